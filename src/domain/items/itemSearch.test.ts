import { describe, expect, it } from 'vitest'
import { categories, items } from '#site/items.ts'
import { searchItems } from '../../content/itemNames.ts'
import type { Item } from '../../sites/item.ts'
import { TRUCK_CUBIC_FEET } from '../prices/truckload.ts'

const things = items.map((item) => ({ ...item, heading: categories[item.category] }))
const found = (typed: string) => searchItems(typed, things).map(({ id }) => id)

describe('the search of the item guide', () => {
  it('finds every item by its own name, among the first', () => {
    const missed = items.filter(({ id, label }) => !found(label).slice(0, 3).includes(id)).map(({ id }) => id)
    expect(missed).toEqual([])
  })

  it('knows what people call things', () => {
    const first: Record<string, Item['id']> = {
      couch: 'sofa',
      fridge: 'refrigerator',
      'old fridge': 'refrigerator',
      television: 'tv-flat-small',
      jacuzzi: 'hot-tub',
      spa: 'hot-tub',
      'washing machine': 'washer',
      bbq: 'gas-grill',
      'a/c': 'ac-condenser',
      'T.V.': 'tv-flat-small',
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

describe('the item list', () => {
  it('has each thing once, with a volume that fits the truck and whole cents', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(163)
    for (const item of items)
      if (item.accepted) {
        expect(item.cubicFeet > 0 && item.cubicFeet <= TRUCK_CUBIC_FEET, item.id).toBe(true)
        expect(Number.isInteger(item.extra?.cents ?? 0), item.id).toBe(true)
      }
  })
})
