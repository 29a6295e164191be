import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Features, transform } from 'lightningcss'
import { createGenerator } from 'unocss'
import { parseSync, Visitor } from 'vite'
import uno from '../../uno.config.ts'
import { clientEntries, filesUnder } from './files.ts'
import type { SiteStyles } from './pickStyles.ts'
import { kebab } from './schemes.ts'
import { themeVariables } from './themeVariables.ts'

const sources = ['src', 'client']

// These have no class names, but many words that look like some; types have none at all. The list of all pages is no part of
// the one whose imports lead there.
const isClassless = (path: string) =>
  /\/src\/(?:domain|business|store|request|shared\/(?:forms|http))\/|\/src\/pages\.ts$|\/palette\.ts$/.test(path)

/** Classes and other tokens in a file's source. */
type Extract = (source: string, file: string) => Promise<Set<string>>

/**
 * Finds the tokens in a file's strings: a class is in one, and a name, a comment or a sentence of a page that has the same
 * word isn't.
 */
async function extractor(): Promise<Extract> {
  const generator = await createGenerator(uno)
  return async (source, file) => {
    const texts: unknown[] = []
    const visitor = new Visitor({
      Literal({ value }) {
        texts.push(value)
      },
      TemplateElement({ value }) {
        texts.push(value.cooked)
      },
    })
    visitor.visit(parseSync(file, source).program)
    return generator.applyExtractors(texts.join('\n'), file, new Set<string>())
  }
}

const imported = /^import (?!type )[^']*'(\.[^']+\.tsx?)'/gm

/** Classes inside our sentences: whoever says one may put them on elements. */
const sentenceClasses = (): string[] =>
  filesUnder('.', ['src/words'], /\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )

/**
 * Tokens of a page or a script and of everything local that it imports: the classes and colors that it may put on elements,
 * and the islands, as their attributes.
 */
async function tokensOf(entry: string, extract: Extract): Promise<string[]> {
  const seen = new Set<string>()
  const tokens = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file) || isClassless(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const token of await extract(source, file)) tokens.add(token)
    for (const [, name = ''] of source.matchAll(/\b(?:p|palette)\.(\w+)/g)) tokens.add(`var(--drawn-${kebab(name)})`)
    for (const [, name = ''] of source.matchAll(/<Island\s+name="(\w+)"/g)) tokens.add(` data-island="${name}"`)
    if (source.includes("from '#sentences'")) for (const name of sentenceClasses()) tokens.add(name)
    for (const [, path = ''] of source.matchAll(imported)) await visit(resolve(dirname(file), path))
  }
  await visit(resolve(entry))
  return [...tokens]
}

/** Tokens of a page's source and of all that it imports: the classes that any state may have. */
export const pageTokens = async (file: string): Promise<string[]> => tokensOf(file, await extractor())

// Targets phones of five years ago, which for example need the older syntax of media queries.
const targets = { chrome: 96 << 16, safari: 15 << 16, firefox: 100 << 16 }

// Without a rule that uses `light-dark()`, nothing needs the variables that stand in for it.
export const minified = (filename: string, css: string): string =>
  transform({ filename, code: Buffer.from(css), minify: true, targets, exclude: Features.LightDark }).code.toString()

/** The whole site's styles: base, the components' own sheets, then UnoCSS utilities, minified. */
export async function buildStyles(root: string, fontFaces: string): Promise<SiteStyles> {
  const generator = await createGenerator(uno)
  const extract = await extractor()
  const tokens = new Set<string>()
  for (const file of filesUnder(root, sources, /\.tsx?$/))
    for (const token of await extract(readFileSync(file, 'utf8'), file)) tokens.add(token)
  const { css: utilities } = await generator.generate(tokens)
  const sheets = filesUnder(root, ['src'], /\.css$/).sort(
    (a, b) => Number(b.endsWith('base.css')) - Number(a.endsWith('base.css')),
  )
  const own = sheets.map((file) => minified(relative(root, file), readFileSync(file, 'utf8')))
  // Each part is minified separately: together, rules could be merged across parts and change their order.
  const css = [fontFaces, ...own, minified('utilities.css', utilities)].join('')
  const scripted: Record<string, string[]> = {}
  for (const [name, file] of Object.entries(clientEntries(root)))
    scripted[name === 'main' ? '' : name] = await tokensOf(file, extract)
  const scriptSheets = filesUnder(root, ['client'], /\.css$/).map((file) => readFileSync(file, 'utf8'))
  return { css, scripted, variables: themeVariables, scriptSheets: scriptSheets.join('') }
}
