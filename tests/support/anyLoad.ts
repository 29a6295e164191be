import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Load, mostFlights, withCount } from '../../src/domain/items/itemList.ts'
import { counted, type Estimate, estimate, type PricedItem, type PriceRules } from '../../src/domain/prices/price.ts'

const runs = { numRuns: 10_000 }

export const pricer =
  (pricedItems: ReadonlyMap<string, PricedItem>, rules: PriceRules) =>
  ({ list, place }: Load): Estimate =>
    estimate(counted(list, pricedItems), place, rules)

/** Loads of these items; few of each, so that most fit one truck and a long list does not. */
const loadsOf = (ids: readonly string[]) =>
  fc.record({
    list: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...ids),
        count: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 })),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    ),
    place: fc.record({ flights: fc.integer({ min: 0, max: mostFlights }), far: fc.boolean() }),
  })

/** What holds for the price of every load, whatever a business takes and asks for it. */
export function describeAnyLoad(pricedItems: ReadonlyMap<string, PricedItem>, rules: PriceRules): void {
  const ids = [...pricedItems.keys()]
  const priced = pricer(pricedItems, rules)
  /** A price as something that can only rise: no price at all comes after every price. */
  const height = (one: Load): readonly [low: number, high: number] => {
    const found = priced(one)
    if (found.kind === 'project') return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    return found.kind === 'price' ? [found.total.low, found.total.high] : [0, 0]
  }

  describe('any load', () => {
    it('costs the sum of its lines, in whole cents, the low end never above the high one', () => {
      fc.assert(
        fc.property(loadsOf(ids), (one) => {
          const found = priced(one)
          if (found.kind !== 'price') return
          for (const end of ['low', 'high'] as const) {
            expect(found.lines.reduce((sum, amount) => sum + amount[end], 0)).toBe(found.total[end])
            expect(found.extras[end]).toBe(found.total[end] - (found.lines[0]?.[end] ?? 0))
            expect(Number.isInteger(found.total[end])).toBe(true)
          }
          for (const { low, high } of found.lines) expect(low).toBeLessThanOrEqual(high)
        }),
        runs,
      )
    })

    it('never costs less when an item is added, or a flight, or the way', () => {
      fc.assert(
        fc.property(loadsOf(ids), fc.constantFrom(...ids), fc.integer({ min: 1, max: 9 }), (one, id, more) => {
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

    it('costs the smallest to the full truck’s price for its space, and what is too much for one trip has no price', () => {
      const [smallest, full] = [rules.rungs[0]?.cents ?? 0, rules.rungs.at(-1)?.cents ?? 0]
      fc.assert(
        fc.property(loadsOf(ids), (one) => {
          const found = priced(one)
          const tooMuch = found.cubicFeet > rules.trip.cubicFeet || found.pounds > rules.trip.pounds
          if (tooMuch) expect(found.kind).toBe('project')
          if (found.kind !== 'price') return
          const space = found.lines[0]
          expect(space?.id).toBe('space')
          expect(space?.low).toBeGreaterThanOrEqual(smallest)
          expect(space?.high).toBeLessThanOrEqual(full)
          // Whoever calls pays no less than the smallest price.
          expect(found.total.low - (found.callDiscount ?? 0)).toBeGreaterThanOrEqual(smallest)
        }),
        runs,
      )
    })
  })
}
