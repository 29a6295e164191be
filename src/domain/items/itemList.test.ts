import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countField,
  formatItemList,
  formatLoad,
  mostFlights,
  mostItems,
  parseItemList,
  readLoad,
  unreadEntries,
} from './itemList.ts'
import { typedList } from './typedList.ts'

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

it('a list is short text, and needs no escapes in an address', () => {
  const text = formatItemList([
    { id: 'sofa', count: 1 },
    { id: 'bag-33', count: 12 },
  ])
  expect(text).toBe('sofa_bag-33.12')
  expect(new URLSearchParams({ items: text }).toString()).toBe(`items=${text}`)
})

it.each([
  ['tire.4_sofa', 'tire.4_sofa'],
  ['sofa.2_piano_tire.x_tire.-1_tire.1.5_bag-33.0_constructor_sofa.3', 'sofa.5'],
  ['sofa.98_sofa.98', 'sofa.99'],
  [`${'x'.repeat(3995)}_sofa`, 'sofa'],
  [`${'x'.repeat(3996)}_sofa`, ''],
])('leaves out what is no item or no count, adds up, and stops at 99 and where any list ends: %#', (text, list) => {
  expect(formatItemList(parseItemList(text, isKnown))).toBe(list)
})

it('a full list takes no other item, but more of those that it has', () => {
  const full = Array.from({ length: mostItems }, (_, index) => `item-${index}`).join('_')
  const one = 'item-0_'
  expect(formatItemList(parseItemList(`${full}_one-more_item-0`, () => true))).toBe(full.replace(one, 'item-0.2_'))
})

it.each([
  ['items=sofa.2&add=tire', []],
  ['items=sofa_piano_piano&add=harp.2', ['piano', 'harp.2']],
  ['items=sofa.many', ['sofa.many']],
  ['n-piano=1&items=', []],
])('%s has entries that nobody understands: %s', (query, unread) => {
  expect(unreadEntries(new URLSearchParams(query), isKnown)).toEqual(unread)
})

describe('a load in an address', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(load, (one) => {
        expect(read(formatLoad(one))).toEqual(one)
      }),
    )
  })

  it.each([
    [
      'the list so far, its counts in their order, then what a button adds or takes off',
      { items: 'sofa_tire.4', [countField('tire')]: '8', add: 'bag-33.10_sofa', less: 'tire' },
      'items=sofa.2_tire.7_bag-33.10',
    ],
    ['no item with a count of none', { items: 'sofa', [countField('sofa')]: '0' }, ''],
    ['no more than 99', { items: 'sofa', [countField('sofa')]: '1000' }, 'items=sofa.99'],
    ['counts with spaces around them', { [countField('sofa')]: ' 3 ' }, 'items=sofa.3'],
    ['the stairs, the way and the ZIP', 'flights=2&carry=far&zip=+12345+&phone=1', 'flights=2&carry=far&zip=12345'],
    ['at most four flights', 'flights=99', 'flights=4'],
    ['nothing else', 'flights=x&carry=&zip=<b>', ''],
  ])('has %s', (_, fields, text) => {
    expect(formatLoad(read(fields))).toBe(text)
  })

  it.each(['', '-2', '1.5', 'two', '1e1'])('keeps a count while its field holds no whole number: %j', (typed) => {
    expect(formatLoad(read({ items: 'sofa.3', [countField('sofa')]: typed }))).toBe('items=sofa.3')
  })

  it.each(['123456', 'x12345', '1234 5'])('takes no other digits for a ZIP: %s', (zip) => {
    expect(read({ zip }).place).not.toHaveProperty('zip')
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

const things: Readonly<Record<string, string>> = {
  couch: 'sofa',
  sofá: 'sofa',
  fridge: 'fridge',
  'patio table': 'patio-set',
  table: 'table',
  garage: 'garage',
}
const find = (words: string) => {
  const [name = '', id] = Object.entries(things).find(([name]) => words.includes(name)) ?? []
  if (words.includes('paint')) return { id: 'paint', label: 'Paint', accepted: false }
  return id === undefined
    ? undefined
    : { id, label: id === 'fridge' ? 'Fridge, two doors or more' : name, accepted: true }
}

it.each([
  ['couch', 'sofa', true],
  ['Two couches and a fridge', 'sofa.2_fridge', true],
  ['3 fridges, couch + couch', 'fridge.3_sofa.2', true],
  ['dos sofás y una fridge', 'sofa.2_fridge', true],
  ['8-foot table & a 50 gal fridge', 'table_fridge', true],
  ['one couch, second floor', 'sofa', false],
  ['a couch. It is in the garage', 'sofa', false],
  ['couch in the garage, fridge upstairs', 'sofa_fridge', true],
  ['patio table; couch, on the front porch', 'patio-set_sofa', false],
  ['a fridge, two doors and a couch', 'fridge_sofa', true],
  ['Fridge, two doors or more', 'fridge', true],
  ['garage', 'garage', true],
  ['paint and a couch', 'sofa', false],
  ['a thing', '', false],
  ['', '', false],
])('what was typed is read: “%s”', (typed, expected, isWhole) => {
  const found = typedList(typed, find)
  expect([formatItemList(found.list), found.isWhole]).toEqual([expected, isWhole])
})
