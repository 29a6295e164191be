import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { holidays } from '#site/calendar.ts'
import { testimonials } from '#site/home.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { holidaysFrom, localDate } from '../../src/domain/calendar/localTime.ts'
import { inDollars } from '../../src/domain/prices/price.ts'
import { everyPathOf, languageAt } from '../../src/routes.ts'
import { businessId } from '../../src/shared/document/structuredData/page.ts'
import { readSite } from '../support/appSite.ts'
import { siteUrl } from '../support/business.ts'
import { isOn, listedKinds } from '../support/ownPages.ts'
import { apart, listedPaths } from '../support/pages.ts'

type Thing = { readonly [property: string]: unknown }

const translated = listedPaths.filter((path) => languageAt(path) !== 'en')
const pages = new Map<string, ReturnType<typeof load>>()
for (const path of [...listedKinds, ...translated])
  pages.set(path, load(apart(await (await readSite.get(path)).text())))
const page = (path: string) => pages.get(path) ?? load('')
const dataOf = (path: string) => page(path)('script[type="application/ld+json"]').text()

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every thing in a value, at any depth. */
const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

const isReference = (thing: Thing) => Object.keys(thing).join() === '@id'
const thingsOf = (path: string): Thing[] => thingsIn(JSON.parse(dataOf(path)))
const ofType = (path: string, type: string) => thingsOf(path).filter((thing) => thing['@type'] === type)
const named = (path: string, id: string) => thingsOf(path).find((thing) => thing['@id'] === id && !isReference(thing))

const expectFilled = (thing: unknown, properties: readonly string[]) => {
  for (const property of properties) expect((thing as Thing)?.[property], property).toBeTruthy()
}

describe.each(listedKinds)('%s', (path) => {
  it('describes the page, the site and one business, and everything that it refers to', () => {
    const things = thingsOf(path)
    const known = new Set(things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']))
    expect(things.filter((thing) => isReference(thing) && !known.has(thing['@id']))).toEqual([])
    const self = named(path, `${siteUrl}${path}#page`)
    expectFilled(self, ['@type', 'name', 'description'])
    expect(self).toMatchObject({ url: siteUrl + path, isPartOf: { '@id': `${siteUrl}/#website` } })
    expect(ofType(path, 'WebSite')).toMatchObject([
      { name: site.name, url: `${siteUrl}/`, publisher: { '@id': businessId(siteUrl) } },
    ])
    for (const business of ofType(path, 'HomeAndConstructionBusiness')) {
      expect(business['@id']).toBe(businessId(siteUrl))
      expectFilled(business, ['name', 'address', 'telephone', 'url'])
    }
    // Ratings are on the business's own page only.
    const rated = things.filter((thing) => 'aggregateRating' in thing || thing['@type'] === 'Product')
    expect(rated.map((thing) => thing['@id'])).toEqual(path === '/' && site.claims ? [businessId(siteUrl)] : [])
  })

  it('has only absolute addresses of its own origin', () => {
    const addresses = thingsOf(path).flatMap((thing) =>
      Object.entries(thing).filter(([key]) => /^(@id|url|item|image|logo|urlTemplate|mainEntityOfPage)$/.test(key)),
    )
    const foreign = addresses.filter(([, value]) => typeof value === 'string' && !value.startsWith(`${siteUrl}/`))
    expect(foreign).toEqual([])
    expect(JSON.stringify(addresses)).not.toMatch(/undefined|localhost|127\.0/)
  })
})

it.each([...listedKinds, ...translated])('%s has the breadcrumb that it shows; Home has none', (path) => {
  const $ = page(path)
  const shown = [...$('nav > ol:has([aria-current=page]) li')].map((step, index) => {
    const name = ($(step).find('a').text() || $(step).text()).trim()
    return {
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + ($(step).find('a').attr('href') ?? path),
    }
  })
  expect(shown.length > 1).toBe(!everyPathOf('home').includes(path))
  expect(ofType(path, 'BreadcrumbList').flatMap((list) => list.itemListElement)).toEqual(shown)
})

const types = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/items': 'CollectionPage',
  '/services': 'CollectionPage',
  '/service-areas': 'CollectionPage',
  '/blog': 'CollectionPage',
}

it('a page has the type of its kind, and none calls itself an FAQPage, which search engines show for few', () => {
  for (const path of listedKinds) expect(dataOf(path), path).not.toContain('FAQPage')
  for (const [path, type] of Object.entries(types).filter(([path]) => isOn(path)))
    expect(named(path, `${siteUrl}${path}#page`), path).toMatchObject({ '@type': type })
})

it('the business on Home has what Google requires and recommends of a local business', () => {
  const business = named('/', businessId(siteUrl)) ?? {}
  expectFilled(business, ['name', 'description', 'image', 'logo', 'url', 'telephone', 'email'])
  expect(business.geo !== undefined).toBe(site.geo !== undefined)
  expectFilled(business.address, ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'])
  const { price, payment, hours, claims } = site
  const { structuredRating: rating } = claims ?? {}
  const closed = holidaysFrom(localDate(readSite.clock.now, site.timeZone), holidays)
  expect(business).toMatchObject({
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    address: { addressCountry: 'US' },
    priceRange: `${inDollars(price.from)}-${inDollars(price.to)}`,
    paymentAccepted: payment.join(', '),
    currenciesAccepted: 'USD',
    // A whole day ends a minute before midnight, as Google asks for it.
    openingHoursSpecification: hours.pickup.map(({ days: dayOfWeek, opens, closes }) =>
      opens === closes ? { dayOfWeek, opens: '00:00', closes: '23:59' } : { dayOfWeek, opens, closes },
    ),
    specialOpeningHoursSpecification: closed.map((validFrom) => ({ validFrom })),
    potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: `${siteUrl}/schedule` } },
    ...(rating && { aggregateRating: { ratingValue: rating.value, reviewCount: rating.count, bestRating: 5 } }),
  })
  expect(business.areaServed).toHaveLength(towns.length)
  const offered = ofType('/', 'Offer').map(({ itemOffered }) => (itemOffered as Thing).name)
  expect(offered).toEqual(expect.arrayContaining(services.map(({ name }) => name)))
  const reviews = ofType('/', 'Review')
  expect(reviews).toHaveLength(testimonials.length)
  for (const review of reviews) {
    expectFilled(review, ['reviewBody', 'reviewRating'])
    expectFilled(review.author, ['name'])
  }
})

it.each(listedKinds.filter((path) => /^\/(services|service-areas|items|blog)\/./.test(path)))(
  '%s describes what it is about',
  (path) => {
    if (path.startsWith('/blog/')) {
      const [post] = ofType(path, 'BlogPosting')
      expectFilled(post, ['headline', 'image'])
      expectFilled(post?.author, ['name', 'url'])
      for (const date of [post?.datePublished, post?.dateModified]) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      return
    }
    expect(named(path, `${siteUrl}${path}#page`)?.mainEntity).toEqual({ '@id': `${siteUrl}${path}#service` })
    const service = named(path, `${siteUrl}${path}#service`)
    expectFilled(service, ['name', 'areaServed', 'offers'])
    expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': businessId(siteUrl) } })
  },
)
