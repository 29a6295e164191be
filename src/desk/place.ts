// Where a request is, as the desk says it.
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { townAt } from '../business/lookUpPlace.ts'
import { milesBetween, milesLabel, type Spot } from '../domain/places/neighbors.ts'
import { placeWords } from '../messages/leadWords.ts'

/** The middle of the town that a typed place is in. Undefined for a place that isn't one of ours. */
export function townSpot(typed: string): Spot | undefined {
  const town = townAt(typed)
  return towns.find(({ name }) => name === town)
}

/** "Springfield 12345, 4 miles": the town of what was typed, and how far its middle is from the yard. */
export function townLine(location: string): string {
  const spot = townSpot(location)
  return [placeWords({ location }, townAt), spot && site.geo && milesLabel(milesBetween(site.geo, spot))]
    .filter(Boolean)
    .join(', ')
}

/** ZIP codes of the towns whose names have a text in them; none for a short one. */
export function zipsNamed(text: string): string[] {
  const typed = text.trim().toLowerCase()
  const named = towns.filter(({ name }) => typed.length > 2 && name.toLowerCase().includes(typed))
  return named.flatMap(({ zips, boxZips = [] }) => [...zips, ...boxZips])
}
