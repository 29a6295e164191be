// Loaded before anything else of the build: a file that lacks a field would stop the others with an error that names neither.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsTo } from '../../src/domain/contact/ourPhone.ts'
import { businessSchema } from '../../src/sites/schema/business.ts'
import { schemaProblems } from '../../src/sites/schema/fields.ts'
import { fileSchemas, type SiteFiles } from '../../src/sites/schema/files.ts'
import {
  byName,
  type Files,
  fileProblems,
  isTakenOut,
  repeatedPrices,
  textingProblems,
  unmade,
  unpriced,
} from './contentFiles.ts'
import { filesUnder } from './files.ts'
import { missingExports, movedExports, unreadable, wantedExports } from './imports.ts'

const root = realpathSync(resolve(import.meta.dirname, '../..'))
const folder = realpathSync(join(root, '.site'))

const read = (file: string) => [relative(root, file), readFileSync(file, 'utf8')] as const
const code = filesUnder(root, ['src', 'client', 'scripts/build'], /\.tsx?$/).map(read)
const own = relative(root, folder)
const wanted = wantedExports(code, own)

/** What the business's files export, by their names: those that have a schema, and all that are imported. */
const modules = new Map<string, object | 'missing' | undefined>()
const broken = new Set<string>()
for (const name of new Set([...Object.keys(fileSchemas), ...wanted.map(({ file }) => file)]))
  try {
    const file = join(folder, name)
    modules.set(name, existsSync(file) ? await import(pathToFileURL(file).href) : 'missing')
  } catch (error) {
    modules.set(name, undefined)
    broken.add(unreadable(name, error as Error, folder))
  }

/** What the files that have a schema export, by their names. */
export const files: Partial<Record<string, unknown>> = Object.fromEntries(
  Object.keys(fileSchemas).flatMap((name) =>
    typeof modules.get(name) === 'object' ? [[name, modules.get(name)]] : [],
  ),
)

const { site } = (files['site.ts'] ?? {}) as Partial<SiteFiles['site.ts']>
const { languages = {} } = (modules.get('languages.ts') ?? {}) as { readonly languages?: object }
// English is what the files themselves are in.
const untranslated = Object.keys(languages).filter(
  (language) => language !== 'en' && !existsSync(join(folder, language, 'texts.ts')),
)
const wrong = fileProblems(files)
const missing = missingExports(wanted, modules).filter((line) => !wrong.some((other) => line.startsWith(`${other},`)))
const found = [
  ...wrong,
  ...missing,
  ...movedExports(code, own),
  ...untranslated.map((language) => `${language}/texts.ts: isn't there, and languages.ts says that pages are in it`),
]
const sources = filesUnder(folder, ['.'], /(?<!test)\.(?:tsx?|md)$/).map(
  (file) => [relative(folder, file), readFileSync(file, 'utf8')] as const,
)
const isWhole = site && found.length === 0
const repeated = isWhole ? repeatedPrices(Object.fromEntries(sources), site.price) : []
const posts = Object.fromEntries(sources.filter(([name]) => name.endsWith('.md')))
/** What each of its files exports, those of other languages too. */
export const whole: Files = Object.fromEntries([...modules].filter(([, exported]) => typeof exported === 'object'))
const texted = isWhole && !textsTo(site.phone) ? textingProblems(whole, posts) : []
const { 'items.ts': items, 'prices.ts': prices } = files as Partial<SiteFiles>
const lost = broken.size > 0 && items && prices ? unpriced(Object.fromEntries(sources), items, prices) : []
/** What `npm run new-site` wrote and somebody changed, where nothing can be worked out of it anymore. */
const unanswered =
  broken.size === 0
    ? []
    : (['site', 'towns'] as const).flatMap((name) => {
        const file = `answers/${name}.json`
        const answers = existsSync(join(folder, file)) && JSON.parse(readFileSync(join(folder, file), 'utf8'))
        const wrong = answers ? schemaProblems(businessSchema.entries[name], answers, name) : []
        return wrong.map((problem) => `${file}: ${byName(`${name}.${problem}`, { towns: answers })}`)
      })
const unread = [...broken].filter((line) => lost.every((one) => !one.includes(line.slice(0, line.indexOf(':')))))

/** The file in `answers/` in place of the one that reads it, where the field is none of that one's own. */
function inAnswers(problem: string): string {
  const [, name, field = ''] = /^(site|towns)\.ts: (?:(?<=^towns.*)(?:[\w-]+: |towns\.\d+\.))?(\w+)/.exec(problem) ?? []
  const source = sources.find(([file]) => file === `${name}.ts`)?.[1] ?? ''
  const isOwn = !existsSync(join(folder, `answers/${name}.json`)) || new RegExp(`\\b${field}:`).test(source)
  const { site: record, towns } = businessSchema.entries
  const isAnswered = field in (name === 'site' ? record : towns.item).entries || problem.includes(': is no field')
  return name && isAnswered && !isOwn ? problem.replace(`${name}.ts`, `answers/${name}.json`) : problem
}

/** What is wrong with the chosen business's files. One that can't be read only says so where nothing else is wrong. */
export const problems: readonly string[] = (
  unanswered.length > 0
    ? unanswered
    : found.length > 0
      ? found
      : [...lost, ...unread, ...(isWhole ? unmade(whole) : []), ...repeated, ...texted]
).map(inAnswers)

/** The business has taken something out, and nothing else is wrong: what points at it can be found in its pages and posts, too. */
export const isLeftover = problems.length > 0 && problems.every(isTakenOut)
