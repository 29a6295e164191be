import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { presets } from '#site/presets.ts'
import { extras } from '#site/prices.ts'
import { counted, priceRules, thingsOf } from '../../content/pricing.ts'
import type { Load } from '../items/itemList.ts'
import { mostFlights, parseItemList, readLoad, withCount } from '../items/itemList.ts'
import { estimate } from './price.ts'

const things = thingsOf(catalog)
const ids = [...things.keys()]
const isKnown = (id: string) => things.has(id)
const priced = ({ list, place }: Load) => estimate(counted(list, things), place, priceRules)
const of = (query: string) => priced(readLoad(new URLSearchParams(query), isKnown))
const price = (query: string) => {
  const found = of(query)
  if (found.kind !== 'price') throw new Error(`No price, but ${found.kind}`)
  return found
}
const line = (query: string, id: string) => price(query).lines.find((candidate) => candidate.id === id)

const runs = { numRuns: 10_000 }
const place = fc.record({ flights: fc.integer({ min: 0, max: mostFlights }), far: fc.boolean() })
// Few of each, so that most loads fit one truck; a long list does not.
const list = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    count: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 })),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)
const load = fc.record({ list, place })

/** A price as something that can only rise: no price at all comes after every price. */
const height = (one: Load): readonly [low: number, high: number] => {
  const found = priced(one)
  if (found.kind === 'project') return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  return found.kind === 'price' ? [found.total.low, found.total.high] : [0, 0]
}

describe('any load', () => {
  it('costs the sum of its lines, in whole cents, the low end never above the high one', () => {
    fc.assert(
      fc.property(load, (one) => {
        const found = priced(one)
        if (found.kind !== 'price') return
        for (const end of ['low', 'high'] as const) {
          expect(found.lines.reduce((sum, amount) => sum + amount[end], 0)).toBe(found.total[end])
          expect(Number.isInteger(found.total[end])).toBe(true)
        }
        for (const { low, high } of found.lines) expect(low).toBeLessThanOrEqual(high)
      }),
      runs,
    )
  })

  it('never costs less when a thing is added, or a flight, or the way', () => {
    fc.assert(
      fc.property(load, fc.constantFrom(...ids), fc.integer({ min: 1, max: 9 }), (one, id, more) => {
        const now = one.list.find((picked) => picked.id === id)?.count ?? 0
        const [low, high] = height(one)
        const harder = [
          { ...one, list: withCount(one.list, id, now + more) },
          { ...one, place: { ...one.place, flights: one.place.flights + 1 } },
          { ...one, place: { ...one.place, far: true } },
        ]
        for (const [lowAfter, highAfter] of harder.map(height)) {
          expect(lowAfter).toBeGreaterThanOrEqual(low)
          expect(highAfter).toBeGreaterThanOrEqual(high)
        }
      }),
      runs,
    )
  })

  it('costs $99 to $899 for its space, and what is too much for one trip has no price', () => {
    fc.assert(
      fc.property(load, (one) => {
        const found = priced(one)
        const tooMuch = found.cubicFeet > 405 || found.pounds > 4500
        if (tooMuch) expect(found.kind).toBe('project')
        if (found.kind !== 'price') return
        const space = found.lines[0]
        expect(space?.id).toBe('space')
        expect(space?.low).toBeGreaterThanOrEqual(9900)
        expect(space?.high).toBeLessThanOrEqual(89900)
        // Whoever calls pays no less than the smallest price.
        expect(found.total.low - (found.callDiscount ?? 0)).toBeGreaterThanOrEqual(9900)
      }),
      runs,
    )
  })
})

describe('a price', () => {
  it('of a couch is a range round the mark, rounded to five dollars', () => {
    // 40 cubic feet are $140 on the ladder: 10 % under is $126, 15 % over $161.
    expect(price('items=sofa').total).toEqual({ low: 12500, high: 16000 })
    expect(price('items=ottoman').total).toEqual({ low: 9900, high: 11500 })
    expect(price('items=garage-1car').total).toEqual({ low: 81000, high: 89900 })
  })

  it('says what each extra is for', () => {
    expect(line('items=refrigerator.2', 'refrigerator')).toEqual({
      id: 'refrigerator',
      label: 'Refrigerant recovery',
      reason: '2 × Refrigerator, standard',
      low: 7000,
      high: 7000,
    })
    expect(line('items=hot-tub', 'hot-tub')).toMatchObject({ low: 15000, high: 30000 })
    expect(line('items=fence-section.3', 'fence-section')).toMatchObject({ low: 3600, high: 3600 })
  })

  it('counts flights after the first, and only for what is heavy in one piece', () => {
    expect(line('items=sofa&flights=1', 'stairs')).toBeUndefined()
    expect(line('items=sofa&flights=3', 'stairs')).toMatchObject({ low: 5000, high: 5000 })
    expect(line('items=ottoman.9_pickup-load&flights=3', 'stairs')).toBeUndefined()
    expect(line('items=ottoman&carry=far', 'long-carry')).toMatchObject({ low: 2500 })
  })

  it('takes $25 off for a call only where the space costs $124 or more', () => {
    expect(price('items=ottoman').callDiscount).toBeUndefined()
    // The extra does not count: without it the call would cost less than the smallest load.
    expect(price('items=mini-fridge').callDiscount).toBeUndefined()
    expect(price('items=sofa').callDiscount).toBe(2500)
  })

  it('names every extra that there is among what could change it', () => {
    expect(price('items=sofa').whatCouldChange.map(({ id }) => id)).toEqual(extras.map(({ id }) => id))
  })
})

describe('no price', () => {
  it('is given for more than one truck, however little more', () => {
    expect(of('items=garage-1car').kind).toBe('price')
    expect(of('items=garage-1car_box-small')).toMatchObject({ kind: 'project', reason: 'space' })
  })

  it('is given for more weight than a trip can carry', () => {
    expect(of('items=concrete-cuft.50').kind).toBe('price')
    expect(of('items=concrete-cuft.51').kind).toBe('project')
    expect(of('items=concrete-cuft.30_dirt-cuft.30')).toMatchObject({ kind: 'project', reason: 'weight' })
    expect(of('items=shingles-sq.8')).toMatchObject({ kind: 'project', reason: 'weight' })
    expect(of('items=pool-table.6')).toMatchObject({ kind: 'project', reason: 'weight' })
  })

  it('is given for nothing, or for what we leave, which is told with its reason', () => {
    expect(of('').kind).toBe('empty')
    const found = of('items=no-paint.3')
    expect(found).toMatchObject({ kind: 'empty', cubicFeet: 0 })
    expect(found.refused).toEqual([
      { label: 'Liquid paint, stain, varnish', taken: false, reason: catalog.disposals.paint.goes },
    ])
    expect(price('items=sofa_no-paint').total).toEqual(price('items=sofa').total)
  })
})

describe('the presets', () => {
  it('hold known things and have a price each', () => {
    for (const { items, label } of presets) {
      expect(parseItemList(items, isKnown), label).toHaveLength(items.split('_').length)
      expect(of(`items=${items}`).kind, label).toBe('price')
    }
  })
})
