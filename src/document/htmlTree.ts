/** An element of a page with what is in it; a string is text, its entities decoded. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (Element | string)[]
}

export type Node = Element | string

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const codePoint = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')

/** The entities that React and our own Markdown renderer write; any other stays as it is. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex) return codePoint(Number.parseInt(hex, 16))
    return decimal ? codePoint(Number(decimal)) : (characters[name] ?? whole)
  })

// Elements that never have an end tag.
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

// A comment, a script or style with all that is in it, or one tag. Quoted values may hold any character.
const markup =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(source.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  )

/**
 * Reads the HTML that our own pages are made of: every element closed, every value in double quotes. Comments, scripts
 * and styles are left out.
 */
export function htmlTree(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const add = (node: Node) => open.at(-1)?.children.push(node)
  let read = 0
  for (const match of html.matchAll(markup)) {
    if (match.index > read) add(decoded(html.slice(read, match.index)))
    read = match.index + match[0].length
    const [, , end, tag, source = ''] = match
    if (!tag) continue
    const name = tag.toLowerCase()
    if (end) {
      const at = open.findLastIndex((element) => element.name === name)
      if (at > 0) open.length = at
      continue
    }
    const element: Element = { name, attributes: attributesOf(source), children: [] }
    add(element)
    if (!empty.has(name) && !source.endsWith('/')) open.push(element)
  }
  if (read < html.length) add(decoded(html.slice(read)))
  return root
}

export const isElement = (node: Node): node is Element => typeof node !== 'string'

/** The first element that fits, in the order of the page. */
export function find(from: Element, fits: (element: Element) => boolean): Element | undefined {
  if (fits(from)) return from
  for (const child of from.children) {
    const found = isElement(child) ? find(child, fits) : undefined
    if (found) return found
  }
  return undefined
}

/** All text in an element, in one line. */
export const textOf = (node: Node): string =>
  isElement(node) ? node.children.map(textOf).join('').replace(/\s+/g, ' ').trim() : node
