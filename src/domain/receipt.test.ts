import { expect, it } from 'vitest'
import { paidWords, readReceipt, receiptOf, wentWords } from './receipt.ts'

it('keeps what was said, and leaves out what there isn’t', () => {
  const said = receiptOf(24_550, 'card', ['landfill', 'moon', 'donated'])
  expect(said).toEqual({ cents: 24_550, method: 'card', went: ['donated', 'landfill'] })
  expect(readReceipt(JSON.stringify(said))).toEqual(said)
  for (const odd of ['', '[]', 'null', '{"cents":"9","method":"gold","went":"all"}'])
    expect(readReceipt(odd)).toEqual({ went: [] })
})

it('is said in words, as far as it’s known', () => {
  const words = (json: string) => [paidWords(readReceipt(json)), wentWords(readReceipt(json))]
  expect(words('{"cents":24500,"method":"check","went":["donated"]}')).toEqual(['$245 by check', 'Donation'])
  expect(words('{"cents":125050,"went":["recycled","donated"]}')).toEqual(['$1,250.50', 'Donation and recycling'])
  expect(words('{"method":"cash"}')).toEqual(['in cash', ''])
  expect(words('{"method":"other"}')).toEqual(['', ''])
})
