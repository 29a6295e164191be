import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addLists,
  countField,
  countOf,
  formatItemList,
  formatLoad,
  mostFlights,
  parseItemList,
  readLoad,
  withCount,
} from './itemList.ts'

const ids = ['sofa', 'mattress-queen', 'bag-33', 'tire']
const isKnown = (id: string) => ids.includes(id)
const read = (query: string | Record<string, string>) => readLoad(new URLSearchParams(query), isKnown)
const list = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), count: fc.integer({ min: 1, max: 99 }) }), {
  selector: ({ id }) => id,
})
const load = fc.record({
  list,
  place: fc.record(
    {
      flights: fc.integer({ min: 0, max: mostFlights }),
      far: fc.boolean(),
      zip: fc.integer({ min: 60000, max: 60999 }).map(String),
    },
    { requiredKeys: ['flights', 'far'] },
  ),
})

describe('a list as text', () => {
  it('is short, and needs no escapes in an address', () => {
    const text = formatItemList([
      { id: 'sofa', count: 1 },
      { id: 'bag-33', count: 12 },
    ])
    expect(text).toBe('sofa_bag-33.12')
    expect(new URLSearchParams({ items: text }).toString()).toBe(`items=${text}`)
  })

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(list, (one) => {
        expect(parseItemList(formatItemList(one), isKnown)).toEqual(one)
      }),
    )
  })

  it('leaves out what is no thing or no count, adds up what is there twice, and stops at 99', () => {
    expect(parseItemList('sofa.2_piano_tire.x_tire.-1_tire.1.5_bag-33.0_constructor_sofa.3', isKnown)).toEqual([
      { id: 'sofa', count: 5 },
    ])
    expect(parseItemList('sofa.98_sofa.98', isKnown)).toEqual([{ id: 'sofa', count: 99 }])
    expect(parseItemList('', isKnown)).toEqual([])
  })

  it('is read as far as a list of everything reaches', () => {
    const read = (before: number) => parseItemList(`${'x'.repeat(before)}_sofa`, isKnown)
    expect([read(3995), read(3996)]).toEqual([[{ id: 'sofa', count: 1 }], []])
  })
})

describe('counts', () => {
  it('take a thing off at none and keep the order of picking', () => {
    const picked = addLists([], parseItemList('tire.4_sofa', isKnown))
    expect(withCount(picked, 'tire', 0)).toEqual([{ id: 'sofa', count: 1 }])
    expect(withCount(picked, 'tire', 5).map(({ id }) => id)).toEqual(['tire', 'sofa'])
    expect(withCount(picked, 'sofa', 1000)).toContainEqual({ id: 'sofa', count: 99 })
  })
})

describe('a load in an address', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(load, (one) => {
        expect(read(formatLoad(one))).toEqual(one)
      }),
    )
  })

  it('of a plain form is the list so far, then its counts, then what a button adds or takes off', () => {
    const fields = { items: 'sofa_tire.4', [countField('tire')]: '8', add: 'bag-33.10_sofa', less: 'tire' }
    expect(formatLoad(read(fields))).toBe('items=sofa.2_tire.7_bag-33.10')
    expect(read({ items: 'sofa', [countField('sofa')]: '0' }).list).toEqual([])
    expect(read({ items: 'sofa', less: 'tire_sofa.9' }).list).toEqual([])
  })

  it('keeps a count while its field is empty or holds no whole number', () => {
    for (const typed of ['', '-2', '1.5', 'two', '1e1'])
      expect(read({ items: 'sofa.3', [countField('sofa')]: typed }).list).toEqual([{ id: 'sofa', count: 3 }])
  })

  it('takes counts with spaces around them, and only from fields of counts', () => {
    expect(read({ [countField('sofa')]: ' 3 ', 'm-tire': '2', tire: '2' }).list).toEqual([{ id: 'sofa', count: 3 }])
    expect(countOf(read('items=tire.4').list, 'tire')).toBe(4)
    expect(countOf([], 'tire')).toBe(0)
  })

  it('knows the stairs, the way to the truck and the ZIP, and nothing else', () => {
    expect(read('flights=2&carry=far&zip=+12345+&phone=2025550123').place).toEqual({
      flights: 2,
      far: true,
      zip: '12345',
    })
    expect(read('flights=99&carry=near&zip=6054').place).toEqual({ flights: mostFlights, far: false })
    for (const zip of ['123456', 'x12345', '1234 5']) expect(read({ zip }).place).not.toHaveProperty('zip')
    expect(formatLoad(read('flights=x&carry=&zip=<b>'))).toBe('')
  })

  it('is something for any text at all, and canonical after one reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (items, other) => {
        const once = formatLoad(read({ items, add: other, less: items, flights: other, [countField('sofa')]: other }))
        expect(formatLoad(read(once))).toBe(once)
      }),
    )
  })
})
