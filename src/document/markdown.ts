import { mailHref, site, smsHref, telHref } from '../site.ts'
import type { Element, Node } from './htmlTree.ts'
import { find, htmlTree, isElement } from './htmlTree.ts'
import type { Conversion } from './markdownInline.ts'
import { inlineLine, isDropped, isInline, paragraph } from './markdownInline.ts'
import { listOf, termsOf } from './markdownList.ts'
import { tableOf } from './markdownTable.ts'

/** A block of the text; `list` where it is one, false for one whose marks differ from the list's before it. */
export type Block = { readonly text: string; readonly list?: boolean }

/** Reads what is inside an element; `inItem` where headings are too large. */
export type ReadBlocks = (nodes: readonly Node[], conversion: Conversion, inItem: boolean) => Block[]

const quoted = (text: string): string => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')

/** One blank line between blocks. */
const stacked = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n\n')

function headingOf(element: Element, conversion: Conversion, inItem: boolean): Block[] {
  const text = inlineLine(element.children, conversion, { strong: true })
  if (!text || element.name === 'h1') return []
  conversion.heading = text
  return [{ text: inItem ? `**${text}**` : `${'#'.repeat(Number(element.name[1]))} ${text}` }]
}

function elementBlocks(element: Element, conversion: Conversion, inItem: boolean, before: Block | undefined): Block[] {
  const { name, attributes, children } = element
  if (isDropped(element)) return []
  if (/^h[1-6]$/.test(name)) return headingOf(element, conversion, inItem)
  if (name === 'hr') return [{ text: '---' }]
  if (name === 'form') return [{ text: `Form: ${conversion.heading} at ${conversion.base}` }]
  if (name === 'table') return tableOf(element, conversion)
  if (name === 'blockquote') {
    const text = stacked(blocksOf(children, conversion, inItem))
    return text ? [{ text: quoted(text) }] : []
  }
  if (name === 'summary' && children.every(isInline)) {
    const text = inlineLine(children, conversion, { strong: true })
    return text ? [{ text: `**${text}**` }] : []
  }
  if (!/^(ul|ol|dl|menu)$/.test(name)) return blocksOf(children, conversion, inItem)
  const label = attributes['aria-label']
  const second = before?.list === true && !label
  const text = (name === 'dl' ? termsOf : listOf)(element, conversion, second, blocksOf)
  if (!text) return []
  return [...(label ? [{ text: paragraph([`${label}:`], conversion) }] : []), { text, list: !second }]
}

/** Everything in an element as blocks; what stands between its block elements makes paragraphs. */
const blocksOf: ReadBlocks = (nodes, conversion, inItem) => {
  const blocks: Block[] = []
  let line: Node[] = []
  const endLine = () => {
    const text = paragraph(line, conversion)
    line = []
    if (text) blocks.push({ text })
  }
  for (const node of nodes) {
    if (isInline(node) || !isElement(node)) line.push(node)
    else {
      endLine()
      blocks.push(...elementBlocks(node, conversion, inItem, blocks.at(-1)))
    }
  }
  endLine()
  return blocks
}

/** How to reach us, and where this text comes from. */
const contactLines = (url: string): string =>
  [
    `- Call: [${site.phone.label}](${telHref})`,
    `- Text: [${site.phone.label}](${smsHref()})`,
    `- E-mail: [${site.email}](${mailHref})`,
    `- This page: <${url}>`,
  ].join('\n')

/** The main part of a page that we rendered, as Markdown (CommonMark with tables), its heading first. */
export function markdownOf(html: string, siteUrl: string): string {
  const page = htmlTree(html)
  const canonical = find(page, ({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
  const base = canonical?.attributes.href ?? `${siteUrl}/`
  const main = find(page, ({ name }) => name === 'main') ?? page
  const h1 = find(main, ({ name }) => name === 'h1')
  const conversion: Conversion = { base, heading: site.name, pictures: new Set() }
  if (h1) conversion.heading = inlineLine(h1.children, conversion, { strong: true })
  const heading = `# ${conversion.heading}`
  const text = stacked(blocksOf(main.children, conversion, false))
  return `${[heading, text, '---', contactLines(base)].filter(Boolean).join('\n\n')}\n`
}
