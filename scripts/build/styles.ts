import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Atrule, CssNode, Rule } from 'css-tree'
import { generate, parse } from 'css-tree'
import { Features, transform } from 'lightningcss'
import { createGenerator } from 'unocss'
import uno from '../../uno.config.ts'
import { clientEntries } from './entries.ts'
import { filesUnder } from './files.ts'
import { kebab } from './schemes.ts'
import type { Selector, StyleRule, StyleTable } from './styleTable.ts'
import { classesOf, elementsOf, ruleClasses } from './styleTable.ts'
import { themeVariables } from './themeVariables.ts'

const sources = ['src', 'client']

// These have no class names, but many words that look like some; types have none at all.
const isClassless = (path: string) => /\/src\/(domain|content|forms|server)\//.test(path)

/** Tokens of a script and of everything local that it imports: the classes and colors that it may put on elements. */
async function tokensOf(entry: string, extract: (code: string, id: string) => Promise<Set<string>>): Promise<string[]> {
  const seen = new Set<string>()
  const tokens = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file) || isClassless(file)) return
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const token of await extract(code, file)) tokens.add(token)
    for (const [, name = ''] of code.matchAll(/\b(?:p|palette)\.(\w+)/g)) tokens.add(`var(--drawn-${kebab(name)})`)
    for (const [, path = ''] of code.matchAll(/^import (?!type )[^']*'(\.[^']+\.tsx?)'/gm))
      await visit(resolve(dirname(file), path))
  }
  await visit(resolve(entry))
  return [...tokens]
}

/** Tokens of a page's source and of all that it imports, scripts aside: the classes that any state of it may have. */
export async function pageTokens(file: string): Promise<string[]> {
  const generator = await createGenerator(uno)
  return tokensOf(file, (code, id) => generator.applyExtractors(code, id, new Set<string>()))
}

/** What a rule is for, by its selectors. */
function selectorsOf(texts: readonly string[]): string | Selector[] {
  const selectors = texts.map((text): Selector => [text, classesOf(text), elementsOf(text)])
  const [first = '', ...others] = texts
  const [name] = classesOf(first)
  return name && first === `.${name}` && others.length === 0 ? name : selectors
}

/** Cuts a stylesheet into rules that a page can pick from. */
export function cutSheet(css: string): Omit<StyleTable, 'scripted' | 'variables' | 'scriptSheets'> {
  const contexts: string[][] = [[]]
  const rules: StyleRule[] = []
  const keyframes: Record<string, string> = {}
  let base = ''
  let fetched = ''

  const contextIndex = (chain: string[]) => {
    const key = chain.join()
    const known = contexts.findIndex((context) => context.join() === key)
    return known >= 0 ? known : contexts.push(chain) - 1
  }
  const addRule = (rule: Rule, chain: string[]) => {
    if (rule.prelude.type !== 'SelectorList') throw new Error(`Unreadable selector: ${generate(rule.prelude)}`)
    const selectors = rule.prelude.children.toArray().map((node) => generate(node))
    const coded = selectors.find((selector) => /\[0-9a-f]/.test(selector))
    if (coded) throw new Error(`A class must not begin with a digit: ${coded}`)
    const body = generate(rule.block).slice(1, -1)
    if (body) rules.push([contextIndex(chain), selectorsOf(selectors), body])
  }
  const addAtrule = (node: Atrule, chain: string[]) => {
    const prelude = node.prelude ? generate(node.prelude) : ''
    const text = generate(node)
    if (node.name === 'keyframes') keyframes[prelude] = text
    else if (node.block && node.name !== 'font-face' && node.name !== 'property')
      addAll(node.block.children.toArray(), [...chain, `@${node.name} ${prelude}`])
    else if (text.includes('url(')) fetched += text
    else base += text
  }
  const addAll = (nodes: readonly CssNode[], chain: string[]) => {
    for (const node of nodes) {
      if (node.type === 'Rule') addRule(node, chain)
      else if (node.type === 'Atrule') addAtrule(node, chain)
    }
  }
  const sheet = parse(css)
  if (sheet.type !== 'StyleSheet') throw new Error('Not a stylesheet')
  addAll(sheet.children.toArray(), [])
  return { base, fetched, contexts, rules, keyframes }
}

// Targets phones of five years ago, which for example need the older syntax of media queries.
const targets = { chrome: 96 << 16, safari: 15 << 16, firefox: 100 << 16 }

// Without a rule that uses `light-dark()`, nothing needs the variables that stand in for it.
export const minified = (filename: string, css: string): string =>
  transform({ filename, code: Buffer.from(css), minify: true, targets, exclude: Features.LightDark }).code.toString()

/** The whole site's styles: base, the components' own sheets, then UnoCSS utilities, minified and cut. */
export async function buildStyles(root: string, fontFaces: string): Promise<StyleTable> {
  const generator = await createGenerator(uno)
  const extract = (code: string, id: string) => generator.applyExtractors(code, id, new Set<string>())
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
  const table = cutSheet(css)
  // Only names that have a rule matter.
  const known = new Set(table.rules.flatMap(ruleClasses))
  for (const [name, list] of Object.entries(scripted))
    scripted[name] = list.filter((token) => known.has(token) || token.startsWith('var('))
  const scriptSheets = filesUnder(root, ['client'], /\.css$/).map((file) => readFileSync(file, 'utf8'))
  return { ...table, scripted, variables: themeVariables, scriptSheets: scriptSheets.join('') }
}
