import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { lowestPrice } from './money.ts'

it('says “from” of the business’s own smallest price, and “about” of any other', () => {
  expect(lowestPrice(site.price.from)).toBe(`From $${site.price.from}`)
  expect(lowestPrice(site.price.from + 1)).toBe(`About $${site.price.from + 1}`)
})
