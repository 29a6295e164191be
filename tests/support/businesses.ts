import type { WholeBusiness } from '../../scripts/owner/newSite/complete.ts'
import { readBusiness } from '../../scripts/owner/newSite/readBusiness.ts'
import type { Business } from '../../src/sites/schema/business.ts'
import type { Site } from '../../src/sites/schema/site.ts'
import { wholeSite } from '../../src/sites/schema/wholeSite.ts'
import { site as starter } from '../../src/sites/starter/site.ts'

/** A business by its answers. Throws what's wrong with them. */
export function businessOf(answers: unknown): WholeBusiness {
  const read = readBusiness(answers)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.business
}

const { hsts, challengeKey, reviewed, unconfirmed } = starter

/** Its record with nothing left out; what isn't asked is the starting business's. */
export const wholeOf = ({ site, towns }: Pick<WholeBusiness, 'site' | 'towns'>): Omit<Site, 'claims'> =>
  wholeSite({ ...site, hsts, challengeKey, reviewed, unconfirmed }, towns)

type Own = {
  readonly folder: string
  readonly name: string
  readonly areaCode: number
  readonly address: readonly [street: string, locality: string, zip: string]
  readonly state: string
  readonly timeZone: string
  readonly landscape: Business['site']['landscape']
  /** The first town, where it's none else. */
  readonly landmark?: readonly [name: string, lng: number, lat: number]
  readonly water?: string
  /** The least and the most in dollars, and in cubic feet what a truck holds. */
  readonly price: readonly [from: number, to: number, cubicFeet?: number]
  /** By county, with its state if it's another one, or by none: `Ely 89301 39.2474 -114.8886; Ruth 89319 39.28 -114.99`. */
  readonly towns: Readonly<Record<string, string>>
  /** Those of the towns, where nothing else is said. */
  readonly counties?: string
  /** What else the business says, or says instead. */
  readonly site?: object
  readonly languages?: readonly string[]
  readonly color?: string
}

function townOf(county: string, listed: string) {
  const [, name = '', zips = '', lat, lng] = /^(.+?)((?: \d{5})+) (\S+) (\S+)$/.exec(listed) ?? []
  const [, plain = county, state] = /^(.+) \((\w\w)\)$/.exec(county) ?? []
  return {
    name,
    counties: plain ? [plain] : undefined,
    zips: zips.trim().split(' '),
    lat: Number(lat),
    lng: Number(lng),
    state,
  }
}

const features = { calculator: true, blog: true, referrals: true, permits: true, curbRules: true, dropOffs: true }

/** Answers to `npm run new-site`, as their JSON file has them: what these businesses have alike is worked out. */
function answersOf({ folder, languages, color, ...own }: Own) {
  const [street, locality, postalCode] = own.address
  const [from, to, cubicFeet = 405] = own.price
  const towns = Object.entries(own.towns).flatMap(([county, listed]) =>
    listed.split(/;\s+/).map((town) => townOf(county, town)),
  )
  const [first = { name: '', lng: 0, lat: 0 }] = towns
  const [landmark, ...at] = own.landmark ?? [first.name, first.lng, first.lat]
  return {
    folder,
    site: {
      name: own.name,
      tagline: `Junk removal around ${landmark}`,
      phone: { e164: `${own.areaCode}5550142` },
      email: `hello@${folder}.example`,
      address: { street, locality, postalCode },
      timeZone: own.timeZone,
      landscape: own.landscape,
      area: {
        state: { code: own.state },
        landmark: { name: landmark, at },
        counties: own.counties ?? [...new Set(towns.flatMap(({ counties = [] }) => counties))].join(', '),
        water: own.water,
      },
      features,
      price: { from, to, cubicFeet },
      sameDayUntilHour: 12,
      hours: { pickup: 'Mon-Fri 8am-5pm' },
      ...own.site,
    },
    towns,
    worker: { origin: `https://www.${folder}.example`, leadsTo: `owner@${folder}.example` },
    languages,
    color,
  }
}

/** Invented businesses in places that have nothing in common. */
export const businesses = {
  alexandria: answersOf({
    folder: 'oldtown',
    name: 'Old Town Hauling',
    areaCode: 703,
    address: ['1 King St', 'Alexandria', '22314'],
    state: 'VA',
    timeZone: 'America/New_York',
    landscape: 'woods',
    landmark: ['Washington', -77.0365, 38.8977],
    price: [99, 720],
    towns: {
      'Alexandria city': 'Alexandria 22314 22304 38.8048 -77.0469',
      'Fairfax County': 'Annandale 22003 38.8304 -77.1964; Springfield 22150 38.7893 -77.1872',
    },
  }),
  anchorage: answersOf({
    folder: 'northlight',
    name: 'Northlight Hauling',
    areaCode: 907,
    address: ['600 W 4th Ave', 'Anchorage', '99501'],
    state: 'AK',
    timeZone: 'America/Anchorage',
    landscape: 'mountains',
    price: [120, 890],
    towns: {
      Anchorage: 'Anchorage 99501 99503 99507 61.2181 -149.9003',
      'Matanuska-Susitna Borough': 'Wasilla 99654 61.5814 -149.4394; Palmer 99645 61.5997 -149.1128',
    },
  }),
  brooklyn: answersOf({
    folder: 'stoop',
    name: 'Stoop & Haul',
    areaCode: 718,
    address: ['1 Court St', 'Brooklyn', '11201'],
    state: 'NY',
    timeZone: 'America/New_York',
    landscape: 'city',
    landmark: ['New York', -73.9866, 40.7306],
    price: [130, 850],
    towns: {
      Kings: `Brooklyn Heights 11201 40.696 -73.9933; Park Slope 11215 40.671 -73.9814;
        Williamsburg 11211 11249 40.7081 -73.9571`,
    },
  }),
  brownsville: answersOf({
    folder: 'rio',
    name: 'Rio Bravo Cleanouts',
    areaCode: 956,
    address: ['18 Elizabeth Street', 'Brownsville', '78520'],
    state: 'TX',
    timeZone: 'America/Chicago',
    landscape: 'coast',
    water: 'Gulf of Mexico',
    price: [85, 520, 270],
    towns: {
      Cameron: 'Brownsville 78520 78521 78526 25.9017 -97.4975; San Benito 78586 26.1326 -97.6311',
    },
    site: { features: {} },
    color: '#5b2a86',
  }),
  honolulu: answersOf({
    folder: 'kaihauling',
    name: 'Kai Hauling ʻOhana',
    areaCode: 808,
    address: ['1 Ala Moana Blvd', 'Honolulu', '96813'],
    state: 'HI',
    timeZone: 'Pacific/Honolulu',
    landscape: 'coast',
    water: 'Pacific Ocean',
    price: [150, 990],
    towns: {
      '': 'Honolulu 96813 96815 21.3069 -157.8583; ʻEwa Beach 96706 21.3156 -158.0072; Kāneʻohe 96744 21.4022 -157.7394',
    },
    counties: 'Honolulu',
  }),
  'kansas-city': answersOf({
    folder: 'tworivers',
    name: 'Two Rivers Hauling',
    areaCode: 816,
    address: ['9 Main St', 'Kansas City', '64105'],
    state: 'MO',
    timeZone: 'America/Chicago',
    landscape: 'city',
    price: [95, 695],
    towns: {
      Jackson: 'Kansas City 64105 64111 39.0997 -94.5786; Independence 64050 39.0911 -94.4155',
      'Wyandotte (KS)': 'Kansas City 66101 66102 39.1141 -94.6275',
      'Johnson (KS)': 'Overland Park 66204 66212 38.9822 -94.6708',
    },
  }),
  miami: answersOf({
    folder: 'brisa',
    name: 'Brisa Acarreos',
    areaCode: 305,
    address: ['100 Flagler Street', 'Hialeah', '33010'],
    state: 'FL',
    timeZone: 'America/New_York',
    landscape: 'coast',
    landmark: ['Miami', -80.1918, 25.7617],
    price: [110, 720],
    towns: {
      'Miami-Dade':
        'Hialeah 33010 33012 25.8576 -80.2781; Doral 33166 33178 25.8195 -80.3553; Miami Beach 33139 25.7907 -80.13',
    },
    site: { hours: { pickup: 'Mon-Sat 8am-6pm' }, privacy: { since: '2026-11-24' } },
    languages: ['es', 'en'],
  }),
  'new-orleans': answersOf({
    folder: 'lagniappe',
    name: 'Chérie’s Hauling & Débarras',
    areaCode: 504,
    address: ['1 Canal St', 'New Orleans', '70112'],
    state: 'LA',
    timeZone: 'America/Chicago',
    landscape: 'city',
    water: 'Lake Pontchartrain',
    price: [110, 780],
    towns: {
      'Orleans Parish': 'New Orleans 70112 70115 29.9511 -90.0715',
      jefferson: 'Metairie 70001 70003 29.984 -90.1529',
      'St. Tammany': 'Slidell 70458 30.2752 -89.7812',
    },
    site: { phone: { e164: '5045550142', whatsapp: '504-555-0143' } },
  }),
  'night-crew': answersOf({
    folder: 'afterhours',
    name: 'After Hours Hauling',
    areaCode: 702,
    address: ['1 Fremont St', 'Las Vegas', '89101'],
    state: 'NV',
    timeZone: 'America/Los_Angeles',
    landscape: 'desert',
    price: [140, 900],
    towns: {
      Clark: 'Las Vegas 89101 89109 36.1699 -115.1398; Henderson 89002 89015 36.0395 -114.9817',
    },
    site: {
      hours: { phones: 'noon to 3am', pickup: 'Mon-Fri 6pm-2am, Sat-Sun 24 hours' },
      sameDayUntilHour: 0,
    },
  }),
  'one-town': answersOf({
    folder: 'copper',
    name: 'Copper Street Pickup',
    areaCode: 775,
    address: ['5 Aultman Street', 'Ely', '89301'],
    state: 'NV',
    timeZone: 'America/Los_Angeles',
    landscape: 'desert',
    price: [1200, 4800, 1080],
    towns: { 'White Pine': 'Ely 89301 39.2474 -114.8886' },
    color: '#111111',
  }),
  phoenix: answersOf({
    folder: 'ocotillo',
    name: 'Ocotillo Cleanouts',
    areaCode: 602,
    address: ['100 W Jefferson St', 'Phoenix', '85003'],
    state: 'AZ',
    timeZone: 'America/Phoenix',
    landscape: 'desert',
    price: [1200, 4800, 1620],
    towns: {
      Maricopa: `Phoenix 85003 85004 85016 33.4484 -112.074; Scottsdale 85251 85254 33.4942 -111.9261;
        Tempe 85281 33.4255 -111.94; Mesa 85201 33.4152 -111.8315`,
    },
  }),
  'toll-free': answersOf({
    folder: 'longname',
    name: 'The Very Thorough Haulers of Columbus OH',
    areaCode: 888,
    address: ['1 High St', 'Columbus', '43215'],
    state: 'OH',
    timeZone: 'America/New_York',
    landscape: 'woods',
    price: [95, 640],
    towns: {
      Franklin: 'Columbus 43215 43201 39.9612 -82.9988; Dublin 43017 40.0992 -83.1141',
    },
    site: { shortName: 'Thorough' },
  }),
  'twin-cities': answersOf({
    folder: 'northstar',
    name: 'North Star Junk',
    areaCode: 612,
    address: ['1 Nicollet Mall', 'Minneapolis', '55401'],
    state: 'MN',
    timeZone: 'America/Chicago',
    landscape: 'city',
    price: [89, 649],
    towns: {
      Hennepin: `Minneapolis 55401 44.9778 -93.265; Bloomington 55420 44.8408 -93.2983; Edina 55424 44.8897 -93.3499;
        Richfield 55423 44.8833 -93.283; Golden Valley 55422 44.9914 -93.36; Plymouth 55441 45.0105 -93.4555;
        Maple Grove 55369 45.0725 -93.4558; Minnetonka 55345 44.9211 -93.4687; Eden Prairie 55344 44.8547 -93.4708;
        Hopkins 55343 44.9259 -93.4055; Crystal 55428 45.0327 -93.3602; Brooklyn Park 55443 45.0941 -93.3563;
        Brooklyn Center 55430 45.0761 -93.3327; Champlin 55316 45.1689 -93.3974; Wayzata 55391 44.9741 -93.5066;
        Excelsior 55331 44.9033 -93.5664; Mound 55364 44.9366 -93.666; Robbinsdale 55429 45.0322 -93.3385;
        St. Louis Park 55416 44.9597 -93.3702`,
      Ramsey: `Saint Paul 55101 44.9537 -93.09; Roseville 55113 45.0061 -93.1566; Maplewood 55109 44.953 -92.9952;
        Shoreview 55126 45.0791 -93.1472; White Bear Lake 55110 45.0847 -93.01; Arden Hills 55112 45.0502 -93.1566;
        Falcon Heights 55108 44.9916 -93.1663; Little Canada 55117 45.0269 -93.0877`,
      Dakota: `West St. Paul 55118 44.9161 -93.1016; South St. Paul 55075 44.8927 -93.0349; Eagan 55121 44.8041 -93.1669;
        Burnsville 55337 44.7677 -93.2777; Apple Valley 55124 44.7319 -93.2177; Lakeville 55044 44.6497 -93.2427;
        Inver Grove Heights 55076 44.848 -93.0427; Mendota Heights 55120 44.8836 -93.1383; Rosemount 55068 44.7394 -93.1258;
        Farmington 55024 44.6402 -93.1435; Hastings 55033 44.7433 -92.8524`,
      Washington: `Woodbury 55125 44.9239 -92.9594; Cottage Grove 55016 44.8277 -92.9438; Stillwater 55082 45.0565 -92.8088;
        Oakdale 55128 44.963 -92.9649; Lake Elmo 55042 44.9958 -92.8794; Forest Lake 55025 45.2789 -92.9852;
        Hugo 55038 45.16 -92.9933; Mahtomedi 55115 45.0697 -92.9516`,
      Anoka: `Blaine 55449 45.1608 -93.2349; Coon Rapids 55448 45.1732 -93.303; Fridley 55432 45.0861 -93.2633;
        Anoka 55303 45.1977 -93.3872; Andover 55304 45.2333 -93.2913; Columbia Heights 55421 45.0408 -93.263;
        Ham Lake 55305 45.2502 -93.25; Lino Lakes 55014 45.1602 -93.0888; Ramsey 55306 45.2611 -93.45`,
      Scott: 'Shakopee 55379 44.7974 -93.5273; Savage 55378 44.7789 -93.3363; Prior Lake 55372 44.7133 -93.4227',
      Carver: 'Chanhassen 55317 44.8622 -93.5308; Chaska 55318 44.7894 -93.6022',
    },
  }),
}
