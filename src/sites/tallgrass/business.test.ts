import { expect, it } from 'vitest'
import { businessData } from '../../document/structuredData/business.ts'

it('tells search engines of 19 areas, ten kinds of service, its prices, hours and ratings', () => {
  const data = JSON.parse(JSON.stringify(businessData('https://example.com')))
  expect(new Set(data.areaServed.map(({ name }: { name: string }) => name)).size).toBe(19)
  const offers: { itemOffered: { name: string } }[] = data.hasOfferCatalog.itemListElement
  expect(new Set(offers.map(({ itemOffered }) => itemOffered.name)).size).toBe(10)
  expect(data).toMatchObject({
    priceRange: '$99-$899',
    paymentAccepted: 'Cash, Credit Card, Check',
    aggregateRating: { ratingValue: 4.8, reviewCount: 150 },
  })
  const hours: { dayOfWeek: string[]; opens: string; closes: string }[] = data.openingHoursSpecification
  expect(
    hours.map(({ dayOfWeek: [first, ...rest], opens, closes }) => `${first} +${rest.length} ${opens}-${closes}`),
  ).toEqual(['Monday +4 08:00-18:00', 'Saturday +0 08:00-16:00', 'Sunday +0 10:00-16:00'])
  expect(data.review).toHaveLength(3)
})
