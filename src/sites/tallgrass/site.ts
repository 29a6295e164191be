import type { Site, SiteWithClaims } from '../site.ts'

const price: Site['price'] = { from: 99, to: 899, callDiscount: 25, currency: 'USD' }

/** Who the business is, where it works, and what it claims. The fields are explained in `../site.ts`. */
export const site: SiteWithClaims = {
  name: 'Tallgrass Hauling',
  shortName: 'Tallgrass',
  tagline: 'Junk removal for the western and southern suburbs of Chicago',
  description: `Junk removal, cleanouts and light demolition in 19 western and southern suburbs of Chicago. From $${price.from}, same or next day. You agree to the price first.`,
  phone: { e164: '+16305550147', label: '(630) 555-0147' },
  email: 'hello@tallgrasshauling.example',
  address: {
    street: '1201 Prairie Yard Road',
    locality: 'Downers Grove',
    region: 'IL',
    postalCode: '60515',
    country: 'US',
  },
  geo: { lat: 41.8089, lng: -88.0112 },
  timeZone: 'America/Chicago',
  area: {
    region: 'the western and southern suburbs of Chicago',
    suburbs: 'Chicago suburbs',
    direction: 'west and southwest of Chicago',
    reach: 'from Elmhurst to Joliet and from Batavia to Tinley Park',
    state: { code: 'IL', name: 'Illinois' },
    otherStates: ['Colorado', 'Maryland', 'Wisconsin', 'Indiana', 'CO', 'MD', 'WI', 'IN'],
    zipPrefixes: ['60'],
    example: { zip: '60540', town: 'Naperville' },
    zoneName: 'Chicago time',
    counties: [
      { name: 'Kane', fips: '17089' },
      { name: 'Kendall', fips: '17093', tint: 'green' },
      { name: 'DuPage', fips: '17043', tint: 'green' },
      { name: 'Will', fips: '17197' },
      { name: 'Cook', fips: '17031', tint: 'sand' },
    ],
    landStates: ['17', '18', '26', '55'],
    water: 'Lake Michigan',
    landmark: { name: 'Chicago', at: [-87.632, 41.8837], reach: [42.02, 41.645] },
  },
  parts: { blog: true, referrals: true, calculator: true, permits: true, curbRules: true, dropOffs: true },
  price,
  payment: ['Cash', 'Credit Card', 'Check'],
  license: 'Licensed, bonded and insured',
  sameDayUntilHour: 14,
  hours: {
    phone: 'Open 24 hours',
    pickup: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '16:00' },
      { days: ['Sunday'], opens: '10:00', closes: '16:00' },
    ],
  },
  /** The figures disagree on purpose: each is what the business claims in that place. */
  claims: {
    jobs: '10,000+',
    jobsShort: '10K+',
    years: '15+',
    satisfaction: '99%',
    bureauRating: 'A+',
    headerRating: '5.0',
    heroReviews: '200+',
    footerReviews: '100+',
    structuredRating: { value: 4.8, count: 150 },
  },
  hsts: { days: 730, includeSubDomains: true, preload: true },
  challengeKey: '',
  reviewed: '2026-11-21',
  unconfirmed: [
    'street address',
    'jobs, years and satisfaction figures',
    'ratings and review counts',
    'A+ rating from a consumer business bureau',
    'licensed, bonded and insured',
    'the three testimonials (samples)',
  ],
}
