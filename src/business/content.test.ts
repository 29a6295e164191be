import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { questionGroups } from '#site/faq.ts'
import { languages } from '#site/languages.ts'
import { rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { serviceData } from '../document/structuredData/service.ts'
import type { Town } from '../sites/schema/town.ts'
import { itemPagesNow } from './itemPages.ts'
import { townHead } from './places.ts'
import { services } from './services.ts'
import { towns } from './towns.ts'

const questions = questionGroups.flatMap((group) => group.questions)

it('gives every question and group an address of its own', () => {
  const ids = [...questionGroups, ...questions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it.each([
  ['names', ({ name }: Town) => name],
  ['titles', (town: Town) => townHead(town).title],
  ['descriptions', (town: Town) => townHead(town).description],
])('%s of towns are unique', (_, of) => {
  expect(new Set(towns().map(of)).size).toBe(towns().length)
})

it('describes a town with a job there, or with every ZIP code or how many there are', () => {
  for (const town of towns())
    for (const said of town.example ? [town.example.load] : town.zips)
      expect(townHead(town).description).toContain(town.zips.length > 6 && !town.example ? 'all ' : said)
})

it.each(services())('$slug lists the truck’s rungs in order, and each extra once', ({ price }) => {
  const held = price.rungs.map(({ rung }) => rungs.findIndex(({ id }) => id === rung))
  expect(held).toEqual([...new Set(held)].sort((a, b) => a - b))
  const extras = price.extras.map((line) => line.label ?? ('id' in line ? line.id : ''))
  expect(new Set(extras).size).toBe(extras.length)
})

it('keeps the ladder between the business’s own two prices', () => {
  const cents = rungs.map((rung) => rung.cents)
  expect(cents).toEqual([...cents].sort((a, b) => a - b))
  expect([cents[0], cents.at(-1)]).toEqual([site.price.from * 100, site.price.to * 100])
})

it('tells search engines all towns, and both ends of what the service costs', () => {
  const [dearest] = [...services()].sort((a, b) => b.cost.low - a.cost.low)
  const data = JSON.parse(JSON.stringify(dearest && serviceData(dearest, 'https://example.com')))
  expect(data).toMatchObject({
    provider: { '@id': 'https://example.com/#business' },
    areaServed: { length: towns().length },
    offers: {
      priceSpecification: {
        minPrice: (dearest?.cost.low ?? 0) / 100,
        maxPrice: (dearest?.cost.high ?? 0) / 100,
        priceCurrency: site.price.currency,
      },
    },
  })
})

it.each(['service', 'town', 'itemPage'] as const)(
  'a %s with an address in another language has its texts, too',
  (kind) => {
    const records = () => ({ service: services(), town: towns(), itemPage: itemPagesNow() })[kind]
    const english = new Map(records().map(({ slug, lead }) => [slug, lead]))
    const translated = inLanguage('es', records).filter(({ slug, lead }) => lead !== english.get(slug))
    const slugs = Object.keys(languages.es?.slugs[kind] ?? {})
    expect(translated.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  },
)
