/** A CSS rule: which context it stands in (an index), its selectors, and its declarations. */
export type StyleRule = readonly [context: number, selectors: readonly string[], body: string]

/** The whole site's stylesheet, cut into rules so that each page carries only what it uses. */
export type StyleTable = {
  /** Font faces: always there. */
  readonly base: string
  /** At-rules that a rule stands in, outermost first. */
  readonly contexts: readonly (readonly string[])[]
  readonly rules: readonly StyleRule[]
  readonly keyframes: Readonly<Record<string, string>>
  /** Classes that scripts put on elements: always `''`, and by island. */
  readonly scripted: Readonly<Record<string, readonly string[]>>
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Classes in the HTML's class attributes. They are unescaped, since `[&_p]:mt-2` stands there as `[&amp;_p]:mt-2`. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of value
      .replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '')
      .split(/\s+/))
      if (name) classes.add(name)
  return classes
}

/** Classes that an element and its surroundings must have for a selector; what is negated must not be there. */
export const classesOf = (selector: string): string[] =>
  Array.from(selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-]|[^ -~])+)/g), ([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )

// A selector is read once in an isolate's life, and only when a page is rendered.
const needs = new Map<string, readonly string[]>()
const neededBy = (selector: string): readonly string[] => {
  const known = needs.get(selector) ?? classesOf(selector)
  needs.set(selector, known)
  return known
}

const islandsIn = (html: string) => Array.from(html.matchAll(/\sdata-island="(\w+)"/g), ([, name = '']) => name)

/** The CSS that a page needs: every rule whose classes all occur in it or are put there by its scripts. */
export function stylesFor(html: string, table: StyleTable): string {
  const used = classesIn(html)
  for (const name of ['', ...islandsIn(html)]) for (const token of table.scripted[name] ?? []) used.add(token)
  let css = ''
  let open = 0
  for (const [context, selectors, body] of table.rules) {
    const kept = selectors.filter((selector) => neededBy(selector).every((name) => used.has(name)))
    if (kept.length === 0) continue
    if (context !== open) {
      css +=
        '}'.repeat(table.contexts[open]?.length ?? 0) + (table.contexts[context] ?? []).map((at) => `${at}{`).join('')
      open = context
    }
    css += `${kept.join(',')}{${body}}`
  }
  css += '}'.repeat(table.contexts[open]?.length ?? 0)
  const frames = Object.entries(table.keyframes).filter(([name]) => css.includes(name))
  return table.base + css + frames.map(([, body]) => body).join('')
}
