import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { load } from 'cheerio'
import { beforeAll, describe, expect, it } from 'vitest'
import { questionGroups } from '#site/faq.ts'
import { testimonials } from '#site/home.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { run } from '../../scripts/lib/run.ts'
import { posts } from '../../src/business/posts.ts'
import { businessId } from '../../src/document/structuredData/business.ts'
import { readSite } from '../support/appSite.ts'
import { siteUrl } from '../support/business.ts'
import { isOn } from '../support/ownPages.ts'
import { listedKinds } from '../support/pageKinds.ts'
import { apart } from '../support/pages.ts'

type Thing = { readonly [property: string]: unknown }

/** One page of each kind, and those that are tested by their address. */
const paths = [...new Set([...listedKinds, ...posts.map(({ slug }) => `/blog/${slug}`)])]
const pages = new Map<string, ReturnType<typeof load>>()
beforeAll(async () => {
  for (const path of paths) pages.set(path, load(apart(await (await readSite.get(path)).text())))
})

function page(path: string): ReturnType<typeof load> {
  const read = pages.get(path)
  if (!read) throw new Error(`${path} was not read`)
  return read
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every thing in a value, at any depth. */
const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

const isReference = (thing: Thing) => Object.keys(thing).join() === '@id'

/** All things in a page's structured data, nested ones too. */
const thingsOf = (path: string): Thing[] =>
  page(path)('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => thingsIn(JSON.parse(page(path)(script).text())))

const ofType = (path: string, ...types: string[]) =>
  thingsOf(path).filter((thing) => types.includes(String(thing['@type'])))

const only = (path: string, type: string): Thing => {
  const [thing, ...more] = ofType(path, type)
  expect([type, more.length]).toEqual([type, 0])
  if (!thing) throw new Error(`${path} has no ${type}`)
  return thing
}

const expectFilled = (thing: Thing, properties: readonly string[]) => {
  for (const property of properties)
    expect(thing[property] ?? '', `${property} of ${thing['@type']}`).not.toSatisfy((value) => value === '' || !value)
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

describe.each(listedKinds)('%s', (path) => {
  const url = siteUrl + path

  it('describes the page and the site, and everything that it refers to', () => {
    const things = thingsOf(path)
    const named = new Set(things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']))
    expect(things.filter(isReference).filter((thing) => !named.has(thing['@id']))).toEqual([])
    const self = things.find((thing) => thing['@id'] === `${url}#page`) ?? {}
    expectFilled(self, ['@type', 'name', 'description'])
    expect(self).toMatchObject({ url, isPartOf: { '@id': `${siteUrl}/#website` } })
    const website = only(path, 'WebSite')
    expect(website).toMatchObject({ url: `${siteUrl}/`, publisher: { '@id': businessId(siteUrl) } })
    expectFilled(website, ['name'])
  })

  it('has only absolute addresses of its own origin', () => {
    const addresses = thingsOf(path).flatMap((thing) =>
      Object.entries(thing).filter(([key]) => /^(@id|url|item|image|logo|urlTemplate|mainEntityOfPage)$/.test(key)),
    )
    const foreign = addresses.filter(([, value]) => typeof value === 'string' && !value.startsWith(`${siteUrl}/`))
    expect(foreign).toEqual([])
    expect(JSON.stringify(addresses)).not.toMatch(/undefined|localhost|127\.0/)
  })

  it('describes one business, with at least its name, address, phone and site', () => {
    const businesses = ofType(path, 'HomeAndConstructionBusiness')
    expect(businesses.length).toBeGreaterThan(0)
    for (const business of businesses) {
      expect(business['@id']).toBe(businessId(siteUrl))
      expectFilled(business, ['name', 'address', 'telephone', 'url'])
    }
    // Ratings are on the business's own page only.
    const rated = thingsOf(path).filter((thing) => 'aggregateRating' in thing || thing['@type'] === 'Product')
    expect(rated.map((thing) => thing['@id'])).toEqual(path === '/' && site.claims ? [businessId(siteUrl)] : [])
  })

  it('has the breadcrumb that it shows; Home has none', () => {
    if (path === '/') return expect(ofType(path, 'BreadcrumbList')).toEqual([])
    const $ = page(path)
    const shown = $('nav[aria-label=Breadcrumb] li')
      .toArray()
      .map((step) => {
        const label = $(step).find('a').text() || $(step).text()
        return { name: label.trim(), item: siteUrl + ($(step).find('a').attr('href') ?? path) }
      })
    expect(shown.length).toBeGreaterThanOrEqual(2)
    expect(only(path, 'BreadcrumbList').itemListElement).toEqual(
      shown.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    )
  })
})

const typeOf = [
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
  ['/faq', 'FAQPage'],
  ['/services', 'CollectionPage'],
  ['/service-areas', 'CollectionPage'],
  ['/blog', 'CollectionPage'],
] as const

it.each(typeOf.filter(([path]) => isOn(path)))('%s is an %s', (path, type) => {
  expect(only(path, type)['@id']).toBe(`${siteUrl}${path}#page`)
})

describe('the business on Home', () => {
  let business: Thing
  beforeAll(() => {
    business = only('/', 'HomeAndConstructionBusiness')
  })

  it('has what Google requires and recommends of a local business', () => {
    expectFilled(business, ['name', 'description', 'image', 'logo', 'url', 'telephone', 'email'])
    expect(business.telephone).toMatch(/^\+1\d{10}$/)
    expectFilled(business.address as Thing, [
      'streetAddress',
      'addressLocality',
      'addressRegion',
      'postalCode',
      'addressCountry',
    ])
    expect(business.address).toMatchObject({ addressCountry: 'US' })
    expect(business.geo).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) })
  })

  it('serves every town, with every service that has a page', () => {
    expect(business.areaServed).toHaveLength(towns.length)
    const { itemListElement } = business.hasOfferCatalog as { itemListElement: { itemOffered: Thing }[] }
    const offered = itemListElement.map(({ itemOffered }) => itemOffered.name)
    expect(offered).toEqual(expect.arrayContaining(services.map(({ name }) => name)))
  })

  it('says what it costs, how to pay, and when the trucks drive', () => {
    const { price, payment, hours } = site
    expect(business).toMatchObject({
      priceRange: `$${price.from}-$${price.to}`,
      paymentAccepted: payment.join(', '),
      currenciesAccepted: 'USD',
    })
    const said = business.openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[]
    expect(said.map(({ dayOfWeek: days, opens, closes }) => ({ days, opens, closes }))).toEqual(hours.pickup)
  })

  it('is rated as it claims, with reviews, and takes reservations at /schedule', () => {
    const rating = site.claims?.structuredRating
    if (rating)
      expect(business.aggregateRating).toMatchObject({
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: 5,
      })
    else expect(business.aggregateRating).toBeUndefined()
    for (const review of (business.review ?? []) as Thing[]) {
      expectFilled(review, ['reviewBody', 'author', 'reviewRating'])
      expectFilled(review.author as Thing, ['name'])
    }
    expect(business.review ?? []).toHaveLength(testimonials.length)
    expect(business.potentialAction).toMatchObject({
      '@type': 'ReserveAction',
      target: { urlTemplate: `${siteUrl}/schedule` },
    })
  })
})

it('every question has a name and an answer, which the page shows', () => {
  const questions = only('/faq', 'FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions).toHaveLength(questionGroups.flatMap((group) => group.questions).length)
  const shown = page('/faq')('main').text().replace(/\s+/g, ' ')
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(name)
    expect(shown).toContain(acceptedAnswer.text)
  }
})

it.each(posts)('the post $slug has its dates, picture and author', (post) => {
  const data = only(`/blog/${post.slug}`, 'BlogPosting')
  expectFilled(data, ['headline', 'image', 'datePublished', 'dateModified'])
  expect(data.datePublished).toMatch(isoDay)
  expect(data.dateModified).toMatch(isoDay)
  expect(String(data.dateModified) >= String(data.datePublished)).toBe(true)
  expectFilled(data.author as Thing, ['name', 'url'])
})

it.each(listedKinds.filter((path) => /^\/(services|service-areas)\/./.test(path)))('%s offers its service', (path) => {
  const self = thingsOf(path).find((thing) => thing['@id'] === `${siteUrl}${path}#page`)
  expect(self?.mainEntity).toEqual({ '@id': `${siteUrl}${path}#service` })
  const service = thingsOf(path).find((thing) => thing['@id'] === `${siteUrl}${path}#service` && !isReference(thing))
  expectFilled(service ?? {}, ['name', 'areaServed', 'offers'])
  expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': businessId(siteUrl) } })
})

describe('the compiler with the types of schema.org', () => {
  const folder = '.cache/schema'

  /** Its errors for data that is written as a value of these types. */
  async function judged(values: readonly string[]): Promise<string> {
    mkdirSync(folder, { recursive: true })
    const lines = values.map((json, index) => `export const page${index}: WithContext<Thing> | Graph = ${json}`)
    const code = [`import type { Graph, Thing, WithContext } from 'schema-dts'`, ...lines].join('\n')
    writeFileSync(`${folder}/pages.ts`, code)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig']
    const { output } = await run('tsc', [...options, `${folder}/pages.ts`])
    rmSync(folder, { recursive: true })
    return output
  }

  it('finds no term on any kind of page that schema.org lacks, and finds one that is made up', {
    timeout: 200_000,
  }, async () => {
    const values = listedKinds.map((path) => page(path)('script[type="application/ld+json"]').text())
    const madeUp = { '@context': 'https://schema.org', '@type': 'Service', name: 'Hauling', priceOfTruck: 7 }
    const errors = (await judged([...values, JSON.stringify(madeUp)]))
      .split('\n')
      .filter((line) => /error TS/.test(line))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('priceOfTruck')
  })
})
