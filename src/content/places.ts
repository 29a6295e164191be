import { nearest } from '../domain/places/neighbors.ts'
import type { County, Link, Town } from './towns.ts'

/** What a place takes off people's hands. */
export type PlaceUse = 'chemicals' | 'electronics' | 'paint' | 'donations'

/**
 * A place that takes what we do not, or what is too good to throw away; each is written once, and the town pages find
 * theirs by county or by distance. Hours, fees and limits change, so none is kept here: the link has them.
 */
export type Place = {
  readonly name: string
  readonly use: PlaceUse
  readonly note: string
  /** Absent where a name is all that could be confirmed. */
  readonly href?: string
  /** The middle of the town that it stands in, for distances; absent where there are many sites. */
  readonly town?: { readonly name: string; readonly lat: number; readonly lng: number }
  /** Whose people it serves; everyone's where absent. */
  readonly counties?: readonly County[]
  /** Narrower than a county: slugs of the towns it is shown to. */
  readonly towns?: readonly string[]
}

const downersGrove = { name: 'Downers Grove', lat: 41.8089, lng: -88.0112 }
const aurora = { name: 'Aurora', lat: 41.7606, lng: -88.3201 }

export const places: readonly Place[] = [
  {
    name: 'Naperville Household Hazardous Waste Facility',
    use: 'chemicals',
    note: '156 Fort Hill Drive. Open to Illinois residents, not to businesses.',
    href: 'https://www.naperville.il.us/services/garbage-and-recycling/household-hazardous-waste-facility/',
    town: { name: 'Naperville', lat: 41.7859, lng: -88.1473 },
  },
  {
    name: 'PaintCare drop-off sites',
    use: 'paint',
    note: 'Shops that take back paint, stain and varnish. No charge when you drop it off.',
    href: 'https://www.paintcare.org/states/illinois/',
  },
  {
    name: 'Lisle Township electronics recycling',
    use: 'electronics',
    note: '4711 Indiana Avenue. See who may use it, and when.',
    href: 'https://www.lisletownship.com/electronics',
    town: { name: 'Lisle', lat: 41.8011, lng: -88.0748 },
    counties: ['DuPage'],
  },
  {
    name: 'Lockport Public Works',
    use: 'electronics',
    note: '17112 South Prime Boulevard. The city’s page has the days.',
    href: 'https://cityoflockport.net/196/Waste-Recycling',
    counties: ['Will'],
    towns: ['lockport'],
  },
  {
    name: 'Will County electronics sites',
    use: 'electronics',
    note: 'The county’s own list of places and days.',
    href: 'https://www.willcountygreen.com/',
    counties: ['Will'],
  },
  {
    name: 'Kane County recycling centers',
    use: 'electronics',
    note: 'The county lists its centers and what each takes.',
    href: 'https://www.kanecountyil.gov/Recycling/Pages/Recycling-Centers.aspx',
    counties: ['Kane'],
  },
  {
    name: 'Cook County CHaRM Center',
    use: 'electronics',
    note: '15800 South State Street. Electronics, foam and cloth.',
    href: 'https://www.cookcountyil.gov/CHaRMCenter',
    town: { name: 'South Holland', lat: 41.6009, lng: -87.607 },
    counties: ['Cook'],
  },
  {
    name: 'Sharing Connections Furniture Bank',
    use: 'donations',
    note: 'Beds, tables and household goods for families in need.',
    href: 'https://www.nctv17.com/spotlight/sharing-connections/',
    town: downersGrove,
  },
  {
    name: 'Will County Habitat ReStore',
    use: 'donations',
    note: '1395 Larkin Avenue. Furniture, cabinets, doors, floors, lighting.',
    href: 'https://www.shawlocal.com/the-herald-news/news/business/2023/07/17/habitat-restore-celebrates-5-years-at-current-location/',
    town: { name: 'Joliet', lat: 41.5252, lng: -88.0834 },
  },
  {
    name: 'Habitat ReStore, Aurora',
    use: 'donations',
    note: 'We have not checked its address lately. Look it up and call first.',
    town: aurora,
  },
  {
    name: 'SCARCE',
    use: 'donations',
    note: 'Books and school supplies.',
    href: 'https://www.scarce.org/',
    town: { name: 'Addison', lat: 41.9317, lng: -87.989 },
  },
]

export type PlaceNearby = { readonly place: Place; readonly miles?: number }

/** How far somebody drives to give a table away, in miles, and how many addresses are enough. */
const donationReach = 10
const donationCount = 2

const isShownTo =
  (town: Town) =>
  ({ counties, towns }: Place): boolean =>
    (!counties || counties.includes(town.counties[0])) && (!towns || towns.includes(town.slug))

/** Where a town's people take one kind of thing: donations to the nearest, the rest to where they are let in. */
export function placesFor(town: Town, use: PlaceUse): readonly PlaceNearby[] {
  const open = places.filter((place) => place.use === use && isShownTo(town)(place))
  const sites = open.flatMap((place) => (place.town ? [{ ...place.town, place }] : []))
  const byDistance = nearest(town, sites).map(({ place: { place }, miles }) => ({ place, miles }))
  if (use === 'donations') return byDistance.filter(({ miles }) => miles <= donationReach).slice(0, donationCount)
  return [...byDistance, ...open.filter((place) => !place.town).map((place) => ({ place }))]
}

/** Cook County's own rule; it comes on top of what the village says. */
export const cookCountyPermit = {
  rule: 'In Cook County, taking down a load-bearing part of a home with one to four units needs a county demolition permit. Garages and sheds count. The county asks for an asbestos inspection report and may waive it for a home built after 1982.',
  office: {
    label: 'Cook County demolition permits',
    href: 'https://www.cookcountyil.gov/service/demolition-permitting',
  },
} as const satisfies { readonly rule: string; readonly office: Link }

/** Before posts or footings are dug out anywhere in Illinois. */
export const digRule = 'Posts or footings to dig out? Call 811 first, so that buried lines are marked.'
