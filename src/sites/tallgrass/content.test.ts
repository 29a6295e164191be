import { expect, it } from 'vitest'
import map from '#build/map.json'
import { dropOffSitesFor } from '../../business/places.ts'
import { businessData } from '../../document/structuredData/business.ts'
import { serviceArea } from '../../domain/places/serviceArea.ts'
import type { DropOffUse } from '../schema/town.ts'
import { questionGroups } from './faq.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

it('answers every ZIP code of a town with that town, and takes one at its edge for near', () => {
  const answered = (zip: string) => serviceArea(zip, towns, site.area)
  for (const { name, zips, boxZips = [], sharedZips = [] } of towns) {
    for (const zip of [...zips, ...boxZips]) expect(answered(zip), zip).toEqual({ kind: 'yes', town: name })
    for (const { zip } of sharedZips) expect(answered(zip).kind, zip).not.toBe('call')
  }
})

it.each<[DropOffUse, string, string[]]>([
  // The nearest two, and none beyond ten miles.
  ['donations', 'elmhurst', ['Sharing Connections Furniture Bank']],
  ['books', 'elmhurst', ['SCARCE']],
  ['donations', 'plainfield', ['Will County Habitat ReStore']],
  ['donations', 'tinley-park', []],
  // Those of the town's first county.
  ['electronics', 'lemont', ['Cook County CHaRM Center']],
  ['electronics', 'lockport', ['Lockport Public Works', 'Will County electronics sites']],
  ['electronics', 'oswego', []],
])('sends the %s of %s to the right sites', (use, slug, names) => {
  const town = towns.find((one) => one.slug === slug)
  expect(town && dropOffSitesFor(town, use).map(({ name }) => name)).toEqual(names)
})

it('has the name of every town and county on its map', () => {
  for (const { towns: drawn, counties } of [map.narrow, map.wide]) {
    expect(drawn.filter(({ crowded }) => crowded)).toEqual([])
    expect(counties.map(({ name }) => name)).toEqual(site.area.counties.map(({ name }) => name))
  }
})

it('answers each question in 30 to 90 words', () => {
  const lengths = questionGroups.flatMap(({ questions }) =>
    questions.map(({ id, answer }) => [id, answer.split(/\s+/).length] as const),
  )
  expect(lengths.filter(([, length]) => length < 30 || length > 90)).toEqual([])
})

it('tells search engines of its areas, services, prices, hours and ratings', () => {
  const data = JSON.parse(JSON.stringify(businessData('https://example.com', Date.parse('2026-11-24T12:00:00-06:00'))))
  expect(new Set(data.areaServed.map(({ name }: { name: string }) => name)).size).toBe(towns.length)
  const offers: { itemOffered: { name: string } }[] = data.hasOfferCatalog.itemListElement
  expect(new Set(offers.map(({ itemOffered }) => itemOffered.name)).size).toBe(10)
  expect(data).toMatchObject({
    priceRange: '$99-$899',
    paymentAccepted: 'Cash, Credit Card, Check',
    aggregateRating: { ratingValue: 4.8, reviewCount: 150 },
  })
  expect(data.openingHoursSpecification).toMatchObject([
    { dayOfWeek: { length: 5 }, opens: '08:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
    { dayOfWeek: ['Sunday'], opens: '10:00', closes: '16:00' },
  ])
  expect(data.specialOpeningHoursSpecification.map((day: { validFrom: string }) => day.validFrom)).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
    '2027-05-31',
    '2027-07-04',
    '2027-09-06',
  ])
  expect(data.review).toHaveLength(3)
})
