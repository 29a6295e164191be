import { inDollars } from '../../domain/prices/price.ts'
import { wholeSite } from '../schema/wholeSite.ts'
import { phone } from './phone.ts'

const price = { from: 99, to: 899, cubicFeet: 405, callDiscount: 25 }

/** Who the business is, where it works, and what it claims. The fields are explained in `../schema/site.ts`. */
export const site = wholeSite({
  name: 'Tallgrass Hauling',
  tagline: 'Junk removal for the western and southern suburbs of Chicago',
  description: `Junk removal, cleanouts and light demolition in 19 western and southern suburbs of Chicago. From ${inDollars(price.from)}, the same day or our next open day.`,
  phone,
  email: 'hello@tallgrasshauling.example',
  address: {
    street: '1201 Prairie Yard Road',
    locality: 'Downers Grove',
    postalCode: '60515',
  },
  geo: { lat: 41.8089, lng: -88.0112 },
  landscape: 'prairie',
  timeZone: 'America/Chicago',
  area: {
    region: 'the western and southern suburbs of Chicago',
    direction: 'west and southwest of Chicago',
    reach: 'from Elmhurst to Joliet and from Batavia to Tinley Park',
    state: { code: 'IL' },
    otherStates: ['Colorado', 'Maryland', 'Wisconsin', 'Indiana', 'New Jersey'],
    // The suburbs around ours, and the corner of Chicago that touches them.
    zipPrefixes: ['601', '603', '604', '605', '60638', '60652', '60655'],
    example: { zip: '60540', town: 'Naperville' },
    counties: [
      { name: 'Kane' },
      { name: 'Kendall', tint: 'green' },
      { name: 'DuPage', tint: 'green' },
      { name: 'Will' },
      { name: 'Cook', tint: 'sand' },
    ],
    water: 'Lake Michigan',
    landmark: { name: 'Chicago', at: [-87.632, 41.8837] },
  },
  features: {
    blog: true,
    referrals: true,
    calculator: true,
    permits: true,
    curbRules: true,
    dropOffs: true,
    jobs: true,
  },
  price,
  payment: ['Cash', 'Credit Card', 'Check'],
  license: 'Licensed, bonded and insured',
  insurance: { label: 'Certificate of insurance on request' },
  profiles: [],
  sameDayUntilHour: 14,
  hours: {
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
    'prices, extras, the firm price at the curb, and the discounts for calling and for referrals',
    'holidays without pickups, crews in one window and its length',
    'what isn’t taken, and limits like 20 tires a trip',
    'guides: what charities come for, photos before and after, an invoice with a reference number, units opened with a code',
    'promises: no trip charge, a scratched door frame paid for, moving and canceling free',
    'who answers the phone at night',
    'licensed, bonded and insured',
    'certificate of insurance for landlords, sent within a day or two',
    'recycler of electronics, and who recovers refrigerant',
    'teardown at homes from before 1978: the EPA’s lead-safe certification, or that it isn’t offered there',
    'how soon a request is answered: `hours.replyMinutes` says it on pages and in mails',
    'jobs, years and satisfaction figures',
    'ratings and review counts, with a link to where they can be read',
    'pages of the business elsewhere, like its listing and social accounts: `profiles` in site.ts',
    'A+ rating from a consumer business bureau',
    'the nine reviews: three on the home page, six more on the reviews page (samples)',
    'at least three photos of your own: crew, truck, a job',
  ],
})
