import { describe, expect, it } from 'vitest'
import { commonWords, type Expected } from '../../../tests/support/householdWords.ts'
import { itemNames } from '../../domain/items/itemNames.ts'
import { itemSearch } from '../../domain/items/itemSearch.ts'
import type { Item } from '../schema/item.ts'
import { categories, items } from './items.ts'

const search = itemSearch(
  itemNames,
  items.map((item) => ({ ...item, heading: categories[item.category] })),
)
const found = (typed: string) => search(typed).hits.map(({ id }) => id)

describe('the search of the item guide', () => {
  it('knows what people call things', () => {
    const first: Record<string, Item['id']> = {
      couch: 'sofa',
      fridge: 'refrigerator',
      'old fridge': 'refrigerator',
      television: 'tv-flat-large',
      jacuzzi: 'hot-tub',
      spa: 'hot-tub',
      'washing machine': 'washer',
      bbq: 'gas-grill',
      'a/c': 'ac-condenser',
      'T.V.': 'tv-flat-large',
      sheetrock: 'drywall-sheet',
      '2x4': 'lumber-10',
      'sofa bed': 'sleeper-sofa',
      fireworks: 'no-ammo',
      ammo: 'no-ammo',
      needles: 'no-medical',
    }
    for (const [typed, id] of Object.entries(first)) expect(found(typed)[0], typed).toBe(id)
    expect(found('couch')).toEqual(expect.arrayContaining(['sofa', 'sectional-3', 'loveseat', 'futon']))
    expect(found('fridge')).toEqual(expect.arrayContaining(['refrigerator', 'refrigerator-large', 'mini-fridge']))
    expect(found('bike')).toContain('bicycle')
  })

  it('takes the plural, capitals, half a word and one slip', () => {
    for (const typed of ['MATTRESSES', 'matress', 'mattr', 'mattress'])
      expect(found(typed)[0], typed).toBe('mattress-twin')
    for (const typed of ['refridgerator', 'refrigerators', 'refrig', 'referigerator'])
      expect(found(typed)[0], typed).toBe('refrigerator')
    expect(found('batteries')).toEqual(['lead-acid-battery', 'no-lithium'])
    expect(found('bookshelves')).toContain('bookcase')
  })

  it('puts the named thing before what is named after it', () => {
    expect(found('tv').indexOf('tv-stand')).toBeGreaterThan(found('tv').indexOf('tv-projection'))
    expect(found('tire')[0]).toBe('tire')
    expect(found('queen mattress')[0]).toBe('mattress-queen')
  })

  it('guesses only where nothing is sure', () => {
    expect(found('paint')).toEqual(['no-paint'])
    expect(found('hot tub')).toEqual(['hot-tub', 'hot-tub-large'])
  })

  it('lists a whole kind', () => {
    expect(found('appliances').length).toBeGreaterThan(15)
  })

  it('would rather find part of what was typed than nothing', () => {
    expect(found('ikea wardrobe')).toContain('armoire')
  })

  it('finds nothing for nothing', () => {
    for (const typed of ['', '  ', '?!', 'zzzz']) expect(found(typed), typed).toEqual([])
  })
})

/** The first hit that wasn't expected. */
const missed = (words: readonly Expected[]) =>
  words.flatMap(({ typed, first }) => {
    const { hits, other } = search(typed)
    const hit = hits[0]?.id ?? (other ? 'else' : 'nothing')
    return first.includes(hit) ? [] : [{ typed, hit, hazard: hits[0]?.accepted === false }]
  })

it('finds nearly all of 150 common words, and takes none wrongly for a hazard', () => {
  expect(new Set(commonWords.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(150)
  const wrong = missed(commonWords)
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(commonWords.length * 0.03)
  expect(wrong.filter(({ hazard }) => hazard)).toEqual([])
})

it('takes nothing that isn’t taken for something else', () => {
  const hazards = [
    'old gasoline',
    'can of paint',
    'bullets',
    'shotgun shells',
    'weed killer',
    'used motor oil',
    'balas',
  ]
  for (const typed of hazards) expect(search(typed).hits[0]?.accepted, typed).toBe(false)
})

it('has 163 items', () => {
  expect(items).toHaveLength(163)
})
