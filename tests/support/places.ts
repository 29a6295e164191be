import type { Business } from '../../src/sites/schema/business.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** A business's answers to `npm run new-site`, as its JSON file has them; what all of these have alike is worked out. */
const answersFrom = (
  folder: string,
  name: string,
  color: string,
  where: Pick<Business['site'], 'address' | 'timeZone' | 'landscape' | 'area'>,
  towns: readonly object[],
  more: object = {},
) => ({
  folder,
  color,
  site: {
    name,
    tagline: `Junk removal around ${where.area.landmark.name}`,
    phone: { e164: '+12025550142' },
    email: `hello@${folder}.example`,
    features: { calculator: true, blog: true, referrals: true, permits: true, curbRules: true, dropOffs: true },
    price: { from: 85, to: 640, cubicFeet: 540 },
    sameDayUntilHour: 11,
    hours: { pickup: [{ days: weekdays, opens: '08:00', closes: '16:00' }] },
    ...where,
    ...more,
  },
  towns,
  worker: { origin: `https://www.${folder}.example`, leadsTo: `owner@${folder}.example` },
})

const at = (street: string, locality: string, region: string, postalCode: string) => ({
  street,
  locality,
  region,
  postalCode,
  country: 'US' as const,
})

/** Invented businesses in places that have nothing in common: their answers, by the kind of place. */
export const places = {
  coast: answersFrom(
    'rio',
    'Rio Bravo Cleanouts',
    '#5b2a86',
    {
      address: at('18 Elizabeth Street', 'Brownsville', 'TX', '78520'),
      timeZone: 'America/Chicago',
      landscape: 'coast',
      area: {
        state: { code: 'TX', name: 'Texas' },
        landmark: { name: 'Brownsville', at: [-97.4975, 25.9017] },
        counties: [{ name: 'Cameron' }],
        water: 'Gulf of Mexico',
      },
    },
    [
      { name: 'Brownsville', counties: ['Cameron'], zips: ['78520', '78521', '78526'], lat: 25.9017, lng: -97.4975 },
      { name: 'San Benito', counties: ['Cameron'], zips: ['78586'], lat: 26.1326, lng: -97.6311 },
    ],
    { features: {} },
  ),
  'one small town': answersFrom(
    'copper',
    'Copper Street Pickup',
    '#111111',
    {
      address: at('5 Aultman Street', 'Ely', 'NV', '89301'),
      timeZone: 'America/Los_Angeles',
      landscape: 'desert',
      area: {
        state: { code: 'NV', name: 'Nevada' },
        landmark: { name: 'Ely', at: [-114.8886, 39.2474] },
        counties: [{ name: 'White Pine' }],
      },
    },
    [{ name: 'Ely', counties: ['White Pine'], zips: ['89301'], lat: 39.2474, lng: -114.8886 }],
    { price: { from: 1200, to: 4800, cubicFeet: 1080, callDiscount: 0 } },
  ),
} as const
