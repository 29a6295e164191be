import { expect, it } from 'vitest'
import { paidWords, receiptOf, wentWords } from './receipt.ts'

it('keeps what was said, and leaves out what there isn’t', () => {
  const said = receiptOf(24_550, 'card', ['landfill', 'moon', 'donated'])
  expect(said).toEqual({ cents: 24_550, method: 'card', went: ['donated', 'landfill'] })
  expect(receiptOf(undefined, 'gold', [])).toEqual({ went: [] })
})

it('is said in words, as far as it’s known', () => {
  const words = (...said: Parameters<typeof receiptOf>) => [
    paidWords(receiptOf(...said)),
    wentWords(receiptOf(...said)),
  ]
  expect(words(24_500, 'check', ['donated'])).toEqual(['$245 by check', 'Donation'])
  expect(words(125_050, '', ['recycled', 'donated'])).toEqual(['$1,250.50', 'Donation and recycling'])
  expect(words(undefined, 'cash', [])).toEqual(['in cash', ''])
  expect(words(undefined, 'other', [])).toEqual(['', ''])
})
