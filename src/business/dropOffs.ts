import { dropOffSites } from '#site/dropOffSites.ts'
import { nearest } from '../domain/places/neighbors.ts'
import type { DropOffSite, DropOffUse, Town } from '../sites/schema/town.ts'

/** Donation sites are shown up to this distance in miles, and this many of them. */
const donationReach = 10
const donationCount = 2

const isShownTo =
  (town: Town) =>
  ({ counties, towns }: DropOffSite): boolean =>
    (!counties || counties.includes(town.counties[0])) && (!towns || towns.includes(town.slug))

/** Where a town's residents take one kind of thing: donations to the nearest sites, the rest to those that serve them. */
export function dropOffSitesFor(town: Town, use: DropOffUse): readonly DropOffSite[] {
  const open = dropOffSites.filter((site) => site.use === use && isShownTo(town)(site))
  const located = open.flatMap((site) => (site.town ? [{ ...site.town, site }] : []))
  const byDistance = nearest(town, located)
  const near = byDistance.filter(({ miles }) => use !== 'donations' || miles <= donationReach)
  const sites = near.map(({ place: { site } }) => site)
  return use === 'donations' ? sites.slice(0, donationCount) : [...sites, ...open.filter((site) => !site.town)]
}
