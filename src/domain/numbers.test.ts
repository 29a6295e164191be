import { expect, it } from 'vitest'
import { costTotal, costWords } from './costs.ts'
import { toCsv } from './csv.ts'
import { answerTimes, most, pairSum, tallies, total } from './numbers.ts'

const counts = [
  { key: 'a1', isNow: true, count: 2 },
  { key: 'b', isNow: false, count: 9 },
  { key: 'a2', isNow: true, count: 3 },
  { key: 'a1', isNow: false, count: 1 },
  { key: 'c', isNow: true, count: 5 },
]

it('sums counts by name, the most of now first', () => {
  expect(tallies(counts.map((one) => ({ ...one, key: one.key.charAt(0) })))).toEqual([
    { name: 'a', now: 5, before: 1 },
    { name: 'c', now: 5, before: 0 },
    { name: 'b', now: 0, before: 9 },
  ])
  expect(total(counts)).toEqual({ now: 10, before: 10 })
})

it('puts what a list has no room for into one line, if that’s more than one', () => {
  const list = ['a', 'b', 'c'].map((name) => ({ name, now: 1, before: 2 }))
  expect(most(list, 'places', pairSum, 2)).toEqual(list)
  expect(most(list, 'places', pairSum, 1)).toEqual([
    list[0],
    { name: '2 other places', now: 2, before: 4, isRest: true },
  ])
})

const minute = 60_000
const after = (minutes: number | null) => ({ receivedAt: 1000, touchedAt: minutes && 1000 + minutes * minute })

it('knows the median wait, and how many were in time', () => {
  const dueAt = (receivedAt: number) => receivedAt + 30 * minute
  const all = [after(90), after(null), after(10), after(31), after(30)]
  expect(answerTimes(all, dueAt)).toEqual({ requests: 5, answered: 4, median: 30, inTime: 2 })
  expect(answerTimes(all.slice(1, 4), undefined)).toEqual({ requests: 3, answered: 2, median: 20, inTime: undefined })
  expect(answerTimes([after(null)], dueAt)).toEqual({ requests: 1, answered: 0, median: undefined, inTime: 0 })
  expect(answerTimes([after(7)], undefined).median).toBe(7)
})

it.each([
  [{}, undefined, ''],
  [{ tons: 1.2, ticket: '4711' }, undefined, '1.2 tons, ticket 4711'],
  [{ dump: 8500, tons: 1, fuel: 2050, other: 0 }, 10_550, 'dump $85, 1 ton, fuel $20.50, other $0'],
])('%j costs %j in all: %s', (costs, total, words) => {
  expect([costTotal(costs), costWords(costs)]).toEqual([total, words])
})

/** Excel knows UTF-8 by it. */
const mark = '\ufeff'

it('quotes what needs quoting, and leaves text that is no formula unchanged', () => {
  expect(toCsv([['plain', 'a,b', 'say "hi"', 'two\nlines', 'a;b', 'a|b', 'a\tb']])).toBe(
    `${mark}plain,"a,b","say ""hi""","two\nlines","a;b","a|b","a\tb"\r\n`,
  )
  const texts = ['(202) 555-0123', 'two-story', 'a=b', 'jo@example.com', '1 + 1', '85001', '2026-11-21 12:05']
  expect(toCsv([texts])).toBe(`${mark}${texts.join()}\r\n`)
})

const starts = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20']

// Cells as seen by a spreadsheet that splits the file at some separator and knows quotes only at the beginning of a
// cell, or not at all.
const cellsOf = (csv: string, separator: string) =>
  csv.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s"]+/, '')))

it.each([',', ';', '\t', '|'])('gives no formula to a program that splits at %j', (separator) => {
  const plain = ['=', ' =', '\t=', '\n=', '\r=']
  for (const start of starts)
    for (const hidden of [...plain, 'a;=', 'a,=', 'a; =', 'a|=', 'a\t=', 'a\n=', 'a;"=', '";=', ';;=', '";\n ,=', '"='])
      for (const cell of cellsOf(toCsv([['x', `${hidden.replace('=', start)}cmd`, 'y']]), separator))
        expect(starts.includes(cell[0] ?? ''), JSON.stringify([hidden, cell])).toBe(false)
})

it('keeps digits that a spreadsheet would round or shorten as text', () => {
  const cells = "'02134,12025550123,'+12025550123,'7E12345678"
  expect(toCsv([cells.replaceAll("'", '').split(',')])).toBe(`${mark}${cells}\r\n`)
})
