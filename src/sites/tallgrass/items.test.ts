import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { itemNames } from '../../domain/items/itemNames.ts'
import { itemSearch } from '../../domain/items/itemSearch.ts'
import type { Catalog } from '../schema/item.ts'
import { translatedCatalog } from '../schema/translation.ts'
import { catalog as spanish } from './es/items.ts'
import { catalog, disposals, items } from './items.ts'

/** What people type, and the first hit that each must have: one of these items, or `photo` for what no item covers. */
const everyday = (language: 'en' | 'es') =>
  readFileSync(`tests/words/everyday.${language}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', typed = ''] = line.split('\t')
      return typed.split(', ').map((one) => ({ typed: one, first: first.split(' ') }))
    })

const searchOf = (catalog: Pick<Catalog, 'items' | 'categories'>) =>
  itemSearch(
    { names: itemNames() },
    catalog.items.map((item) => ({ ...item, heading: catalog.categories[item.category] })),
  )

const search = searchOf(catalog)

it.each([
  ['en', search],
  ['es', searchOf(translatedCatalog(catalog, spanish()))],
] as const)('answers the words that people use in %s', (language, search) => {
  const wrong = everyday(language).flatMap(({ typed, first }) => {
    const { hits, other } = search(typed)
    const hit = hits[0]?.id ?? (other ? 'photo' : 'nothing')
    return first.includes(hit) ? [] : [`${typed}: ${hit}, not ${first.join(' or ')}`]
  })
  expect(wrong).toEqual([])
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

it('says of a kind what happens to it, and of an item what to do before, in Spanish too', () => {
  const asks = /before we come|antes de que lleguemos|\b(?:drain|empty|disconnect|unplug|tested)\b|asbestos|\bgas\b/i
  const { disposals: ways, first } = spanish()
  for (const { accepted, goes, label, first: before } of items) {
    if (accepted) expect(disposals[goes].goes, label).not.toMatch(asks)
    if (accepted) expect(ways[goes].goes, label).not.toMatch(asks)
    if (before) expect(first[before], label).toBeDefined()
  }
})
