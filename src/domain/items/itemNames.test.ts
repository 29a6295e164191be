import { describe, expect, it } from 'vitest'
import { catalog as starter } from '../../sites/starter/items.ts'
import { itemNames } from './itemNames.ts'
import { itemSearch } from './itemSearch.ts'

it.each(['en', 'es'] as const)(
  'what people call things in %s is said once, since a name can’t mean two things',
  (language) => {
    const names = itemNames()[language].flatMap((line) => line.names)
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).not.toContain('')
  },
)

describe('a new business', () => {
  const search = itemSearch(
    { names: itemNames() },
    starter?.items.map((item) => ({ ...item, heading: item.category })) ?? [],
  )

  it.each([
    ['couch', 'sofa'],
    ['colchon', 'mattress'],
    ['nevera', 'refrigerator'],
    ['ammo', 'ammunition'],
    ['gasolina', 'fuel'],
  ])('has its own items found by all those names: %s', (typed, id) => {
    expect(search(typed).hits[0]?.id).toBe(id)
  })

  it('asks for the size of what it doesn’t list', () => {
    for (const typed of ['lamp', 'fish tank', 'pool table', 'trampoline'])
      expect(search(typed), typed).toEqual({ hits: [], other: true })
    expect(starter?.items.filter((item) => item.accepted && item.size)).toHaveLength(3)
  })
})
