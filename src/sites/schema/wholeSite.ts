import { say } from '#words'
import { spokenTime } from '../../domain/calendar/localTime.ts'
import { type ZoneName, zoneNameOf } from '../../domain/calendar/zones.ts'
import { phoneLabel } from '../../domain/contact/ourPhone.ts'
import { stateName } from '../../domain/places/states.ts'
import { inDollars } from '../../domain/prices/price.ts'
import type { SiteRecord } from './business.ts'
import type { Site } from './site.ts'
import type { Town } from './town.ts'

// What a business's record leaves out follows from what it says. Words are in the language of the moment.

/** What people call the time there: "Central time". */
export const zoneWords = (timeZone: string, name: ZoneName | undefined): string =>
  say.time.zone(name ? say.time.zones[name] : timeZone.replace(/.*\//, '').replaceAll('_', ' '))

/** The phones' hours: "Open 8 AM to 6 PM". */
export const phoneHoursOf = ({ phones }: Pick<Site['hours'], 'phones'>): string =>
  phones ? say.time.open(say.time.fromTo(spokenTime(phones.opens), spokenTime(phones.closes))) : say.time.alwaysOpen

/** As many characters of a description as search results show. */
const shown = 155

/** What search results show of the home page, with the prices where there's room. */
export function descriptionOf({ tagline, price }: Pick<SiteRecord, 'tagline' | 'price'>): string {
  const { whole, short } = say.business.description(tagline, inDollars(price.from), inDollars(price.to))
  return whole.length <= shown ? whole : short
}

/** Towns of which two with one name have their states in it, which is the business's where they say none: "Kansas City, KS". */
export const toldApart = <Named extends Pick<Town, 'name' | 'state'>>(
  towns: readonly Named[],
  usual: string,
): readonly Named[] =>
  towns.map((town) =>
    towns.some(({ name, state }) => name === town.name && state !== town.state)
      ? { ...town, name: `${town.name}, ${town.state ?? usual}` }
      : town,
  )

type Served = Pick<Town, 'name' | 'zips' | 'state'>

/** First digits of ZIP codes, three of each, which is one post office's area. */
const prefixesOf = (zips: readonly string[]): string[] => [...new Set(zips.map((zip) => zip.slice(0, 3)))]

/** What people call the area, by the city that everybody knows, and what the towns say of it. */
function areaOf({ area, address, timeZone }: SiteRecord, towns: readonly Served[]): Site['area'] {
  const { landmark, state } = area
  const [first = { name: address.locality, zips: [address.postalCode] }] = towns
  return {
    region: `the ${landmark.name} area`,
    direction: `around ${landmark.name}`,
    reach: `from ${first.name} to ${towns.at(-1)?.name ?? first.name}`,
    otherStates: [],
    zipPrefixes: prefixesOf([address.postalCode, ...towns.flatMap(({ zips }) => zips)]),
    example: { zip: first.zips[0] ?? address.postalCode, town: first.name },
    zoneName: zoneWords(timeZone, zoneNameOf(timeZone)),
    ...area,
    state: { name: stateName(state.code) ?? '', ...state },
  }
}

type Whole<Own extends SiteRecord> = Omit<Site, 'claims'> & Pick<Own, 'claims'>

const nothing = { blog: false, referrals: false, calculator: false, permits: false, curbRules: false, dropOffs: false }

/**
 * A business's record with nothing left out. What it says itself stays as it says it, and the build compares that with what
 * would follow. Of one that isn't right yet, what's there: the build says what's missing.
 */
export function wholeSite<Own extends SiteRecord>(record: Own, towns: readonly Served[] = []): Whole<Own> {
  try {
    const whole: Site = {
      shortName: record.name.split(' ')[0] ?? record.name,
      description: descriptionOf(record),
      payment: ['Cash', 'Credit Card'],
      ...record,
      address: { region: record.area.state.code, country: 'US', ...record.address },
      price: { currency: 'USD', ...record.price },
      phone: { ...record.phone, label: phoneLabel(record.phone) },
      area: areaOf(record, toldApart(towns, record.area.state.code)),
      hours: { phone: phoneHoursOf(record.hours), ...record.hours },
      features: { ...nothing, ...record.features },
    }
    return whole as Whole<Own>
  } catch {
    return record as unknown as Whole<Own>
  }
}
