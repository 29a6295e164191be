import type { Service as ServiceThing } from 'schema-dts'
import { site } from '#site/site.ts'
import type { ServiceFacts } from '../sites/service.ts'
import { withState } from './area.ts'
import { businessId } from './businessData.ts'
import { towns } from './townIndex.ts'

/** One service for search engines: who does it, in which towns, and between which prices. */
export function serviceData({ slug, name, description }: ServiceFacts, siteUrl: string): ServiceThing {
  const url = `${siteUrl}/services/${slug}`
  const { from, to, currency } = site.price
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
      url: `${siteUrl}/service-areas/${town.slug}`,
    })),
    offers: {
      '@type': 'Offer',
      url,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: from, maxPrice: to, priceCurrency: currency },
    },
  }
}
