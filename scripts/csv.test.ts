import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs quoting', () => {
  expect(toCsv([['plain', 'a,b', 'say "hi"', 'two\nlines']])).toBe('plain,"a,b","say ""hi""","two\nlines"\r\n')
})

it('takes the power from formulas', () => {
  const cells = ['=1+1', '+16305550123', '-2', '@SUM(A1)', '\t=1', '\n=1', '\uff1d1', '=HYPERLINK("http://x","y")']
  for (const cell of cells) expect(toCsv([[cell]]), cell).toMatch(/^"?'/)
})
