/** A CSS rule: the at-rules around it, its selectors each with the classes it names, and its declarations. */
export type StyleRule = {
  /** Index into `contexts`. */
  readonly in: number
  readonly selectors: readonly (readonly [selector: string, ...classes: string[]])[]
  readonly body: string
}

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

const islandsIn = (html: string) => Array.from(html.matchAll(/\sdata-island="(\w+)"/g), ([, name = '']) => name)

/** The CSS that a page needs: every rule whose classes all occur in it or are put there by its scripts. */
export function stylesFor(html: string, table: StyleTable): string {
  const used = classesIn(html)
  for (const name of ['', ...islandsIn(html)]) for (const token of table.scripted[name] ?? []) used.add(token)
  let css = ''
  let open = 0
  for (const rule of table.rules) {
    const kept = rule.selectors.filter(([, ...classes]) => classes.every((name) => used.has(name)))
    if (kept.length === 0) continue
    if (rule.in !== open) {
      css +=
        '}'.repeat(table.contexts[open]?.length ?? 0) + (table.contexts[rule.in] ?? []).map((at) => `${at}{`).join('')
      open = rule.in
    }
    css += `${kept.map(([selector]) => selector).join(',')}{${rule.body}}`
  }
  css += '}'.repeat(table.contexts[open]?.length ?? 0)
  const frames = Object.entries(table.keyframes).filter(([name]) => css.includes(name))
  return table.base + css + frames.map(([, body]) => body).join('')
}
