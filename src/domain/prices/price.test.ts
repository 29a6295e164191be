import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeAnyLoad, pricer } from '../../../tests/support/anyLoad.ts'
import { readLoad } from '../items/itemList.ts'
import { firmPrice } from './firm.ts'
import { type AcceptedPricedItem, counted, loadPrice, type PricedItem, type PriceRules } from './price.ts'

const item = (
  label: string,
  cubicFeet: number,
  pounds: number,
  more: Partial<AcceptedPricedItem> = {},
): AcceptedPricedItem => ({
  label,
  accepted: true,
  cubicFeet,
  pounds,
  dense: false,
  heavyPiece: false,
  ...more,
})

const pricedItems = new Map<string, PricedItem>([
  ['stool', item('Stool', 5, 15)],
  ['couch', item('Couch', 40, 160, { heavyPiece: true })],
  [
    'fridge',
    item('Fridge', 30, 200, { heavyPiece: true, extra: { low: 4000, high: 4000, reason: 'Refrigerant recovery' } }),
  ],
  ['small-fridge', item('Small fridge', 10, 60, { extra: { low: 4000, high: 4000, reason: 'Refrigerant recovery' } })],
  ['tub', item('Tub', 150, 900, { heavyPiece: true, extra: { low: 12000, high: 25000, reason: 'Taken apart' } })],
  ['fence', item('Fence', 8, 60, { extra: { low: 1300, high: 1300, reason: 'Pulled out' } })],
  ['rubble', item('Rubble', 1, 100, { dense: true })],
  ['safe', item('Safe', 10, 1500, { heavyPiece: true })],
  ['tire', item('Tire', 3, 22, { isTire: true })],
  ['organ', item('Organ', 40, 350, { groundFloor: true })],
  ['shed', item('Shed', 30, 90, { needsLook: true })],
  ['garage', item('Garage', 395, 2000)],
  ['paint', { label: 'Paint', accepted: false, reason: 'It’s liquid' }],
])

const rules: PriceRules = {
  rungs: [
    { cubicFeet: 20, cents: 11000 },
    { cubicFeet: 40, cents: 20000 },
    { cubicFeet: 400, cents: 92000 },
  ],
  spread: { below: 10, above: 15 },
  trip: { cubicFeet: 400, denseCubicFeet: 40, pounds: 4500, tires: 12 },
  stairs: { label: 'Extra flight', reason: 'Landings', cents: 3000, free: 1 },
  longCarry: { label: 'Long carry', reason: 'No parking', cents: 2200, feet: 75 },
  callDiscount: { cents: 2000, fromCents: 13000 },
  possible: [
    { id: 'stairs', label: 'Stairs', unit: 'a flight', reason: 'Landings', low: 3000, high: 3000 },
    { id: 'teardown', label: 'Teardown', unit: 'a piece', reason: 'Time', low: 12000, high: 25000 },
  ],
  adjustments: [
    { id: 'saturday', words: 'Saturday', days: ['Saturday'], cents: 4000 },
    { id: 'january', words: 'January', from: '2026-01-01', to: '2026-01-31', percent: -10 },
    { id: 'spring', words: 'Spring', code: 'SPRING', to: '2026-04-30', cents: -2500 },
    { id: 'welcome', words: 'Welcome', code: 'HELLO', cents: -50_000 },
  ],
  firm: { percent: 40, pieces: 4, cubicFeet: 160, pounds: 300 },
}

const priced = pricer(pricedItems, rules)
const of = (query: string) => priced(readLoad(new URLSearchParams(query), (id) => pricedItems.has(id)))
const price = (query: string) => {
  const found = of(query)
  if (found.kind !== 'price') throw new Error(`No price, but ${found.kind}`)
  return found
}
const line = (query: string, id: string) => price(query).lines.find((candidate) => candidate.id === id)

describeAnyLoad(pricedItems, rules)

describe('a price', () => {
  it.each([
    ['items=couch', 18000, 23000],
    // 25 cubic feet are $132.50, rounded to $135: 10 % under is $121.50, 15 % over $155.25.
    ['items=stool.5', 12000, 15500],
    ['items=stool', 11000, 12500],
    ['items=garage', 82000, 92000],
  ])(
    'of %s is a range around the rung, rounded to five dollars, between the first and the last',
    (query, low, high) => {
      expect(price(query).total).toEqual({ low, high })
    },
  )

  it.each([
    ['items=fridge.2', 'fridge', { label: 'Refrigerant recovery', reason: '2 × Fridge', low: 8000, high: 8000 }],
    ['items=fridge', 'fridge', { reason: 'Fridge' }],
    ['items=tub', 'tub', { low: 12000, high: 25000 }],
    ['items=couch', 'space', { label: 'Space in the truck', reason: '40 of 400 cubic feet' }],
    ['items=couch&flights=2', 'stairs', { label: 'Extra flight', low: 3000 }],
    ['items=couch&flights=3', 'stairs', { label: '2 × Extra flight', low: 6000, high: 6000 }],
    ['items=stool&carry=far', 'long-carry', { low: 2200 }],
  ])('of %s says what the line %s is for', (query, id, expected) => {
    expect(line(query, id)).toMatchObject(expected)
  })

  it('counts flights after the first, and only for what is heavy in one piece', () => {
    for (const query of ['items=couch&flights=1', 'items=stool.9_rubble&flights=3'])
      expect(price(query).lines, query).toHaveLength(1)
  })

  it.each([
    ['items=stool', undefined],
    // The extra doesn't count: without it the call would cost less than the smallest load.
    ['items=small-fridge', undefined],
    ['items=couch', 2000],
    // The space of 28 cubic feet is from $130 on.
    ['items=fence_stool.4', 2000],
  ])('of %s takes something off for a call only where the space alone costs enough', (query, discount) => {
    expect(price(query).callDiscount).toBe(discount)
  })

  it('has the room, what stays behind, and all that could change it', () => {
    expect(price('items=couch.2_stool_paint')).toMatchObject({
      cubicFeet: 85,
      pounds: 335,
      share: 85 / 400,
      refused: [{ label: 'Paint', accepted: false, reason: 'It’s liquid' }],
      whatCouldChange: rules.possible,
    })
    expect(price('items=couch_paint').total).toEqual(price('items=couch').total)
  })
})

it.each([
  ['', { kind: 'empty' }],
  ['items=paint.3', { kind: 'empty', cubicFeet: 0, refused: [{ label: 'Paint' }] }],
  ['items=garage_stool', { kind: 'price' }],
  ['items=garage_stool_rubble', { kind: 'project', reason: 'space', share: 401 / 400 }],
  ['items=rubble.40_stool', { kind: 'price' }],
  ['items=rubble.41', { kind: 'project', reason: 'weight' }],
  ['items=safe.3', { kind: 'price' }],
  ['items=tire.12', { kind: 'price' }],
  ['items=tire.13', { kind: 'project', reason: 'tires' }],
  ['items=organ', { kind: 'price' }],
  ['items=organ&flights=1', { kind: 'project', reason: 'stairs' }],
  ['items=safe.3_stool', { kind: 'project', reason: 'weight' }],
])('whether %j has a price: what we leave has none, nor what is too much for one trip', (query, expected) => {
  expect(of(query)).toMatchObject(expected)
})

it.each([
  ['what the first rung does, which isn’t rounded', 9900, 20, 9900],
  ['what the first rung does, where rounding would go past it', 9740, 20.001, 9740],
  ['what lies in a straight line from rung to rung, to the nearest $5', 9740, 30.1, 15000],
  ['what the last rung does, where rounding would go past it', 9740, 39.999, 19760],
  ['no more for a fuller truck than there is', 9740, 900, 19760],
])('a load’s space costs %s', (_, smallest, cubicFeet, cents) => {
  const rungs = [
    { cubicFeet: 20, cents: smallest },
    { cubicFeet: 40, cents: 19760 },
  ]
  expect(loadPrice(cubicFeet, rungs)).toBe(cents)
})

describe.each([
  ['', [], [18_000, 23_000], 20_000],
  ['slot=2026-11-28', ['Saturday'], [22_000, 27_000], 24_000],
  ['slot=2026-11-28T10', ['Saturday'], [22_000, 27_000], 24_000],
  ['slot=2026-11-27T10', [], [18_000, 23_000], 20_000],
  ['slot=2026-01-31T10', ['Saturday', 'January'], [20_200, 24_700], 22_000],
  ['slot=2026-02-01T10', [], [18_000, 23_000], 20_000],
  ['slot=2026-04-30T08&code=spring', ['Spring'], [15_500, 20_500], 17_500],
  ['slot=2026-05-01T08&code=SPRING', [], [18_000, 23_000], 20_000],
  ['code=SPRING', [], [18_000, 23_000], 20_000],
  ['code=HELLO', ['Welcome'], [0, 0], 0],
  ['code=SPRNG', [], [18_000, 23_000], 20_000],
])('a couch with “%s”', (when, words, [low, high], firm) => {
  it('costs what its day and its code make of it, firm or not', () => {
    const query = new URLSearchParams(`items=couch&${when}`)
    const { list, place } = readLoad(query, (id) => pricedItems.has(id))
    const { adjusted, total } = price(String(query))
    expect(adjusted.map(({ label }) => label)).toEqual(words)
    expect(total).toEqual({ low, high })
    expect(firmPrice(counted(list, pricedItems), place, rules)?.cents).toBe(firm)
  })
})

describe('a firm price', () => {
  const loadOf = (query: string) => readLoad(new URLSearchParams(query), (id) => pricedItems.has(id))
  const firm = (query: string, where: Partial<Parameters<typeof firmPrice>[1]>, by = rules) => {
    const { list, place } = loadOf(query)
    return firmPrice(counted(list, pricedItems), { ...place, ...where }, by)?.cents
  }

  it.each([
    ['of a couch, wherever it will be', 'items=couch', {}, 20_000],
    ['of a couch at the curb of a town of ours', 'items=couch', { area: 'yes', spot: 'curb' }, 20_000],
    ['of a couch in the garage', 'items=couch', { spot: 'garage' }, 20_000],
    ['of a short list', 'items=couch_stool_fridge', {}, 31_100],
    ['of a couch inside', 'items=couch', { spot: 'inside' }, undefined],
    ['of a couch upstairs', 'items=couch&flights=1', {}, undefined],
    ['of a couch far from the truck', 'items=couch&carry=far', {}, undefined],
    ['at the edge of a town', 'items=couch', { area: 'probably' }, undefined],
    ['in a place that we don’t know', 'items=couch', { area: 'call' }, undefined],
    ['too far away', 'items=couch', { area: 'too-far' }, undefined],
    ['of more than a few pieces', 'items=stool.5', {}, undefined],
    ['of too much at once', 'items=couch.4_stool', {}, undefined],
    ['of what’s taken apart first', 'items=tub', {}, undefined],
    ['of what needs a look', 'items=shed', {}, undefined],
    ['of what two people can’t lift', 'items=safe', {}, undefined],
    ['with something that we don’t take', 'items=couch_paint', {}, undefined],
    ['of what isn’t on the list', 'items=spaceship', {}, undefined],
  ] as const)('%s', (_, query, where, cents) => {
    expect(firm(query, where)).toBe(cents)
  })

  it('is none without the business’s word for it, and otherwise always within the calculator’s range', () => {
    expect(firm('items=couch', {}, { ...rules, firm: undefined })).toBe(undefined)
    const anyItem = fc.tuple(fc.constantFrom(...pricedItems.keys()), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 3 }), fc.integer({ min: 0, max: 100 }), (list, percent) => {
        const query = `items=${list.map(([id, count]) => `${id}.${count}`).join('_')}`
        const cents = firm(query, {}, { ...rules, firm: { percent, pieces: 99, cubicFeet: 999, pounds: 999 } })
        if (cents === undefined) return
        expect(cents).toBeGreaterThanOrEqual(price(query).total.low)
        expect(cents).toBeLessThanOrEqual(price(query).total.high)
      }),
    )
  })
})
