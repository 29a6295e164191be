import * as v from 'valibot'
import type { DrawingName } from '../../shared/drawings/catalog.ts'

// What the schemas of a business's files are made of. A type is what its schema accepts; nobody writes it a second time.

type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }

/** What a schema accepts, as pages read it: nothing in it can be changed. */
export type Data<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>

export const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is empty: write a text'),
  v.check((typed) => !/\p{Cc}/u.test(typed), 'has a line break or another character that doesn’t show: take it out'),
)
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with single hyphens between, like two-words'),
)
/**
 * A field that `npm run new-site` asks for: what it says, and an answer as an example. One without a title isn't asked for;
 * it may be left out, or is worked out of the others.
 */
export const question = <Schema extends v.GenericSchema>(
  schema: Schema,
  title: string,
  ...examples: v.InferInput<Schema>[]
) => v.pipe(schema, v.title(title), v.examples(examples))

export const zip = v.pipe(
  v.string('must be in quotes, like "60540"'),
  v.regex(/^\d{5}$/, 'must be a ZIP code of five digits, like 60540'),
)
/** Integer cents. */
export const cents = v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(0))
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least), v.maxValue(most))

/** A list with one entry or more. */
export const some = <Schema extends v.GenericSchema>(item: Schema) => v.pipe(v.array(item), v.minLength(1, 'needs one'))

/** The name of a drawing; the build checks whether there is one. */
export const drawing = v.custom<DrawingName>((name) => typeof name === 'string', 'must be the name of a picture')

/** How long a text is, where others cut it off. */
const sized = (least: number, most: number) =>
  v.pipe(
    text,
    v.check(
      ({ length }) => length >= least && length <= most,
      ({ input }) => `has ${input.length} characters, not ${least} to ${most}`,
    ),
  )

/** A page's title and its description, as search results show them whole. */
export const pageTitle = sized(1, 60)
export const pageDescription = sized(70, 155)

/** A whole address, or a path of this site. */
export const href = v.pipe(text, v.regex(/^(https:\/\/|\/\w)/, 'is neither https nor a path'))

export const link = v.strictObject({ label: text, href })
/** Where a fact is from, and since when it's known there: "May 2025", or "state law since 1990". */
export const source = v.strictObject({ ...link.entries, asOf: text })
export const titled = v.strictObject({ title: text, text })
export const asked = v.strictObject({ question: text, answer: text })

/** One side of a before/after pair, or another picture: a drawing, or the owner's photo that replaces it. */
export const picture = v.strictObject({ drawing, alt: text })

export type Link = Data<typeof link>

/** How types are called in front of an owner. */
const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a list of fields in braces',
}

/** What a bound says of which nothing else is said. */
const bounds: Readonly<Record<string, string>> = { min_value: 'or more', max_value: 'or less' }

/** What is wrong with a field, in words that follow its name; the schemas' own sentences are kept. */
export function plainMessage({ kind, type, expected, received, requirement, message }: v.BaseIssue<unknown>): string {
  const bound = message.startsWith('Invalid') && bounds[type]
  if (kind === 'validation') return bound ? `must be ${requirement} ${bound}` : message
  if (expected === 'never') return 'is no field of this: correct its name, or take it out'
  const choices = (expected ?? '')
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .filter((choice) => choice !== 'undefined')
  if (received === 'undefined') return choices.length > 1 ? `is missing: one of ${choices.join(', ')}` : 'is missing'
  if (!message.startsWith('Invalid')) return message
  const due = choices.length > 1 ? `one of ${choices.join(', ')}` : (kinds[expected ?? ''] ?? expected)
  return `must be ${due}, not ${received.slice(0, 60)}`
}

type Shape = { readonly wrapped?: Shape; readonly item?: Shape; readonly entries?: Readonly<Record<string, Shape>> }

/** The names of the fields at a place in a schema, as far as they're known. */
function fieldsAt(schema: Shape, path: readonly { readonly key?: unknown }[]): string {
  const inner = (shape?: Shape): Shape | undefined => (shape?.wrapped ? inner(shape.wrapped) : shape)
  const at = path.reduce<Shape | undefined>(
    (shape, { key }) => inner(shape?.entries?.[String(key)] ?? shape?.item),
    inner(schema),
  )
  return Object.keys(at?.entries ?? {}).join(', ')
}

/** What is wrong with a value, each with its field: `hero.lead: is missing`. `whole` names the value itself. */
export const schemaProblems = (schema: v.GenericSchema, value: unknown, whole: string): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => {
    const fields = issue.expected === 'Object' && fieldsAt(schema as Shape, issue.path ?? [])
    return `${v.getDotPath(issue) ?? whole}: ${plainMessage(issue)}${fields ? `; its fields are ${fields}` : ''}`
  })
