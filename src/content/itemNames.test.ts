import { describe, expect, it } from 'vitest'
import { keyOf } from '../domain/items/itemIndex.ts'
import { itemSearch } from '../domain/items/itemSearch.ts'
import { nameWords } from '../domain/items/itemWords.ts'
import { catalog as starter } from '../sites/starter/items.ts'
import { itemNames } from './itemNames.ts'

const linesOf = (text: string) =>
  text
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .map((line) => {
      const [things = '', called = ''] = line.split(': ')
      return { things, called: called.split(', ') }
    })
const languages = [linesOf(itemNames.en), linesOf(itemNames.es)]

describe('what people call things', () => {
  it('is more than 600 names for listed things, and has Spanish ones', () => {
    const counts = languages.map(
      (lines) => lines.flatMap(({ things, called }) => (things === 'something else' ? [] : called)).length,
    )
    expect(counts[0]).toBeGreaterThan(600)
    expect(counts[1]).toBeGreaterThan(300)
  })

  it('is said once, since a name can’t mean two things', () => {
    for (const lines of languages) {
      const keys = lines.flatMap(({ called }) => called.map((name) => keyOf(nameWords(name))))
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
      expect(keys).not.toContain('')
    }
  })
})

describe('a new business', () => {
  const search = itemSearch(itemNames, starter?.items.map((item) => ({ ...item, heading: item.category })) ?? [])
  const first = (typed: string) => search(typed).hits[0]?.id

  it('has its own items found by all those names', () => {
    const known: Record<string, string> = {
      couch: 'sofa',
      'hospital bed': 'bed-frame',
      colchon: 'mattress',
      'mini fridge': 'refrigerator',
      nevera: 'refrigerator',
      'kitchen table': 'dining-table',
      'moving box': 'box-small',
      laptop: 'computer',
      ammo: 'ammunition',
      'car battery': 'car-battery',
      gasolina: 'fuel',
    }
    for (const [typed, id] of Object.entries(known)) expect(first(typed), typed).toBe(id)
  })

  it('asks for the size of what it doesn’t list', () => {
    for (const typed of ['lamp', 'fish tank', 'pool table', 'trampoline'])
      expect(search(typed), typed).toEqual({ hits: [], other: true })
    expect(starter?.items.filter((item) => item.accepted && item.size)).toHaveLength(3)
  })
})
