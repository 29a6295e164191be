import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

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
