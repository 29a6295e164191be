import { site } from '#site/site.ts'
import { countyWithState, withState } from '../../business/places.ts'
import { paths } from '../../routes.ts'
import type { Town } from '../../sites/schema/town.ts'
import { businessId } from './business.ts'
import type { JsonLd } from './jsonLd.ts'

/** Our service in one town, for search engines. */
export function townData(town: Town, siteUrl: string): JsonLd {
  const url = siteUrl + paths.town(town.slug)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: `Junk removal in ${town.name}`,
    serviceType: 'Junk removal',
    url,
    provider: { '@id': businessId(siteUrl) },
    areaServed: {
      '@type': 'City',
      name: withState(town.name),
      geo: { '@type': 'GeoCoordinates', latitude: town.lat, longitude: town.lng },
      containedInPlace: town.counties.map((county) => ({
        '@type': 'AdministrativeArea',
        name: countyWithState(county),
      })),
    },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: site.price.from,
      highPrice: site.price.to,
      priceCurrency: site.price.currency,
    },
  }
}
