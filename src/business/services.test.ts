import { describe, expect, it } from 'vitest'
import { rungs } from '#site/prices.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { serviceData } from '../document/structuredData/service.ts'

describe.each(services)('$slug', (service) => {
  it('lists the truck’s rungs in order, and each extra once', () => {
    const held = service.price.rungs.map(({ rung }) => rungs.findIndex(({ id }) => id === rung))
    expect(held).toEqual([...new Set(held)].sort((a, b) => a - b))
    const extras = service.price.extras.map((line) => line.label ?? ('id' in line ? line.id : ''))
    expect(new Set(extras).size).toBe(extras.length)
  })
})

it('keeps the ladder between the business’s own two prices', () => {
  const cents = rungs.map((rung) => rung.cents)
  expect(cents).toEqual([...cents].sort((a, b) => a - b))
  expect([cents[0], cents.at(-1)]).toEqual([site.price.from * 100, site.price.to * 100])
})

it('tells search engines all towns, and the service’s own lowest price', () => {
  const [dearest] = [...services].sort((a, b) => b.fromDollars - a.fromDollars)
  const data = JSON.parse(JSON.stringify(dearest && serviceData(dearest, 'https://example.com')))
  expect(data.provider).toEqual({ '@id': 'https://example.com/#business' })
  expect(data.areaServed).toHaveLength(towns.length)
  expect(data.offers.priceSpecification).toMatchObject({
    minPrice: dearest?.fromDollars,
    maxPrice: site.price.to,
    priceCurrency: site.price.currency,
  })
})
