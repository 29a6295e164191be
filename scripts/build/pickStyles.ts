import { type CssNode, findAll, generate, parse, walk } from 'css-tree'
import { type themeVariables, variablesFor } from './themeVariables.ts'

/** The whole site's styles, from which each kind of page gets only what it needs. */
export type SiteStyles = {
  readonly css: string
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
  const values = Array.from(new Set(html.match(/\sclass="[^"]*"/g)), (attribute) =>
    attribute.slice(' class="'.length, -1),
  )
  const names = values.flatMap((value) =>
    value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '').split(/\s+/),
  )
  return new Set(names.filter(Boolean))
}

const islandsIn = (html: string) => Array.from(html.matchAll(/\sdata-island="(\w+)"/g), ([, name = '']) => name)

const className = /\.((?:\\.|[\w-]|[^ -~])+)/g

/** Classes that an element and its surroundings must have for a selector; what is negated must not be there. */
export const classesOf = (selector: string): string[] =>
  Array.from(selector.replace(/:not\([^)]*\)/g, '').matchAll(className), ([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )

const animations = (sheet: CssNode): string =>
  findAll(sheet, (node) => node.type === 'Declaration' && node.property.startsWith('animation'))
    .map((node) => generate(node))
    .join()

/** A sheet's rules without the selectors that don't match, and what's empty or unused then. */
function pickRules(css: string, matches: (selector: string) => boolean): string {
  const sheet = parse(css)
  walk(sheet, {
    visit: 'Rule',
    leave({ prelude }, item, list) {
      if (this.atrule?.name === 'keyframes' || prelude.type !== 'SelectorList') return
      prelude.children = prelude.children.filter((selector) => matches(generate(selector)))
      if (prelude.children.isEmpty) list?.remove(item)
    },
  })
  const animated = animations(sheet)
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      const isUnused =
        rule.block?.children.isEmpty ||
        (rule.name === 'keyframes' && !animated.includes(generate(rule.prelude as CssNode)))
      if (isUnused) list?.remove(item)
    },
  })
  return generate(sheet)
}

/** All of the site's CSS in one sheet, with the variables of drawings anywhere on a page, and of scripts' sheets. */
export const wholeSheet = ({ css, variables }: SiteStyles): string => {
  const all = Object.keys(variables.light).map((name) => `var(${name})`)
  return variablesFor(all.join(), variables) + css
}

/**
 * The styles that a kind of page carries: every rule whose classes all occur in `html`, or are among those that its scripts
 * add. `tokens`: classes and islands that other states of the page may have.
 */
export function stylesOfKind(
  { css, scripted, variables, scriptSheets }: SiteStyles,
  html: string,
  tokens: readonly string[] = [],
): string {
  // Those of other states are among the tokens.
  const islands = islandsIn([html, ...tokens].join(''))
  const used = new Set([...classesIn(html), ...tokens, ...['', ...islands].flatMap((name) => scripted[name] ?? [])])
  const picked = pickRules(css, (selector) => classesOf(selector).every((name) => used.has(name)))
  return variablesFor([picked, html, ...used, scriptSheets].join(), variables) + picked
}
