import type { Element } from './htmlTree.ts'
import { find, isElement } from './htmlTree.ts'
import type { Block } from './markdown.ts'
import type { Conversion } from './markdownInline.ts'
import { inlineLine } from './markdownInline.ts'

const rowsOf = (element: Element): Element[] =>
  element.children.filter(isElement).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)))

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'th' || name === 'td')

/** A table as GFM writes it, which always has a row of headings; its caption stands before it. */
export function tableOf(table: Element, conversion: Conversion): Block[] {
  const rows = rowsOf(table).map(cellsOf)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  if (width === 0) return []
  const line = (cells: readonly Element[]) =>
    `| ${Array.from({ length: width }, (_, index) => inlineLine(cells[index]?.children ?? [], conversion)).join(' | ')} |`
  const [first = [], ...others] = rows
  const headed = first.every(({ name }) => name === 'th')
  const body = headed ? others : rows
  const caption = find(table, ({ name }) => name === 'caption')
  const said = caption ? inlineLine(caption.children, conversion) : ''
  const text = [line(headed ? first : []), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')
  return [...(said ? [{ text: said }] : []), { text }]
}
