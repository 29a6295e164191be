import { language } from '#language'
import { sentences } from '#sentences'
import { holidays } from '#site/calendar.ts'
import { alsoHauled } from '#site/serviceGroups.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { countiesWithState, withState } from '../../../business/places.ts'
import { homeTexts, siteWords } from '../../../business/siteTexts.ts'
import { periodsFrom } from '../../../domain/calendar/hours.ts'
import { holidaysFrom, localDate } from '../../../domain/calendar/localTime.ts'
import { inDollars } from '../../../domain/prices/price.ts'
import { aboutLanguage } from '../../../language/language.ts'
import { canonical, normalPath, paths } from '../../../routes.ts'
import type { Testimonial } from '../../../sites/schema/texts.ts'
import type { Head, PageAddress, SiteLinks } from '../page.ts'

/**
 * A thing of schema.org as JSON-LD. Its properties aren't typed here: schema-dts takes tsc as long as all other code, so a
 * test checks what the pages say against it instead.
 */
export type JsonLd = { readonly '@type': string; readonly '@id'?: string; readonly [property: string]: unknown }

/** Every page refers to the business by this id. */
export const businessId = (siteUrl: string): string => `${siteUrl}/#business`

const offer = (name: string, url: string | undefined): JsonLd => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name, ...(url ? { url } : {}) },
})

const review = ({ quote, author, rating, date }: Testimonial): JsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewBody: quote,
  // A month alone isn’t a date to search engines.
  ...(date && date.length > 7 && { datePublished: date }),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
})

/** The business on every page but Home: who it is, by the same identifier. An address is the least Google asks for. */
export const businessReference = (siteUrl: string): JsonLd => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId(siteUrl),
  name: site.name,
  url: `${siteUrl}/`,
  telephone: site.phone.e164,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
})

/** The days without pickups of the next 12 months: closed from midnight to midnight is how schema.org says it. */
const closedDates = (now: number): readonly JsonLd[] =>
  holidaysFrom(localDate(now, site.timeZone), holidays).map((date) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }))

/** The hours for search engines, of a year from now on where there are seasons. Nobody's open for those by appointment. */
function openHours(now: number): JsonLd[] {
  const periods = periodsFrom(localDate(now, site.timeZone), site.hours.pickup)
  return periods.flatMap(({ from, until, hours }) =>
    hours
      .filter(({ byAppointment }) => !byAppointment)
      .map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...days],
        // What closes before it opens does so on the next day, and around the clock ends a minute before midnight.
        ...(opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }),
        ...(periods.length > 1 && { validFrom: from, validThrough: until }),
      })),
  )
}

/** The business for search engines: every field that the specification lists. `now` in UTC ms. */
export function businessData(siteUrl: string, now: number): JsonLd {
  const { geo, price, claims, profiles = [] } = site
  return {
    ...businessReference(siteUrl),
    description: siteWords().description,
    email: site.email,
    image: `${siteUrl}/icon-512.png`,
    logo: `${siteUrl}/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng } }),
    areaServed: towns.map((town) => ({
      '@type': 'City',
      name: withState(town),
      containedInPlace: { '@type': 'AdministrativeArea', name: countiesWithState(town)[0] },
    })),
    priceRange: `${inDollars(price.from)}-${inDollars(price.to)}`,
    paymentAccepted: site.payment.join(', '),
    currenciesAccepted: price.currency,
    ...(openHours(now).length > 0 && { openingHoursSpecification: openHours(now) }),
    specialOpeningHoursSpecification: closedDates(now),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: sentences.home.catalog,
      itemListElement: [
        ...services.map(({ slug, name }) => offer(name, siteUrl + paths.service(slug))),
        ...alsoHauled.map(({ name }) => offer(name, undefined)),
      ],
    },
    ...(claims && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: claims.structuredRating.value,
        reviewCount: claims.structuredRating.count,
        bestRating: 5,
      },
    }),
    ...(homeTexts().testimonials.length > 0 && { review: homeTexts().testimonials.map(review) }),
    potentialAction: {
      '@type': 'ReserveAction',
      name: say.frame.bookPickup,
      target: { '@type': 'EntryPoint', urlTemplate: siteUrl + paths.schedule() },
    },
  }
}

const wayTo = (path: string): readonly string[] => {
  const parts = normalPath(path).split('/').filter(Boolean)
  // The root of another language is the first part of its addresses, too.
  return [...new Set([paths.home, ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)])]
}

const websiteData = (siteUrl: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: site.name,
  url: `${siteUrl}/`,
  inLanguage: 'en-US',
  publisher: { '@id': businessId(siteUrl) },
})

/** The visible breadcrumb, with the same names; Home has none. */
function breadcrumbData(path: string, url: string, siteUrl: string, crumbAt: SiteLinks['crumbAt']): JsonLd | undefined {
  const named = wayTo(path).flatMap((step) => {
    const name = crumbAt(step)
    return name === undefined ? [] : [{ name, item: canonical(siteUrl, step) }]
  })
  if (named.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: named.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/**
 * All structured data of a page: the page, its breadcrumb, the site, the business, and what the page's own head adds.
 * The first thing of its own is what the page is mainly about; a thing with the page's own `@id` is merged into the
 * page. A page that isn't indexed has none.
 */
export function pageData(
  head: Head,
  { path, siteUrl, now }: PageAddress & { readonly now: number },
  crumbAt: SiteLinks['crumbAt'],
): readonly JsonLd[] {
  if (head.noindex) return []
  const url = canonical(siteUrl, path)
  const pageId = `${url}#page`
  const own = head.structuredData?.(siteUrl, now) ?? []
  const aboutPage = own.find((thing) => thing['@id'] === pageId)
  const others = own.filter((thing) => thing !== aboutPage)
  const main = others.find((thing) => thing['@id'] !== undefined)?.['@id']
  const breadcrumb = breadcrumbData(path, url, siteUrl, crumbAt)
  const page = {
    '@type': head.pageType ?? 'WebPage',
    '@id': pageId,
    url,
    name: head.title,
    description: head.description,
    inLanguage: aboutLanguage[language()].tag,
    isPartOf: { '@id': `${siteUrl}/#website` },
    ...(breadcrumb ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
    ...(main ? { mainEntity: { '@id': main } } : { about: { '@id': businessId(siteUrl) } }),
    ...aboutPage,
  }
  const hasBusiness = main === businessId(siteUrl)
  return [
    page,
    ...(breadcrumb ? [breadcrumb] : []),
    websiteData(siteUrl),
    ...(hasBusiness ? [] : [businessReference(siteUrl)]),
    ...others,
  ]
}

/** JSON-LD for a script element: `<` is escaped, so that no content can close the element. */
export function jsonLd(things: readonly JsonLd[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
