import { language } from '#language'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { loadPrice } from '../../../business/itemPages.ts'
import { countiesWithState, withState } from '../../../business/places.ts'
import type { Post } from '../../../business/posts.ts'
import { aboutLanguage } from '../../../language/language.ts'
import { paths } from '../../../routes.ts'
import type { Guide } from '../../../sites/schema/guide.ts'
import type { TakenItemPage } from '../../../sites/schema/itemPage.ts'
import type { Service } from '../../../sites/schema/service.ts'
import type { Town } from '../../../sites/schema/town.ts'
import { businessId, businessReference, type JsonLd } from './page.ts'

const serviceAt = (url: string, siteUrl: string): JsonLd => ({
  '@type': 'Service',
  '@id': `${url}#service`,
  url,
  provider: { '@id': businessId(siteUrl) },
})

/** A kind of work for search engines: who does it, in which towns, and what it usually costs in integer cents. */
function pricedService(
  url: string,
  { name, description, cost, buys }: Pick<Service, 'name' | 'description' | 'cost' | 'buys'>,
  siteUrl: string,
): JsonLd {
  return {
    ...serviceAt(url, siteUrl),
    name,
    description,
    serviceType: name,
    areaServed: towns.map((town) => ({
      '@type': 'City',
      name: withState(town),
      url: siteUrl + paths.town(town.slug),
    })),
    offers: {
      '@type': 'Offer',
      url,
      description: say.places.price(buys),
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: cost.low / 100,
        maxPrice: cost.high / 100,
        priceCurrency: site.price.currency,
      },
    },
  }
}

/** The permit office's number on a town's page with whose it is, so that no reader of the data takes it for ours. */
export const townNumbers = ({ name, state, permit }: Town): readonly JsonLd[] =>
  permit?.phone === undefined
    ? []
    : [
        {
          '@type': 'GovernmentOffice',
          name: permit.office,
          telephone: `+1-${permit.phone}`,
          address: { '@type': 'PostalAddress', addressRegion: state ?? site.area.state.code, addressCountry: 'US' },
          areaServed: { '@type': 'City', name: withState({ name, state }) },
        },
      ]

export const serviceData = (service: Service, siteUrl: string): JsonLd =>
  pricedService(siteUrl + paths.service(service.slug), service, siteUrl)

/** The removal of one thing, with the calculator's price of what most people have of it. */
export function itemData({ slug, name, description, usual }: TakenItemPage, siteUrl: string): JsonLd {
  const cost = loadPrice(usual.items).estimate.total
  const service = { name, description, cost, buys: say.places.forA(usual.label) }
  return pricedService(siteUrl + paths.itemPage(slug), service, siteUrl)
}

export function townData(town: Town, siteUrl: string): JsonLd {
  return {
    ...serviceAt(siteUrl + paths.town(town.slug), siteUrl),
    name: say.places.removalIn(town.name),
    serviceType: say.places.removal,
    areaServed: {
      '@type': 'City',
      name: withState(town),
      geo: { '@type': 'GeoCoordinates', latitude: town.lat, longitude: town.lng },
      containedInPlace: countiesWithState(town).map((name) => ({ '@type': 'AdministrativeArea', name })),
    },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: site.price.from,
      highPrice: site.price.to,
      priceCurrency: site.price.currency,
    },
  }
}

const blogId = (siteUrl: string): string => `${siteUrl}${paths.blog}#blog`

/** What the blog says of each post; the post's own page has the rest. */
function posting({ slug, heading, published, updated }: Post, siteUrl: string): JsonLd {
  const url = siteUrl + paths.post(slug)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: heading,
    url,
    datePublished: published,
    dateModified: updated,
    author: businessReference(siteUrl),
  }
}

/** A post for search engines, by the business. `image` is its picture's path on this site. */
export function postData(post: Post, siteUrl: string, image: string): JsonLd {
  return {
    ...posting(post, siteUrl),
    description: post.description,
    mainEntityOfPage: { '@id': `${siteUrl}${paths.post(post.slug)}#page` },
    image: siteUrl + image,
    wordCount: post.words,
    timeRequired: `PT${post.minutes}M`,
    inLanguage: aboutLanguage[language()].tag,
    publisher: businessReference(siteUrl),
    isPartOf: {
      '@type': 'Blog',
      '@id': blogId(siteUrl),
      name: say.frame.blogFeed(site.name),
      url: siteUrl + paths.blog,
    },
  }
}

/** A guide for search engines, by the business, with what it's from. */
export function guideData({ slug, heading, description, checked, sources }: Guide, siteUrl: string): JsonLd {
  const url = siteUrl + paths.guide(slug)
  return {
    '@type': 'Article',
    '@id': `${url}#guide`,
    headline: heading,
    description,
    url,
    dateModified: checked,
    inLanguage: aboutLanguage[language()].tag,
    author: businessReference(siteUrl),
    publisher: businessReference(siteUrl),
    mainEntityOfPage: { '@id': `${url}#page` },
    ...(sources.length > 0 && { citation: sources.map(({ href }) => href) }),
  }
}

/** The blog for search engines: its posts by name. */
export const blogData = (posts: readonly Post[], siteUrl: string, description: string): JsonLd => ({
  '@type': 'Blog',
  '@id': blogId(siteUrl),
  name: say.frame.blogFeed(site.name),
  description,
  url: siteUrl + paths.blog,
  inLanguage: aboutLanguage[language()].tag,
  publisher: businessReference(siteUrl),
  blogPost: posts.map((post) => posting(post, siteUrl)),
})
