import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inDollars } from '../../src/domain/prices/price.ts'
import { schemaProblems } from '../../src/sites/schema/fields.ts'
import { fileSchemas } from '../../src/sites/schema/files.ts'
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

/** Pictures that nobody has drawn. */
const unknownDrawings = (exported: unknown): string[] =>
  leavesOf(exported).flatMap(([path, name]) =>
    /(^|\.)(drawing|replaces)$/.test(path) && typeof name === 'string' && !drawings.has(name)
      ? [`${path}: "${name}" is no picture; there are: ${[...drawings].join(', ')}`]
      : [],
  )

/** The record's name in place of its number: `aurora: lead: is missing`. The site's fields are those of its file. */
export const byName = (problem: string, exported: unknown): string =>
  problem
    .replace(/^site\./, '')
    .replace(/^(towns|services|itemPages|guides)\.(\d+)\./, (place, list: string, at: string) => {
      const { slug } = (exported as Readonly<Record<string, readonly { slug?: unknown }[]>>)[list]?.[Number(at)] ?? {}
      return typeof slug === 'string' ? `${slug}: ` : place
    })

/** How sentences end that are about something that a business has taken out, or that can't be read for one reason. */
const ends =
  /: (?:"[^"]+" does not exist|items\.ts has no "[^"]+"|is there, but site\.features\.\w+ is off|can't be read: .+|\S+ is no page of this site)/

/** Sentences that end the same, as one with every place that they're about. */
export const together = (problems: readonly string[]): string[] =>
  [...Map.groupBy(problems, (problem) => ends.exec(problem)?.[0] ?? problem)].map(([end, [first = '', ...more]]) => {
    const at = first.indexOf(end)
    const places = more.map((problem) => problem.slice(0, problem.indexOf(end)))
    return [first.slice(0, at), ...(at > 0 ? places : [])].join(', ') + first.slice(at)
  })

/**
 * What is wrong with a business's files, each with file and field: first their own fields, and where those are right, what
 * they say of each other. A file that isn't among them couldn't be read.
 */
export function fileProblems(files: Files): string[] {
  const schemas = Object.entries(fileSchemas)
  const problems = schemas.flatMap(([name, schema]) =>
    name in files
      ? [...schemaProblems(schema, files[name], 'it'), ...unknownDrawings(files[name])].map(
          (problem) => `${name}: ${byName(problem, files[name])}`,
        )
      : [],
  )
  const isWhole = schemas.every(([name]) => name in files)
  return problems.length === 0 && isWhole ? together(recordProblems(files)) : problems
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

/** An export of a business's file that another file imports. */
type Wanted = { readonly file: string; readonly name: string; readonly by: string }

const imports = /^(?:import|export) \{([^}]*)\} from '(#site\/|\.\.?\/)([^']+)'/gm

/**
 * What's imported of a business's files by their names.
 * @param code by its path
 * @param own the business's folder, as the paths have it
 */
export const wantedExports = (code: readonly (readonly [path: string, text: string])[], own: string): Wanted[] =>
  code.flatMap(([by, text]) =>
    Array.from(text.matchAll(imports)).flatMap(([, names = '', from = '', path = '']) => {
      const target = from === '#site/' ? join(own, path) : join(dirname(by), from, path)
      if (!target.startsWith(`${own}/`)) return []
      const read = names.split(',').map((name) => name.trim().replace(/ as .*/, ''))
      return read
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => ({ file: target.slice(own.length + 1), name, by }))
    }),
  )

/**
 * One sentence for each export that isn't there, with every file that imports it. A bundler would say it in its own words, and stop at the first file.
 * @param modules what each file exports; `missing` where there's no such file, undefined where it can't be read
 */
export function missingExports(
  wanted: readonly Wanted[],
  modules: ReadonlyMap<string, object | 'missing' | undefined>,
): string[] {
  const lines = new Map<string, Set<string>>()
  for (const { file, name, by } of wanted) {
    const exported = modules.get(file)
    if (exported === undefined || (exported !== 'missing' && name in exported)) continue
    const problem = exported === 'missing' ? `${file}: isn't there` : `${file}: ${name}: is missing`
    lines.set(problem, (lines.get(problem) ?? new Set()).add(by))
  }
  return [...lines].map(([problem, by]) => `${problem}, and these import it: ${[...by].join(', ')}`)
}

/** What asks people to text the business, in English and in Spanish; "you can't text us" doesn't. */
const asks =
  /(?<!(?:n['’]t|not|never|no) )\b(?:text(?:ing)? (?:us\b|(?:\w+ ){0,2}(?:photos?|pictures?|videos?)\b)|call(?: us)?,? or text\b(?! you)|by text\b|m[aá]nde(?:nos)? (?:un mensaje|fotos por mensaje)|mensajes? de texto)/i

/** A text of another language is made when it's read. */
function made(exported: unknown): unknown {
  if (typeof exported !== 'function' || exported.length > 0) return exported
  try {
    return exported()
  } catch {
    return undefined
  }
}

/**
 * Where a business whose number takes no texts asks for some: each with its file, and the field or the line. `modules`: what its files
 * export; `sources`: its blog posts, by the file's name.
 */
export function textingProblems(modules: Files, sources: Readonly<Record<string, string>>): string[] {
  const said = [
    ...Object.entries(modules).flatMap(([file, exported]) =>
      Object.entries(exported as object).flatMap(([name, value]) =>
        leavesOf(made(value), name).map(([place, text]) => [text, `${file}: ${byName(place, exported)}`] as const),
      ),
    ),
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
