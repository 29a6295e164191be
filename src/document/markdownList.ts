import type { Element } from './htmlTree.ts'
import { isElement } from './htmlTree.ts'
import type { Block, ReadBlocks } from './markdown.ts'
import type { Conversion } from './markdownInline.ts'
import { inlineLine, isDropped, isInline } from './markdownInline.ts'

/** The text of an item under its mark: what follows the first line is moved in by the mark's width. */
const item = (mark: string, text: string): string => mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)

/** An item's blocks; a list follows its introduction without a blank line. */
const itemText = (blocks: readonly Block[]): string =>
  blocks.map(({ text, list }, index) => (index === 0 ? '' : list === undefined ? '\n\n' : '\n') + text).join('')

/** Short items stand line under line, long ones apart. */
const items = (texts: readonly string[]): string =>
  texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')

/** A list. The second of two in a row has other marks, or it would go on with the first. */
export function listOf(list: Element, conversion: Conversion, second: boolean, read: ReadBlocks): string {
  let number = Number(list.attributes.start ?? 1)
  return items(
    list.children.filter(isElement).flatMap((child) => {
      if (isDropped(child)) return []
      const text = itemText(read(child.children, conversion, true))
      if (!text) return []
      const mark = list.name === 'ol' ? `${number++}${second ? ')' : '.'} ` : second ? '* ' : '- '
      return [item(mark, text)]
    }),
  )
}

/** Terms and descriptions in the order of the page; a `div` round a group is none of them. */
const termParts = (list: Element): Element[] =>
  list.children
    .filter(isElement)
    .flatMap((child) => (isDropped(child) ? [] : child.name === 'div' ? termParts(child) : [child]))

/** A list of terms: each in bold, with what is said of it behind. */
export function termsOf(list: Element, conversion: Conversion, second: boolean, read: ReadBlocks): string {
  const groups: { term: string; said: string[]; blocks: Block[] }[] = []
  for (const { name, children } of termParts(list)) {
    if (name === 'dt') groups.push({ term: inlineLine(children, conversion, { strong: true }), said: [], blocks: [] })
    else if (name !== 'dd') continue
    else if (children.every(isInline)) groups.at(-1)?.said.push(inlineLine(children, conversion))
    else groups.at(-1)?.blocks.push(...read(children, conversion, true))
  }
  return items(
    groups.map(({ term, said, blocks }) => {
      const more = said.filter(Boolean)
      const stop = more.length > 0 && !/[.?!:]$/.test(term) ? ':' : ''
      const line = [term && `**${term}${stop}**`, more.join(' · ')].filter(Boolean).join(' ')
      return item(second ? '* ' : '- ', itemText([{ text: line }, ...blocks]))
    }),
  )
}
