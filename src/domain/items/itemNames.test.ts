import { describe, expect, it } from 'vitest'
import { catalog as starter } from '../../sites/starter/items.ts'
import { itemNames } from './itemNames.ts'
import { itemSearch } from './itemSearch.ts'

describe('what people call things', () => {
  it('is more than 600 names for listed things, and has Spanish ones', () => {
    const counts = [itemNames.en, itemNames.es].map(
      (lines) => lines.flatMap(({ things, names }) => (things.includes('something else') ? [] : names)).length,
    )
    expect(counts[0]).toBeGreaterThan(600)
    expect(counts[1]).toBeGreaterThan(300)
  })

  it('is said once, since a name can’t mean two things', () => {
    for (const lines of [itemNames.en, itemNames.es]) {
      const names = lines.flatMap((line) => line.names)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      expect(names).not.toContain('')
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
