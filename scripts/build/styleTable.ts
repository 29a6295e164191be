import type { themeVariables } from './themeVariables.ts'
import { variablesFor } from './themeVariables.ts'

/** A selector with the classes and elements that must occur in a page for it to match. */
export type Selector = readonly [text: string, classes: readonly string[], elements: readonly string[]]

/** A CSS rule: which context it's in (an index), its selectors, or its class if that is all, and its declarations. */
export type StyleRule = readonly [context: number, selectors: string | readonly Selector[], body: string]

/** The whole site's stylesheet, cut into rules so that each kind of page carries only what it needs. */
export type StyleTable = {
  /** @font-face rules of local fonts: always included. */
  readonly base: string
  /** @font-face rules of fonts that are downloaded. */
  readonly fetched: string
  /** At-rules around rules, outermost first. */
  readonly contexts: readonly (readonly string[])[]
  readonly rules: readonly StyleRule[]
  readonly keyframes: Readonly<Record<string, string>>
  /** Classes and colors that scripts add: those of the main script under `''`, and those of each island. */
  readonly scripted: Readonly<Record<string, readonly string[]>>
  /** The theme's CSS variables with their values: a sheet sets those that it uses. */
  readonly variables: typeof themeVariables
  /** Sheets that scripts fetch, which use variables of the page. */
  readonly scriptSheets: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Classes in the HTML's class attributes. They're unescaped, since `[&_p]:mt-2` is written as `[&amp;_p]:mt-2`. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const attribute of new Set(html.match(/\sclass="[^"]*"/g))) {
    const value = attribute.slice(' class="'.length, -1)
    const names = value.includes('&')
      ? value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '')
      : value
    for (const name of names.split(/\s+/)) if (name) classes.add(name)
  }
  return classes
}

/** Elements in the HTML, by their tags. */
const elementsIn = (html: string) =>
  new Set(Array.from(new Set(html.match(/<[a-z][a-z0-9-]*/gi)), (opening) => opening.slice(1)))

const className = /\.((?:\\.|[\w-]|[^ -~])+)/g

/** Classes that an element and its surroundings must have for a selector; what is negated must not be there. */
export const classesOf = (selector: string): string[] =>
  Array.from(selector.replace(/:not\([^)]*\)/g, '').matchAll(className), ([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )

/** Pseudo-classes that only input elements have, though the selector doesn't name them. */
const partOfInput = /^(?:\[type=['"]?search|::-webkit-(?:search|file|inner|outer)-|:-moz-ui-invalid)/

/** Elements that a selector needs, also those in the arguments of its pseudo-classes. */
export function elementsOf(selector: string): string[] {
  let rest = selector.replace(className, ' ').replace(/\[[^\]]*\]/g, ' ')
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, ' ')
  const names = Array.from(rest.replace(/[:#][\w-]+/g, ' ').matchAll(/[a-z][\w-]*/gi), ([name]) => name)
  return partOfInput.test(selector) ? [...names, 'input'] : names
}

const textOf = (selectors: readonly Selector[]): string => selectors.map(([text]) => text).join()

/** Every class that a rule needs. */
export const ruleClasses = ([, selectors]: StyleRule): string[] =>
  typeof selectors === 'string' ? [selectors] : selectors.flatMap(([, classes]) => classes)

const islandsIn = (html: string) => Array.from(html.matchAll(/\sdata-island="(\w+)"/g), ([, name = '']) => name)

/** Serializes rules in their contexts, and the variables and animations that they use, the former also for `others`. */
function sheetOf(
  { base, contexts, keyframes, variables }: StyleTable,
  rules: readonly (readonly [number, string, string])[],
  others: string,
): string {
  let css = ''
  let open = 0
  const close = () => '}'.repeat(contexts[open]?.length ?? 0)
  for (const [context, selectors, body] of rules) {
    if (context !== open) {
      css += close() + (contexts[context] ?? []).map((at) => `${at}{`).join('')
      open = context
    }
    css += `${selectors}{${body}}`
  }
  css += close()
  const frames = Object.entries(keyframes).filter(([name]) => css.includes(name))
  return base + variablesFor(css + others, variables) + css + frames.map(([, body]) => body).join('')
}

/** All of the site's CSS in one sheet. */
export const wholeSheet = (table: StyleTable): string =>
  table.fetched +
  sheetOf(
    table,
    table.rules.map(([context, selectors, body]) => [
      context,
      typeof selectors === 'string' ? `.${selectors}` : textOf(selectors),
      body,
    ]),
    // Also of drawings anywhere on a page, and what scripts' sheets use.
    Object.keys(table.variables.light)
      .map((name) => `var(${name})`)
      .join(),
  )

/** Rules whose classes all occur, and whose elements do if `elements` is given. */
function pickRules(
  table: StyleTable,
  used: ReadonlySet<string>,
  elements: ReadonlySet<string> | undefined,
  others: string,
): string {
  const matches = ([, classes, names]: Selector) =>
    classes.every((name) => used.has(name)) && (!elements || names.every((name) => elements.has(name)))
  const rules: (readonly [number, string, string])[] = []
  for (const [context, selectors, body] of table.rules) {
    if (typeof selectors === 'string') {
      if (used.has(selectors)) rules.push([context, `.${selectors}`, body])
      continue
    }
    const text = textOf(selectors.filter(matches))
    if (text) rules.push([context, text, body])
  }
  return sheetOf(table, rules, others)
}

/**
 * The styles that a kind of page carries: every rule whose classes all occur in `html`, and whose elements do unless a
 * state or an island may bring others. `hasFold`: the page links the whole sheet further down, so what its scripts and
 * fonts need later comes from there. `tokens`: classes that other states of the page may have; undefined where it has none.
 */
export function stylesOfKind(
  table: StyleTable,
  html: string,
  { hasFold = false, tokens }: { readonly hasFold?: boolean; readonly tokens?: readonly string[] } = {},
): string {
  const islands = islandsIn(html)
  const scripts = hasFold ? (tokens ? islands : []) : ['', ...islands]
  const used = new Set([
    ...classesIn(html),
    ...(tokens ?? []),
    ...scripts.flatMap((name) => table.scripted[name] ?? []),
  ])
  const mayBringElements = tokens !== undefined || (!hasFold && islands.length > 0)
  const elements = mayBringElements ? undefined : elementsIn(html)
  // Without a fold, nothing sets the variables of scripts' sheets later.
  const others = [html, ...used, hasFold ? '' : table.scriptSheets].join()
  return (hasFold ? '' : table.fetched) + pickRules(table, used, elements, others)
}
