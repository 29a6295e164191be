import { expect, it } from 'vitest'
import { alike, wordsOf } from './itemWords.ts'

it.each([
  ['Sofas', 'sofa'],
  ['TVs', 'tv'],
  ['PCs', 'pc'],
  ['ACs', 'ac'],
  ['gas', 'gas'],
  ['dvs', 'dvs'],
  ['glass', 'glass'],
  ['cactus', 'cactus'],
  ['chassis', 'chassis'],
  ['bookshelves', 'bookshelf'],
  ['shelves', 'shelf'],
  ['stoves', 'stove'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['couches', 'couch'],
  ['brushes', 'brush'],
  ['mattresses', 'mattress'],
  ['dresser', 'dresser'],
  ['diesel', 'diesel'],
  ['chesterfields', 'chesterfield'],
])('knows %s and %s for the same word', (several, one) => {
  expect(wordsOf(several)).toEqual([one])
})

it.each([
  ['T.V.  stand!', ['tv', 'stand']],
  ['Crème brûlée', ['creme', 'brulee']],
  ["the dog’s bed, kid's", ['the', 'dog', 'bed', 'kid']],
  ['A/C unit', ['ac', 'unit']],
  ['via/care', ['via', 'care']],
  ['2x4-lumber', ['2x4', 'lumber']],
  [' ?! ', []],
])('reads the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it.each([
  ['sofa', 'sofa', 3],
  ['so', 'sofa', 2],
  ['s', 'sofa', 0],
  ['s', 's', 3],
  ['sofb', 'sofa', 0],
  ['chiar', 'chair', 1],
  ['chhair', 'chair', 1],
  ['chaor', 'chair', 1],
  ['shair', 'chair', 1],
  ['hcair', 'chair', 1],
  ['chari', 'chair', 1],
  ['matress', 'mattress', 1],
  ['matresses', 'mattress', 0],
  ['refri', 'refrigerator', 2],
  ['refir', 'refrigerator', 1],
  ['refgir', 'refrigerator', 0],
  ['chxxr', 'chair', 0],
  ['rchai', 'chair', 1],
  ['rachi', 'chair', 0],
  ['couch', 'chair', 0],
  ['chbar', 'chair', 0],
  ['chior', 'chair', 0],
  ['chiax', 'chair', 0],
])('%s is as much like %s as %i says', (typed, word, likeness) => {
  expect(alike(typed, word)).toBe(likeness)
})
