import { language } from '#language'
import { sentences } from '#sentences'
import { holidays } from '#site/calendar.ts'
import { alsoHauled } from '#site/serviceGroups.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { homeTexts } from '../../business/home.ts'
import { countyWithState, withState } from '../../business/places.ts'
import { siteWords } from '../../business/siteWords.ts'
import { holidaysFrom } from '../../domain/calendar/holidays.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { paths } from '../../routes.ts'
import type { Testimonial } from '../../sites/schema/texts.ts'

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
  ...(date && { datePublished: date }),
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
    areaServed: towns.map(({ name, counties: [county] }) => ({
      '@type': 'City',
      name: withState(name),
      containedInPlace: { '@type': 'AdministrativeArea', name: countyWithState(county) },
    })),
    priceRange: `$${price.from}-$${price.to}`,
    paymentAccepted: (language() === 'en' ? site : siteWords()).payment.join(', '),
    currenciesAccepted: price.currency,
    openingHoursSpecification: site.hours.pickup.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens,
      closes,
    })),
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
