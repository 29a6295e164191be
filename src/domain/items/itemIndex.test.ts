import { expect, it } from 'vitest'
import { oneSlip, wordsOf } from './itemIndex.ts'

it.each([
  ['TVs', 'tv'],
  ['gas', 'gas'],
  ['diesel', 'diesel'],
  ['chesterfields', 'chesterfield'],
  ['chassis', 'chassis'],
  ['shelves', 'shelf'],
  ['stoves', 'stove'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['mattresses', 'mattress'],
])('knows %s and %s for the same word', (several, one) => {
  expect(wordsOf(several)).toEqual([one])
})

it.each([
  ['T.V.  stand!', ['tv', 'stand']],
  ['Crème brûlée', ['creme', 'brulee']],
  ["the dog’s bed, kid's", ['the', 'dog', 'bed', 'kid']],
  ['A/C unit', ['ac', 'unit']],
  ['2x4-lumber', ['2x4', 'lumber']],
  [' ?! ', []],
])('reads the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it.each([
  ['chiar', 'chair', true],
  ['chhair', 'chair', true],
  ['chaor', 'chair', true],
  ['chari', 'chair', true],
  ['matress', 'mattress', true],
  ['hcair', 'chair', false],
  ['chiax', 'chair', false],
])('whether %s is a slip of %s: %s', (typed, word, is) => {
  expect(oneSlip(typed, word)).toBe(is)
})
