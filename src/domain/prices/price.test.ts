import { describe, expect, it } from 'vitest'
import { describeAnyLoad, pricer } from '../../../tests/support/anyLoad.ts'
import { readLoad } from '../items/itemList.ts'
import type { AcceptedPricedItem, PricedItem, PriceRules } from './price.ts'

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
  trip: { cubicFeet: 400, denseCubicFeet: 40, pounds: 4500 },
  stairs: { label: 'Extra flight', reason: 'Landings', cents: 3000 },
  longCarry: { label: 'Long carry', reason: 'No parking', cents: 2200 },
  callDiscount: { cents: 2000, fromCents: 13000 },
  possible: [
    { id: 'stairs', label: 'Stairs', unit: 'a flight', reason: 'Landings', low: 3000, high: 3000 },
    { id: 'teardown', label: 'Teardown', unit: 'a piece', reason: 'Time', low: 12000, high: 25000 },
  ],
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
  it('is a range around the rung, rounded to five dollars, between the first rung and the last', () => {
    expect(price('items=couch').total).toEqual({ low: 18000, high: 23000 })
    // 25 cubic feet are $132.50, rounded to $135: 10 % under is $121.50, 15 % over $155.25.
    expect(price('items=stool.5').total).toEqual({ low: 12000, high: 15500 })
    expect(price('items=stool').total).toEqual({ low: 11000, high: 12500 })
    expect(price('items=garage').total).toEqual({ low: 82000, high: 92000 })
  })

  it('is the space and the extras, each with its own sum', () => {
    const { lines, extras, total } = price('items=fridge.2_couch&flights=3&carry=far')
    const [space, ...rest] = lines
    expect(rest.length).toBeGreaterThan(2)
    for (const end of ['low', 'high'] as const) {
      expect(extras[end]).toBe(rest.reduce((sum, extra) => sum + extra[end], 0))
      expect(total[end]).toBe((space?.[end] ?? 0) + extras[end])
    }
    expect(price('items=couch').extras).toEqual({ low: 0, high: 0 })
  })

  it('says what each extra is for', () => {
    expect(line('items=fridge.2', 'fridge')).toEqual({
      id: 'fridge',
      label: 'Refrigerant recovery',
      reason: '2 × Fridge',
      low: 8000,
      high: 8000,
    })
    expect(line('items=fridge', 'fridge')?.reason).toBe('Fridge')
    expect(line('items=tub', 'tub')).toMatchObject({ low: 12000, high: 25000 })
    expect(line('items=fence.3', 'fence')).toMatchObject({ low: 3900, high: 3900 })
    expect(line('items=couch', 'space')?.reason).toBe('40 of 400 cubic feet')
  })

  it('counts flights after the first, and only for what is heavy in one piece', () => {
    expect(line('items=couch&flights=1', 'stairs')).toBeUndefined()
    expect(line('items=couch&flights=2', 'stairs')).toMatchObject({ label: 'Extra flight', low: 3000 })
    expect(line('items=couch&flights=3', 'stairs')).toMatchObject({ label: '2 × Extra flight', low: 6000, high: 6000 })
    expect(line('items=stool.9_rubble&flights=3', 'stairs')).toBeUndefined()
    expect(line('items=stool&carry=far', 'long-carry')).toMatchObject({ low: 2200 })
    expect(line('items=stool', 'long-carry')).toBeUndefined()
  })

  it('takes something off for a call only where the space alone costs enough', () => {
    expect(price('items=stool').callDiscount).toBeUndefined()
    // The extra does not count: without it the call would cost less than the smallest load.
    expect(price('items=small-fridge').callDiscount).toBeUndefined()
    expect(price('items=couch').callDiscount).toBe(2000)
    // The space of 28 cubic feet is from $130 on.
    expect(price('items=fence_stool.4').callDiscount).toBe(2000)
  })

  it('names every extra that there is among what could change it', () => {
    expect(price('items=couch').whatCouldChange).toEqual(rules.possible)
  })
})

describe('the room', () => {
  it('is what is taken, as feet, pounds and a share of one truck', () => {
    expect(price('items=couch.2_stool_paint')).toMatchObject({ cubicFeet: 85, pounds: 335, share: 85 / 400 })
    expect(of('items=garage.2')).toMatchObject({ kind: 'project', share: 790 / 400 })
    expect(price('items=couch').refused).toEqual([])
    expect(line('items=couch', 'space')?.label).toBe('Space in the truck')
  })
})

describe('no price', () => {
  it('is given for more than one truck, however little more', () => {
    expect(of('items=garage_stool').kind).toBe('price')
    expect(of('items=garage_stool_rubble')).toMatchObject({ kind: 'project', reason: 'space' })
  })

  it('is given for more weight than a trip can carry', () => {
    expect(of('items=rubble.40').kind).toBe('price')
    expect(of('items=rubble.41')).toMatchObject({ kind: 'project', reason: 'weight' })
    expect(of('items=safe.3').kind).toBe('price')
    expect(of('items=safe.3_stool')).toMatchObject({ kind: 'project', reason: 'weight' })
  })

  it('is given for nothing, or for what we leave, which comes with its reason', () => {
    expect(of('').kind).toBe('empty')
    const found = of('items=paint.3')
    expect(found).toMatchObject({ kind: 'empty', cubicFeet: 0 })
    expect(found.refused).toEqual([{ label: 'Paint', accepted: false, reason: 'It’s liquid' }])
    expect(price('items=couch_paint').total).toEqual(price('items=couch').total)
  })
})
