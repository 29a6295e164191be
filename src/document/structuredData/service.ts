import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { withState } from '../../business/places.ts'
import { paths } from '../../routes.ts'
import type { Service } from '../../sites/schema/service.ts'
import { businessId } from './business.ts'
import type { JsonLd } from './jsonLd.ts'

/** One service for search engines: who does it, in which towns, and its own lowest price up to a full truck's. */
export function serviceData({ slug, name, description, fromDollars }: Service, siteUrl: string): JsonLd {
  const url = siteUrl + paths.service(slug)
  const { to, currency } = site.price
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    serviceType: name,
    url,
    provider: { '@id': businessId(siteUrl) },
    areaServed: towns.map((town) => ({
      '@type': 'City',
      name: withState(town.name),
      url: siteUrl + paths.town(town.slug),
    })),
    offers: {
      '@type': 'Offer',
      url,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: fromDollars,
        maxPrice: to,
        priceCurrency: currency,
      },
    },
  }
}
