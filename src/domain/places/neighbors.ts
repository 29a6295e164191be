import { say } from '#words'

export type Spot = { readonly lat: number; readonly lng: number }

type Neighbor<T> = { readonly place: T; readonly miles: number }

/** Mean radius of the earth in statute miles. */
const earthRadius = 3958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in statute miles (haversine): as the crow flies, so a drive is longer. */
export function milesBetween(from: Spot, to: Spot): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east))
}

/** The places in order of their distance, nearest first; the place itself is left out. */
export const nearest = <T extends Spot>(from: Spot, places: readonly T[]): readonly Neighbor<T>[] =>
  places
    .filter((place) => place !== from)
    .map((place) => ({ place, miles: milesBetween(from, place) }))
    .sort((a, b) => a.miles - b.miles)

/** "1 mile", "4 miles"; never "0 miles". */
export function milesLabel(miles: number): string {
  return say.map.miles(Math.max(1, Math.round(miles)))
}
