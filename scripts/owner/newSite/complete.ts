import { spokenTime } from '../../../src/domain/calendar/localTime.ts'
import { formatUsPhone } from '../../../src/domain/contact/contact.ts'
import { inDollars } from '../../../src/domain/prices/price.ts'
import { nearestBrand } from '../../../src/sites/schema/brand.ts'
import type { Business, SiteAnswers, TownAnswers } from '../../../src/sites/schema/business.ts'
import { countyFips, landAround } from './atlas.ts'

/** A business with nothing left out: what its folder's `answers` have. */
export type WholeBusiness = {
  readonly folder: string
  /** One that text can be read on; without it, the colors stay as they are. */
  readonly color?: string
  readonly site: SiteAnswers
  readonly languages: Business['languages']
  readonly towns: readonly (TownAnswers & { readonly slug: string })[]
  readonly worker: Required<Business['worker']>
}

export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** First digits of ZIP codes, three of each, which is one post office's area. */
const prefixesOf = (zips: readonly string[]): string[] => [...new Set(zips.map((zip) => zip.slice(0, 3)))]

/** What search results show of the home page, with the prices where there's room. */
function descriptionOf({ tagline, price }: Business['site']): string {
  const whole = `${tagline}. Space in the truck from ${inDollars(price.from)} to ${inDollars(price.to)}. You agree to the price before we lift anything.`
  return whole.length <= 155 ? whole : `${tagline}. You agree to the price before we lift anything.`
}

/** What people call a time zone: "Central time". */
function zoneNameOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.replace(/(?: Standard)? Time$/, ' time')
}

/** What people call the area, by the city that everybody knows, and what the towns say of it. */
function areaOf({ area, address, timeZone }: Business['site'], towns: readonly TownAnswers[]): SiteAnswers['area'] {
  const { landmark, state } = area
  const [first, last] = [towns[0]?.name ?? address.locality, towns.at(-1)?.name ?? address.locality]
  return {
    region: `the ${landmark.name} area`,
    direction: `around ${landmark.name}`,
    reach: `from ${first} to ${last}`,
    otherStates: [],
    zipPrefixes: prefixesOf([address.postalCode, ...towns.flatMap(({ zips }) => zips)]),
    example: { zip: towns[0]?.zips[0] ?? address.postalCode, town: first },
    zoneName: zoneNameOf(timeZone),
    landStates: landAround(state.name),
    ...area,
    counties: area.counties.map((county) => ({
      ...county,
      fips: county.fips ?? countyFips(county.name, state.name) ?? '',
    })),
  }
}

const phoneHours = ({ phones }: Business['site']['hours']) =>
  phones ? `Open ${spokenTime(phones.opens)} to ${spokenTime(phones.closes)}` : 'Open 24 hours'

/** What a site's answers leave out, worked out of the others. */
function completeSite(site: Business['site'], towns: readonly TownAnswers[]): SiteAnswers {
  const { features, phone, hours } = site
  return {
    shortName: site.name.split(' ')[0] ?? site.name,
    description: descriptionOf(site),
    payment: ['Cash', 'Credit Card'],
    ...site,
    address: { region: site.area.state.code, ...site.address },
    phone: { label: formatUsPhone(phone.e164), ...phone },
    area: areaOf(site, towns),
    hours: { phone: phoneHours(hours), ...hours },
    features: {
      blog: false,
      referrals: false,
      calculator: false,
      permits: false,
      curbRules: false,
      dropOffs: false,
      ...features,
    },
  }
}

/** Works out what may be left out. */
export const complete = ({ folder, color, languages, site, towns, worker }: Business): WholeBusiness => ({
  folder,
  languages,
  ...(color && { color: nearestBrand(color) }),
  site: completeSite(site, towns),
  towns: towns.map((town) => ({ ...town, slug: town.slug ?? slugOf(town.name) })),
  worker: { sender: `website@${new URL(worker.origin).hostname.replace(/^www\./, '')}`, ...worker },
})
