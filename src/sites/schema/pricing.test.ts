import { expect, it } from 'vitest'
import { schemaProblems } from './fields.ts'
import { rungsOf } from './pricing.ts'
import { siteSchema } from './site.ts'

const price = { from: 99, to: 564, cubicFeet: 400, perCubicYard: 3805, currency: 'USD' } as const

it('works the ladder out of a price by the yard, from the smallest load’s on', () => {
  const dollars = rungsOf(price).map(({ cents }) => cents / 100)
  // 50 cubic feet are $70.46 and less than the least; 150 are $211.39.
  expect(dollars).toEqual([99, 99, 141, 211, 282, 352, 423, 493, 564])
})

it.each([
  [{}, []],
  [{ to: 600 }, ['to: must be 564, what a full truck comes to by perCubicYard']],
  [{ perCubicYard: 38 }, ['perCubicYard: is in cents: write 3800 for $38']],
  [{ perCubicYard: undefined, to: 99 }, ['to: must be more than the smallest load']],
])('says what’s wrong with a price by the yard: %j', (own, problems) => {
  expect(schemaProblems(siteSchema.entries.price, { ...price, ...own }, 'price')).toEqual(problems)
})
