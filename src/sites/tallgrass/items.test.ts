import { expect, it } from 'vitest'
import { commonWords } from '../../../tests/support/householdWords.ts'
import { itemNames } from '../../domain/items/itemNames.ts'
import { itemSearch } from '../../domain/items/itemSearch.ts'
import { categories, items } from './items.ts'

const search = itemSearch(
  { names: itemNames() },
  items.map((item) => ({ ...item, heading: categories[item.category] })),
)

it('finds nearly all of 150 common words, and takes none wrongly for a hazard', () => {
  expect(new Set(commonWords.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(150)
  const wrong = commonWords.flatMap(({ typed, first }) => {
    const { hits, other } = search(typed)
    const hit = hits[0]?.id ?? (other ? 'else' : 'nothing')
    return first.includes(hit) ? [] : [{ typed, hit, hazard: hits[0]?.accepted === false }]
  })
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(commonWords.length * 0.03)
  expect(wrong.filter(({ hazard }) => hazard)).toEqual([])
})

it.each(['old gasoline', 'can of paint', 'bullets', 'shotgun shells', 'weed killer', 'used motor oil', 'balas'])(
  'takes %s for nothing else, since it isn’t taken',
  (typed) => {
    expect(search(typed).hits[0]?.accepted).toBe(false)
  },
)

it.each([
  ['batteries', ['lead-acid-battery', 'no-lithium']],
  ['hot tub', ['hot-tub', 'hot-tub-large']],
  ['paint', ['no-paint']],
])('finds %s where it belongs, and nothing that only sounds like it', (typed, ids) => {
  expect(search(typed).hits.map(({ id }) => id)).toEqual(ids)
})
