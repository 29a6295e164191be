import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type Business, businessSchema } from '../../../src/sites/schema/business.ts'
import { plainMessage } from '../../../src/sites/schema/fields.ts'
import { complete } from './complete.ts'
import { answerOfSchema } from './sentences.ts'

/** Answers so far, as the JSON file has them. */
export type BusinessDraft = { [field: string]: unknown }

/** One answer that's typed. `read` throws an error in plain words where it can't make anything of it. */
export type Question = {
  /** Its place in the JSON file: `site.phone.e164`. */
  readonly path: string
  readonly ask: string
  readonly example?: string
  readonly read?: (typed: string, draft: BusinessDraft) => unknown
  /** The answer as it's typed. */
  readonly show?: (value: never) => string
  /** A first answer, worked out of the others. */
  readonly suggest?: (draft: BusinessDraft) => string
}

export const valueAt = (draft: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value ? (value as BusinessDraft)[key] : undefined),
      draft,
    )

export function setAt(draft: BusinessDraft, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<BusinessDraft>((inner, key) => {
    inner[key] ??= {}
    return inner[key] as BusinessDraft
  }, draft)
  parent[last] = value
}

type Inner = { readonly wrapped?: Inner; readonly entries?: Record<string, Inner>; readonly item?: Inner }

/** The build's own schema of an answer. */
export function schemaAt(path: string): v.GenericSchema {
  const unwrapped = (schema: Inner | undefined): Inner | undefined =>
    schema?.wrapped ? unwrapped(schema.wrapped) : schema
  const found = path
    .split('.')
    .reduce<Inner | undefined>(
      (schema, key) => unwrapped(/^\d+$/.test(key) ? schema?.item : schema?.entries?.[key]),
      businessSchema as unknown as Inner,
    )
  if (!found) throw new Error(`The answers have no ${path}`)
  return found as unknown as v.GenericSchema
}

/** What an answer means; `wrong` says in plain words what isn't right with it. */
export function readAnswer(
  question: Question,
  typed: string,
  draft: BusinessDraft,
): { value: unknown; wrong?: string } {
  try {
    const value = question.read ? question.read(typed, draft) : typed.trim()
    if (value === undefined) return { value }
    const { issues } = v.safeParse(schemaAt(question.path), value)
    const [issue] = issues ?? []
    return issue ? { value, wrong: answerOfSchema(plainMessage(issue)) } : { value }
  } catch (error) {
    return { value: undefined, wrong: (error as Error).message }
  }
}

/** What's in the field to begin with: the earlier answer, else what can be worked out. */
export function firstAnswer({ path, show, suggest }: Question, draft: BusinessDraft): string {
  const earlier = valueAt(draft, path)
  if (earlier === undefined) return suggest?.(draft) ?? ''
  return show ? show(earlier as never) : String(earlier)
}

/** What's worked out of other answers, unless somebody says otherwise. */
const workedOut = [
  'site.description',
  'site.phone.label',
  'site.hours.phone',
  'site.area.reach',
  'site.area.zipPrefixes',
  'site.area.example',
  'site.area.zoneName',
  'site.area.landStates',
]

/** Earlier answers to begin with. What was worked out then is left out, so that it follows the new answers. */
export function answersToBeginWith(earlier: BusinessDraft): BusinessDraft {
  const draft = structuredClone(earlier)
  if (!draft.site) return draft
  for (const path of workedOut) setAt(draft, path, undefined)
  // Without the fields, not with undefined ones: those would hide what's worked out.
  const bare = JSON.parse(JSON.stringify(draft)) as BusinessDraft
  const again = complete({ folder: '', ...bare } as unknown as Business)
  for (const path of workedOut)
    if (!isDeepStrictEqual(valueAt(again, path), valueAt(earlier, path))) setAt(bare, path, valueAt(earlier, path))
  return bare
}
