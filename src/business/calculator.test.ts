import { describe, expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { presets, searches } from '#site/presets.ts'
import { extras } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { describeAnyLoad, pricer } from '../../tests/support/anyLoad.ts'
import { parseItemList } from '../domain/items/itemList.ts'
import { itemNames } from '../domain/items/itemNames.ts'
import { itemSearch } from '../domain/items/itemSearch.ts'
import { TRUCK_CUBIC_FEET } from '../domain/prices/truckload.ts'
import type { Catalog } from '../sites/schema/item.ts'
import { pricedItemsOf, priceRules } from './pricing.ts'

/** The business's own; a business without a calculator has none. */
const items: Catalog['items'] = site.features.calculator ? catalog.items : []
const pricedItems = site.features.calculator ? pricedItemsOf(catalog) : new Map()
const priced = pricer(pricedItems, priceRules)
const search = itemSearch(
  { names: itemNames() },
  items.map((item) => ({ ...item, heading: catalog.categories[item.category] })),
)
const found = (typed: string) => search(typed).hits.map(({ id }) => id)

describe.runIf(site.features.calculator)('the items', () => {
  it('are found by their own names, among the first', () => {
    const missed = items.filter(({ id, label }) => !found(label).slice(0, 3).includes(id)).map(({ id }) => id)
    expect(missed).toEqual([])
  })

  it('are there once each, with a volume that fits the truck and whole cents', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(items.length).toBeGreaterThan(0)
    for (const item of items)
      if (item.accepted) {
        expect(item.cubicFeet > 0 && item.cubicFeet <= TRUCK_CUBIC_FEET, item.id).toBe(true)
        expect(Number.isInteger(item.extra?.cents ?? 0), item.id).toBe(true)
      }
  })

  it('have the examples of the search among them', () => {
    expect(searches.map(({ id }) => id).filter((id) => !items.some((item) => item.id === id))).toEqual([])
    for (const { word, id } of searches) expect(found(word), word).toContain(id)
  })

  it('are in the presets, which have a price each', () => {
    for (const { items: list, label } of presets) {
      const picked = parseItemList(list, (id) => pricedItems.has(id))
      expect(picked, label).toHaveLength(list.split('_').length)
      expect(priced({ list: picked, place: { flights: 0, far: false } }).kind, label).toBe('price')
    }
  })

  describeAnyLoad(pricedItems, priceRules)
})

it('names every extra of the business among what could change a price', () => {
  expect(priceRules.possible.map(({ id }) => id)).toEqual(extras.map(({ id }) => id))
})
