/**
 * The business, in one file. Another business replaces these values and the colors in `uno.config.ts`.
 * Claims are the business's own; `unconfirmed` names what its owner still has to confirm before a public launch.
 */
export const site = {
  name: 'Tallgrass Hauling',
  shortName: 'Tallgrass',
  tagline: 'Junk removal for the western and southern suburbs of Chicago',
  description:
    'Junk removal, cleanouts and light demolition in 19 western and southern suburbs of Chicago. From $99, same or next day, price agreed before we lift.',
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
  /** Whole US dollars. */
  price: { from: 99, to: 899, callDiscount: 25, currency: 'USD' },
  payment: ['Cash', 'Credit Card', 'Check'],
  /** Local hour until which a call can still mean a pickup today. */
  sameDayUntilHour: 14,
  hours: {
    /** The phones' hours, as the footer shows them. */
    phone: 'Open 24 hours',
    /** The trucks' hours, as the structured data has them. */
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
  /**
   * Browsers insist on https for so many days, and nobody can take that back sooner. A new domain starts with 1 and without
   * the other two; `docs/deploy.md` says how it grows.
   */
  hsts: { days: 730, includeSubDomains: true, preload: true },
  /** Public key of Cloudflare Turnstile; empty turns it off. Its secret is a secret of the Worker. */
  challengeKey: '' as string,
  unconfirmed: [
    'street address',
    'jobs, years and satisfaction figures',
    'ratings and review counts',
    'A+ rating from a consumer business bureau',
    'licensed, bonded and insured',
    'the three testimonials (samples)',
  ],
} as const

/** Turnstile's origin. */
export const challengeOrigin = 'https://challenges.cloudflare.com'

/** `tel:` address of the business's phone. */
export const telHref = `tel:${site.phone.e164}`

/** `sms:` address with an optional message; `?&body=` is read by both iOS and Android. */
export const smsHref = (message?: string): string =>
  message ? `sms:${site.phone.e164}?&body=${encodeURIComponent(message)}` : `sms:${site.phone.e164}`

export const mailHref = `mailto:${site.email}`
