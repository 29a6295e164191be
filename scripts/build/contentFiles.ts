import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { inDollars } from '../../src/domain/prices/price.ts'
import { businessSchema } from '../../src/sites/schema/business.ts'
import { schemaProblems } from '../../src/sites/schema/fields.ts'
import { fileSchemas, type SiteFiles } from '../../src/sites/schema/files.ts'
import type { Site } from '../../src/sites/schema/site.ts'
import { recordProblems } from './recordProblems.ts'

/** What a business's files export, by their names. */
export type Files = Readonly<Record<string, unknown>>

/** Names in the catalog of drawings, parsed instead of imported: its components are TSX, which plain Node can't load. */
export function drawingNames(root: string): ReadonlySet<string> {
  const source = ['src/shared/drawings/catalog.ts', '.site/drawings.tsx']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  return new Set(Array.from(source.matchAll(/^ {2}'?([\w-]+)'?: \w+,$/gm), ([, name = '']) => name))
}

const drawings = drawingNames(resolve(import.meta.dirname, '../..'))

/** Everything in a record that has nothing in it itself, with its path: `curb.lines.2.note`. */
export const leavesOf = (value: unknown, path = ''): (readonly [path: string, leaf: unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
    : [[path, value]]

const unknownDrawings = (exported: unknown): string[] =>
  leavesOf(exported).flatMap(([path, name]) =>
    /(^|\.)(drawing|replaces)$/.test(path) && typeof name === 'string' && !drawings.has(name)
      ? [`${path}: "${name}" is no picture; there are: ${[...drawings].join(', ')}`]
      : [],
  )

/** Texts that only `npm run new-site` makes what they mean, like a phone number with its parentheses: pages read a file as it is. */
function unread(schema: v.GenericSchema, exported: unknown): string[] {
  const { output, issues = [] } = v.safeParse(schema, exported)
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)))
  const read = new Map(leavesOf(output).filter(([path]) => !wrong.has(path)))
  return leavesOf(exported).flatMap(([path, own]) => {
    const due = read.get(path)
    const isRead = typeof own !== 'string' || due === undefined || due === own.trim()
    return isRead ? [] : [`${path}: is “${own}”: write ${typeof due === 'string' ? `“${due}”` : due}`]
  })
}

/** The record's name in place of its number: `aurora: lead: is missing`. The site's fields are those of its file. */
export const byName = (problem: string, exported: unknown): string =>
  problem
    .replace(/^site\./, '')
    .replace(/^(towns|services|itemPages|guides)\.(\d+)\./, (place, list: string, at: string) => {
      const { slug } = (exported as Readonly<Record<string, readonly { slug?: unknown }[]>>)[list]?.[Number(at)] ?? {}
      return typeof slug === 'string' ? `${slug}: ` : place
    })

/** How sentences end that are about something that a business has taken out. */
const ends =
  /: (?:"[^"]+" does not exist|(?:items|prices)\.ts has no "[^"]+"|says “NaN”|is there, but site\.features\.\w+ is off|\S+ is no page of this site)/

/** Whether it's about something that was taken out, and no fault of what says it. */
export const isTakenOut = (problem: string): boolean => ends.test(problem)

/** Sentences that end the same, as one with every place that they're about. */
export const together = (problems: readonly string[]): string[] =>
  [...Map.groupBy(problems, (problem) => ends.exec(problem)?.[0] ?? problem)].map(([end, [first = '', ...more]]) => {
    const at = first.indexOf(end)
    const places = more.map((problem) => problem.slice(0, problem.indexOf(end)))
    return [first.slice(0, at), ...(at > 0 ? places : [])].join(', ') + first.slice(at)
  })

/** Whether something's missing that follows from what `npm run new-site` asks. */
const isWorkedOut = (problem: string): boolean =>
  (/^site\.ts: (\w+)\S* is missing$/.exec(problem)?.[1] ?? '') in businessSchema.entries.site.entries

/**
 * What is wrong with a business's files, each with file and field: first their own fields, and where those are right, what
 * they say of each other. A file that isn't among them couldn't be read.
 */
export function fileProblems(files: Files): string[] {
  const schemas = Object.entries(fileSchemas)
  const problems = schemas.flatMap(([name, schema]) =>
    name in files
      ? [
          ...schemaProblems(schema, files[name], 'it'),
          ...unread(schema, files[name]),
          ...unknownDrawings(files[name]),
        ].map((problem) => `${name}: ${byName(problem, files[name])}`)
      : [],
  )
  const isWhole = schemas.every(([name]) => name in files)
  if (problems.length === 0) return isWhole ? together(recordProblems(files)) : []
  // What's worked out of a value that is no number is none either, and of a wrong one nothing is.
  const { site } = (files['site.ts'] ?? {}) as Partial<SiteFiles['site.ts']>
  const lacking = new Set(schemaProblems(businessSchema.entries.site, site, 'site').map((own) => `site.ts: ${own}`))
  const causes = problems.filter(
    (problem) => !problem.endsWith('not NaN') && (lacking.has(problem) || !isWorkedOut(problem)),
  )
  return causes.length > 0 || !isWhole ? causes : problems
}

/**
 * Where a text repeats the price of the smallest load or of a full truck by hand: it would stay when the price changes.
 * `sources`: TypeScript and Markdown by the file's name.
 */
export const repeatedPrices = (sources: Readonly<Record<string, string>>, price: Site['price']): string[] =>
  Object.entries(sources).flatMap(([name, source]) =>
    source.split('\n').flatMap((line, at) =>
      (['from', 'to'] as const).flatMap((field) => {
        const amount = price[field]
        const isThere =
          !/^\s*(?:\/?\*|\/\/)/.test(line) &&
          new RegExp(`\\$(?:${amount}|${amount.toLocaleString('en')})(?![\\d,.]*\\d)`).test(line)
        const instead = name.endsWith('.md') ? `{{${field}}}` : `\${inDollars(site.price.${field})}`
        return isThere
          ? [`${name}: line ${at + 1}: repeats the price ${inDollars(amount)}: write ${instead} instead`]
          : []
      }),
    ),
  )

/** How a text asks for a price: of a load, or of something that costs extra. */
const asked = {
  load: /(?<=\b(?:(?:guide|added|space)Price|guideRange)\(|\b(?:items?|load): (?:\[[^\]]*)?|word: '[^']*', id: |\bconst \w+ = )'([a-z][\w.-]*)'|\{\{(?:guide|added) ([\w.-]+)/g,
  extra: /(?:\bextraPrice\('|\{\{extra )([\w-]+)/g,
}

/**
 * What texts ask the price of, and the business has no more, as one sentence for each with every file. Such a file can't be read, so
 * its schema doesn't say it. `sources`: TypeScript and Markdown by the file's name.
 */
export function unpriced(
  sources: Readonly<Record<string, string>>,
  { catalog }: SiteFiles['items.ts'],
  { extras }: SiteFiles['prices.ts'],
): string[] {
  const known = { load: catalog?.items ?? [], extra: extras }
  const problems = Object.entries(sources).flatMap(([file, source]) =>
    (['load', 'extra'] as const).flatMap((kind) =>
      Array.from(source.matchAll(asked[kind]), ([, list, figure = '']) => list ?? figure)
        .flatMap((list) => list.split('_').map((part) => part.replace(/\.\d+$/, '')))
        .filter((id) => known[kind].every((one) => one.id !== id))
        .map((id) => `${file}: ${kind === 'load' ? 'items.ts' : 'prices.ts'} has no "${id}"`),
    ),
  )
  return together([...new Set(problems)])
}

/** What asks people to text the business, in English and in Spanish; "you can't text us" doesn't. */
const asks =
  /(?<!(?:n['’]t|not|never|no) )\b(?:text(?:ing)? (?:us\b|(?:\w+ ){0,2}(?:photos?|pictures?|videos?)\b)|call(?: us)?,? or text\b(?! you)|by text\b|m[aá]nde(?:nos)? (?:un mensaje|fotos por mensaje)|mensajes? de texto)/i

/** A text of another language is made when it's read. */
export function made(exported: unknown): unknown {
  if (typeof exported !== 'function' || exported.length > 0) return exported
  try {
    return exported()
  } catch {
    return undefined
  }
}

/** Everything that a business's files say, those of other languages too, with its place. */
const textsOf = (modules: Files): (readonly [text: unknown, place: string])[] =>
  Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported as object).flatMap(([name, value]) =>
      leavesOf(made(value), name).map(([place, text]) => [text, `${file}: ${byName(place, exported)}`] as const),
    ),
  )

/** Texts with a figure that's worked out of something that isn't there, as one sentence: "$NaN off". */
export const unmade = (modules: Files): string[] =>
  together(
    textsOf(modules).flatMap(([text, place]) =>
      typeof text === 'string' && /\bNaN\b/.test(text)
        ? [`${place}: says “NaN”, because what it’s worked out of isn’t there`]
        : [],
    ),
  )

/**
 * Where a business whose number takes no texts asks for some: each with its file, and the field or the line. `modules`: what its files
 * export; `sources`: its blog posts, by the file's name.
 */
export function textingProblems(modules: Files, sources: Readonly<Record<string, string>>): string[] {
  const said = [
    ...textsOf(modules),
    ...Object.entries(sources).flatMap(([file, source]) =>
      source.split('\n').map((line, at) => [line, `${file}: line ${at + 1}`] as const),
    ),
  ]
  // What a list has of another file is said once, of that file.
  return [...new Map(said)].flatMap(([text, place]) => {
    const [found] = (typeof text === 'string' && asks.exec(text)) || []
    return found
      ? [
          `${place}: says “${found}”, but your number takes no texts: write “email us” or “call us”, or set \`texts\` of \`phone\``,
        ]
      : []
  })
}
