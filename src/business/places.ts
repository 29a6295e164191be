import { site } from '#site/site.ts'
import { texts } from '#texts'
import { say } from '#words'
import { nearest } from '../domain/places/neighbors.ts'
import { divisionOf, stateName } from '../domain/places/states.ts'
import type { AreaTown } from '../domain/places/zipArea.ts'
import { inDollars } from '../domain/prices/price.ts'
import { dataByLanguage, listed } from '../language/texts.ts'
import { cutoffOf } from '../sites/schema/phrases.ts'
import type { DropOffSite, DropOffUse, Town } from '../sites/schema/town.ts'
import type { AreaWords, OwnSiteWords } from '../sites/schema/translation.ts'
import { zoneWords } from '../sites/schema/wholeSite.ts'
import { zone } from '../sites/schema/zone.ts'
import { dropOffSites } from './itemTexts.ts'

const { area } = site

/** What people call the area, and the time there. */
export const areaWords = dataByLanguage<AreaWords, OwnSiteWords>(
  site.area,
  (_, own) => ({ zoneName: zoneWords(site.timeZone, zone), ...own.area }),
  () => texts.siteWords,
)

/** "2 PM": until then a call can still mean a pickup today. */
export const cutoff = (): string | undefined => cutoffOf(site)

type InState = Pick<Town, 'name' | 'state'>

const stateOf = ({ state = area.state.code }: Pick<Town, 'state'>): string => state

/** "Springfield, NY" */
export const withState = (town: InState): string =>
  town.name.endsWith(`, ${stateOf(town)}`) ? town.name : `${town.name}, ${stateOf(town)}`

/** What a county of a town's is called: "Clark County", "Orleans Parish", "Alexandria", which is in none. */
export const countyIn = (town: Pick<Town, 'state'>, county: string): string =>
  say.map.divisions[divisionOf(county, stateOf(town))](county)

/** A town's counties with its state, for search engines: "Clark County, Ohio", or the state alone. */
export const countiesWithState = (town: Town): readonly string[] => {
  const name = say.map.state(stateName(stateOf(town)) ?? '')
  return town.counties.length > 0 ? town.counties.map((county) => `${countyIn(town, county)}, ${name}`) : [name]
}

/** What a field for a phone number gives as an example, with the business's own area code: "202 555 0123". */
export const phoneExample = `${site.phone.e164.slice(2, 5)} 555 0123`

/** What a field for a ZIP or town gives as an example: "12345 or Springfield". */
export const placeExample = (): string => say.business.zipOrTown(area.example.zip, area.example.town)

/** A town as a typed place is looked up, in the browser too: without the texts of its page. */
export type Place = Pick<Town, 'slug' | 'name' | 'zips' | 'boxZips' | 'sharedZips'> & Pick<AreaTown, 'state'>

/** More ZIP codes than a search result shows. */
const many = 6

/**
 * "ZIP 12345", "ZIPs 12345 and 12346", "all 24 ZIP codes": every one, since a list of some would read as if the rest
 * weren't served.
 */
const zipList = (zips: readonly string[]) =>
  zips.length > many ? say.places.allZips(zips.length) : say.places.zips(zips.length, listed(zips))

/** Search results show this many characters of a description. */
const shownCharacters = 155

/** A town's description: what a job there costs, as far as that fits, so that no two towns say the same. */
function townDescription(town: Town): string {
  const { zips, example } = town
  const words = say.places
  const [where, from, soon] = [
    words.removalIn(withState(town)),
    words.from(inDollars(site.price.from)),
    words.soon(cutoff()),
  ]
  const general = `${where}, ${zipList(zips)}. ${from} ${soon}`
  if (!example) return general
  const job = words.usually(where, example.price, example.load)
  return [`${job} ${soon}`, `${job} ${from}`, job].find(({ length }) => length <= shownCharacters) ?? general
}

export const townHead = (town: Town) => ({
  title: say.places.title(withState(town), inDollars(site.price.from)),
  description: townDescription(town),
})

/** Donation sites are shown up to this distance in miles, and this many of them. */
const donationReach = 10
const donationCount = 2

const isShownTo =
  (town: Town) =>
  ({ counties, towns }: DropOffSite): boolean =>
    (!counties || counties.some((county) => county === town.counties[0])) && (!towns || towns.includes(town.slug))

/** A drop-off site, and how far its town's center is from another's, in miles. */
export type NearSite = DropOffSite & { readonly miles?: number }

/** Where a town's residents take one kind of thing: donations to the nearest sites, the rest to those that serve them. */
export function dropOffSitesFor(town: Town, use: DropOffUse): readonly NearSite[] {
  const open = dropOffSites().filter((site) => site.use === use && isShownTo(town)(site))
  const located = open.flatMap((site) => (site.town ? [{ ...site.town, site }] : []))
  const byDistance = nearest(town, located)
  const isGiven = use === 'donations' || use === 'books'
  const near = byDistance.filter(({ miles }) => !isGiven || miles <= donationReach)
  const sites = near.map(({ place: { site }, miles }) => ({ ...site, miles }))
  return isGiven ? sites.slice(0, donationCount) : [...sites, ...open.filter((site) => !site.town)]
}
