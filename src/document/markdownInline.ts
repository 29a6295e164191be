import type { Element, Node } from './htmlTree.ts'
import { find, isElement, textOf } from './htmlTree.ts'

/** What the whole conversion knows. */
export type Conversion = {
  /** Address that the links of the page start from. */
  readonly base: string
  /** The last heading, which names a form that follows it. */
  heading: string
  /** Names of pictures said already: a drawing may stand there once for each width of the window. */
  readonly pictures: Set<string>
}

/** Bold inside bold, and links inside links, are none. */
type Inside = { readonly strong?: boolean; readonly em?: boolean; readonly link?: boolean }

const inlineNames = new Set(
  'a abbr b bdi br cite code em i img kbd label mark picture q s small source span strong sub sup svg time u wbr'.split(
    ' ',
  ),
)

export const isInline = (node: Node): boolean => !isElement(node) || inlineNames.has(node.name)

/** Drawn for the eye only, not shown, or of no use without a browser. */
export const isDropped = ({ name, attributes }: Element): boolean =>
  attributes['aria-hidden'] === 'true' ||
  'hidden' in attributes ||
  /^(button|dialog|input|link|meta|noscript|search|select|template|textarea)$/.test(name) ||
  (name === 'nav' && attributes['aria-label'] === 'Breadcrumb')

// Marks of where an element starts and ends, and of a line break, while a line is put together: characters without a
// meaning, which no text of ours has.
const start = '\ue002'
const end = '\ue003'
const lineBreak = '\ue004'

const escaped = (text: string): string =>
  text
    .replace(/[\ue000-\ue00f]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>~|]|!$|&(?=#?\w+;)/g, '\\$&')

/** An address that Markdown's parentheses can hold. */
const absolute = (address: string, base: string): string =>
  (URL.canParse(address, base) ? new URL(address, base).href : address).replace(
    /[()<>\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** `**text**`: the marks have to touch the text. */
const wrapped = (mark: string, text: string): string =>
  text.replace(/^([\s\ue002-\ue004]*)(.*?)([\s\ue002-\ue004]*)$/s, (whole, before, inner, after) =>
    inner ? `${before}${mark}${inner}${mark}${after}` : whole,
  )

function pictureOf(svg: Element, conversion: Conversion): string {
  const named = find(svg, ({ name }) => name === 'title' || name === 'desc')
  const label = svg.attributes['aria-label'] ?? (named ? textOf(named) : '')
  if (!label || conversion.pictures.has(label)) return ''
  conversion.pictures.add(label)
  return `(Picture: ${escaped(label)})`
}

function linkOf(element: Element, conversion: Conversion, inside: Inside): string {
  const { href, 'aria-label': label } = element.attributes
  if (!href || inside.link) return raw(element.children, conversion, inside)
  const text = joined(raw(element.children, conversion, { ...inside, link: true })).replaceAll(lineBreak, ' ')
  const said = text || escaped(label ?? '')
  return said && `[${said}](${absolute(href, conversion.base)})`
}

function elementOf(element: Element, conversion: Conversion, inside: Inside): string {
  const { name, attributes, children } = element
  if (name === 'br') return lineBreak
  if (name === 'img')
    return attributes.alt ? `![${escaped(attributes.alt)}](${absolute(attributes.src ?? '', conversion.base)})` : ''
  if (name === 'svg') return pictureOf(element, conversion)
  if (name === 'a') return linkOf(element, conversion, inside)
  if (name === 'code') return textOf(element) && wrapped('`', textOf(element).replaceAll('`', "'"))
  if (/^(b|strong)$/.test(name) && !inside.strong)
    return wrapped('**', raw(children, conversion, { ...inside, strong: true }))
  if (/^(i|em)$/.test(name) && !inside.em) return wrapped('*', raw(children, conversion, { ...inside, em: true }))
  return raw(children, conversion, inside)
}

function raw(nodes: readonly Node[], conversion: Conversion, inside: Inside): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escaped(node)
      const text = isDropped(node) ? '' : elementOf(node, conversion, inside)
      return text && !/^(br|sub|sup|wbr)$/.test(node.name) ? start + text + end : text
    })
    .join('')
}

/**
 * What stands side by side on the page without a space between, because the layout keeps it apart, is kept apart by a
 * dot; sentences only need a space.
 */
function between(left: string, marks: string, right: string): string {
  const before = left.replace(/[\ue002\ue003*]+$/, '').at(-1) ?? ' '
  const after = right.replace(/^[\ue002\ue003*]+/, '').at(0) ?? ' '
  if (/[\s[]/.test(before) || /[\s,.;:?!)\]’”]/.test(after)) return ''
  const apart = marks.includes(end + start)
  if (/[.?!:;,]/.test(before)) return apart || /[\w[]/.test(after) ? ' ' : ''
  // A word may be bold in part.
  if (!apart && !(marks.endsWith(start) && /^\w/.test(right) && /\w/.test(before))) return ''
  return after === '(' ? ' ' : ' · '
}

/** The pieces of a line with its marks resolved; line breaks are still marks. */
const joined = (text: string): string =>
  text
    .replace(/[\ue002\ue003]+/g, (marks, at: number) =>
      between(text.slice(0, at), marks, text.slice(at + marks.length)),
    )
    .replace(/ *\ue004 */g, lineBreak)
    .replace(/ {2,}/g, ' ')
    .trim()

/** Inline content as one line, for a heading, a cell or a term, which hold their whole text in one weight. */
export const inlineLine = (nodes: readonly Node[], conversion: Conversion, inside: Inside = {}): string =>
  joined(raw(nodes, conversion, inside)).replaceAll(lineBreak, ' ')

/** Inline content as a paragraph: no line of it may look like a heading, a quote or an item of a list. */
export const paragraph = (nodes: readonly Node[], conversion: Conversion): string =>
  joined(raw(nodes, conversion, {}))
    .split(lineBreak)
    .map((line) =>
      line.replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|[-=]+$)/, '\\$1').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2'),
    )
    .join('\\\n')
