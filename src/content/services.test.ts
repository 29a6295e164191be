import { describe, expect, it } from 'vitest'
import { rungs } from '#site/prices.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Service } from '../sites/service.ts'
import { serviceData } from './serviceData.ts'

/** Names and ids that are not text. */
const names = new Set(['slug', 'drawing', 'id', 'rung', 'href'])

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (names.has(key) ? [] : textsIn(inner)))
}

/** The text of the page itself, without head, tile and text message. */
const pageText = ({ name, title, description, summary, picture, message, ...page }: Service) => textsIn(page)

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[$\p{L}\p{N}’/-]+/gu) ?? []

/** Every run of five words within one text. */
const runs = (service: Service): Set<string> =>
  new Set(
    pageText(service).flatMap((text) => {
      const words = wordsIn(text)
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '))
    }),
  )

describe.each(services)('$slug', (service) => {
  it('has 500 to 900 words of its own', () => {
    const count = pageText(service).flatMap(wordsIn).length
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThanOrEqual(900)
  })

  it('fits a search result, and a phone’s first screen', () => {
    expect(service.title.length).toBeLessThanOrEqual(60)
    expect(service.description.length).toBeGreaterThanOrEqual(70)
    expect(service.description.length).toBeLessThanOrEqual(155)
    expect(service.lead.length).toBeLessThanOrEqual(130)
  })

  it('leads to other services and to towns that exist, each once', () => {
    const related = service.related.map(({ slug }) => slug)
    const known = services.map(({ slug }) => slug).filter((slug) => slug !== service.slug)
    expect(related.filter((slug) => !known.includes(slug))).toEqual([])
    const places = service.towns.map(({ slug }) => slug)
    expect(places.filter((slug) => !towns.some((town) => town.slug === slug))).toEqual([])
    expect(new Set([...related, ...places]).size).toBe(related.length + places.length)
  })

  it('lists the truck’s rungs in order, and each extra once', () => {
    const held = service.price.rungs.map(({ rung }) => rungs.findIndex(({ id }) => id === rung))
    expect(held).toEqual([...new Set(held)].sort((a, b) => a - b))
    const extras = service.price.extras.map((line) => line.label ?? ('id' in line ? line.id : ''))
    expect(new Set(extras).size).toBe(extras.length)
  })

  it('answers three questions', () => {
    expect(service.questions).toHaveLength(3)
  })
})

it('shares at most a twentieth of its runs of five words with another service', () => {
  const texts = services.map((service) => ({ slug: service.slug, runs: runs(service) }))
  const alike = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const share = [...one.runs].filter((run) => other.runs.has(run)).length / Math.min(one.runs.size, other.runs.size)
      return share > 0.05 ? [`${one.slug} and ${other.slug}: ${Math.round(share * 100)} %`] : []
    }),
  )
  expect(alike).toEqual([])
})

it('links to every town from at least one service', () => {
  const named = new Set(services.flatMap((service) => service.towns.map(({ slug }) => slug)))
  expect(towns.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([])
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
