import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { languages as siteLanguages } from '#site/languages.ts'
import { site } from '#site/site.ts'
import { describeAnyLoad, pricer } from '../../tests/support/anyLoad.ts'
import { ownCatalog as catalog } from '../../tests/support/items.ts'
import { parseItemList } from '../domain/items/itemList.ts'
import { itemNames } from '../domain/items/itemNames.ts'
import { itemSearch } from '../domain/items/itemSearch.ts'
import type { Catalog } from '../sites/schema/item.ts'
import { items as itemFile } from './items.ts'
import { presets, searches } from './itemTexts.ts'
import { extras, type ItemFile, pricedItemsOf, priceRules } from './pricing.ts'

/** The business's own; a business without a calculator has none. */
const items: Catalog['items'] = site.features.calculator ? catalog.items : []
const pricedItems = site.features.calculator ? pricedItemsOf(catalog) : new Map()
const priced = pricer(pricedItems, priceRules())
function searchIn({ categories, items }: Pick<Catalog, 'categories' | 'items'>) {
  const search = itemSearch(
    { names: itemNames() },
    items.map((item) => ({ ...item, heading: categories[item.category] })),
  )
  return (typed: string) => search(typed).hits.map(({ id }) => id)
}

const found = searchIn({ ...catalog, items })

const inSpanish = siteLanguages.es ? inLanguage('es', itemFile) : undefined

/** Texts of the one that are the same in the other. */
const same = (one: readonly (string | undefined)[], other: readonly (string | undefined)[]) =>
  one.filter((text, index) => text && text === other[index])

describe.runIf(site.features.calculator)('the items', () => {
  it('are found by their own names, among the first', () => {
    const missed = items.filter(({ id, label }) => !found(label).slice(0, 3).includes(id)).map(({ id }) => id)
    expect(missed).toEqual([])
  })

  it.runIf(inSpanish)('are found by their Spanish names too, and in Spanish by their English ones', () => {
    const file = inSpanish as ItemFile
    const look = searchIn(file)
    const missed = file.items.flatMap(({ id, label, english = '' }) =>
      [label, english].filter((typed) => !look(typed).slice(0, 3).includes(id)),
    )
    expect(missed).toEqual([])
  })

  it.runIf(inSpanish)('all have a Spanish name, as the presets do', () => {
    const said = (file: Catalog) => [
      ...Object.values(file.disposals).map(({ ban }) => ban?.what),
      ...file.items.flatMap((item) => [item.label, ...(item.accepted ? [item.extra?.reason, item.size] : [])]),
    ]
    expect(same(said(catalog), said(inSpanish as ItemFile))).toEqual([])
    const loads = () => [...presets().map(({ label }) => label), ...searches().map(({ word }) => word)]
    expect(same(loads(), inLanguage('es', loads))).toEqual([])
  })

  it('are there once each, with a volume that fits the truck and whole cents', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(items.length).toBeGreaterThan(0)
    for (const item of items)
      if (item.accepted) {
        expect(item.cubicFeet > 0 && item.cubicFeet <= site.price.cubicFeet, item.id).toBe(true)
        expect(Number.isInteger(item.extra?.cents ?? 0), item.id).toBe(true)
      }
  })

  it('have the examples of the search among them', () => {
    for (const { word, id } of searches()) expect(found(word), word).toContain(id)
  })

  it('are in the presets, which have a price each', () => {
    for (const { items: list, label } of presets()) {
      const picked = parseItemList(list, (id) => pricedItems.has(id))
      expect(picked, label).toHaveLength(list.split('_').length)
      expect(priced({ list: picked, place: { flights: 0, far: false } }).kind, label).toBe('price')
    }
  })

  describeAnyLoad(pricedItems, priceRules())
})

it('names every extra of the business among what could change a price', () => {
  expect(priceRules().possible.map(({ id }) => id)).toEqual(extras().map(({ id }) => id))
})
