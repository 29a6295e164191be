import { expect, it } from 'vitest'
import { factLines, inOneLine, sentenceLines, table, widthOf } from './layout.ts'

const heads = ['Reference', 'Who', 'What']
const long = 'a couch, two chairs and everything else that’s in the garage, which is full'
const rows = [
  ['7K2M9QX4RD', 'Jo', long],
  ['7K2M9QX4RE', 'Maximiliana Featherstonehaugh', 'fridge 🛋️ 冷蔵庫'],
]

it.each([40, 80, 200])('a table fits %i columns, and is whole where it can be', (width) => {
  const lines = table(heads, rows, 1, width)
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width)
  expect(lines).toHaveLength(3)
  expect(lines[1]?.startsWith('7K2M9QX4RD  ')).toBe(true)
  expect(lines[1]?.endsWith(width === 200 ? long : '…')).toBe(true)
})

it('columns begin one below the other, whatever is in them', () => {
  const [, first = '', second = ''] = table(
    heads,
    [
      ['🛋🛋', 'Jo', 'x'],
      ['冷abc', 'Al', 'y'],
    ],
    1,
    80,
  )
  expect([first, second].map((line) => widthOf(line.slice(0, line.search(/Jo|Al/))))).toEqual([11, 11])
})

it('in a pipe there are only whole rows with tabs between, and no tab or line break in a cell', () => {
  expect(table(heads, [['A', 'Jo\tSmith', 'two\nlines']], 1, undefined)).toEqual(['A\tJo Smith\ttwo lines'])
  expect(table(heads, rows, 1, undefined)[0]).toContain(long)
})

it('nothing that a customer typed reaches the terminal as an order to it', () => {
  expect(inOneLine('a\u001b[31mred\u0007\u202e b')).toBe('a [31mred b')
  expect(inOneLine('👩‍👧 and\r\n\n more')).toBe('👩‍👧 and more')
})

it('facts have their labels once, break between words and cut through no address', () => {
  const url = `https://example.com/${'x'.repeat(90)}`
  const facts = [['What', long], ['Photos', url, 'z'.repeat(90)], ['Nothing']] as const
  const lines = factLines(facts, 60)
  expect(lines[0]).toMatch(/^What {4}a couch/)
  expect(lines[1]).toMatch(/^ {8}\S/)
  expect(lines.filter((line) => widthOf(line) > 60)).toEqual([`Photos  ${url}`])
  expect(lines.join('').split('z').length - 1).toBe(90)
  expect(factLines(facts, undefined)).toEqual([`What\t${long}`, `Photos\t${url}`, `Photos\t${'z'.repeat(90)}`])
})

it('sentences fit too', () => {
  const lines = sentenceLines(`${long} ${long}`, 40)
  expect(lines.join(' ')).toBe(`${long} ${long}`)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(40)
})
