// The way a truck takes through a day.
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

type Placed = {
  /** Id of its arrival window: by these, windows are in order of time. */
  readonly slot: string
  /** Undefined where nobody knows: it comes last in its window. */
  readonly spot: Spot | undefined
  /** Where somebody put it by hand, as a number like those of `placesOf`. */
  readonly place?: number | undefined
  /** The number of its truck, where there are several. */
  readonly crew?: number
}

/**
 * The nearest one to a place, the first of those that are equally near; one without a spot only when no others are left.
 * From nowhere, all with a spot are.
 */
function nearestTo<T extends Placed>(from: Spot | undefined, stops: readonly T[]): T | undefined {
  const miles = ({ spot }: T) => (spot ? (from ? milesBetween(from, spot) : 0) : Number.POSITIVE_INFINITY)
  return stops.reduce<T | undefined>((best, stop) => (best && miles(best) <= miles(stop) ? best : stop), undefined)
}

/**
 * Where each stop of a truck's day comes: by window, and in each window always the nearest one to where the truck is. It begins at the
 * yard, where that is known. A place is the hour of a window and a fraction of one, so that what's booked in another window later
 * moves none that was put somewhere by hand.
 */
function placesOf<T extends Placed>(stops: readonly T[], yard: Spot | undefined): Map<T, number> {
  const windows = [...Map.groupBy(stops, ({ slot }) => slot)].sort(([a], [b]) => (a < b ? -1 : 1))
  const places = new Map<T, number>()
  let here = yard
  for (const [slot, all] of windows) {
    const left = new Set(all)
    for (let next = nearestTo(here, [...left]); next; next = nearestTo(here, [...left])) {
      left.delete(next)
      places.set(next, next.place ?? Number(slot.slice(-2)) + (all.length - left.size) / 100)
      here = next.spot ?? here
    }
  }
  return places
}

/** Each truck's stops, in their order. */
export const byTruck = <T extends Pick<Placed, 'crew'>>(stops: readonly T[]): T[][] => [
  ...Map.groupBy(stops, ({ crew }) => crew).values(),
]

/** The stops of a day in the order in which they're driven, each truck's on a way of its own. */
export const inDrivingOrder = <T extends Placed>(stops: readonly T[], yard: Spot | undefined): T[] =>
  byTruck(stops)
    .flatMap((own) => [...placesOf(own, yard)])
    .sort(([, a], [, b]) => a - b)
    .map(([stop]) => stop)

/** The places that take each stop of a truck's day, in that order, before the one before it and after the one after it. */
export function otherPlaces<T extends Placed>(stops: readonly T[], yard: Spot | undefined) {
  const places = placesOf(stops, yard)
  const order = stops.map((stop) => places.get(stop) ?? 0)
  return order.map((_, index) => {
    const [first = 0, before = 0, after = 0, last = after + 1] = [-2, -1, 1, 2].map((step) => order[index + step])
    return { earlier: (first + before) / 2, later: (after + last) / 2 }
  })
}

/** Most places that Google Maps takes in one address: nine on the way, and where it ends. */
const mostPlaces = 10

/**
 * Addresses that open a way through all places in Google Maps, from wherever the phone is: one, or more where there are too
 * many places for one.
 */
export function routeLinks(places: readonly string[]): string[] {
  const links: string[] = []
  for (let start = 0; start < places.length; start += mostPlaces) {
    const part = places.slice(start, start + mostPlaces)
    const query = new URLSearchParams({ api: '1', travelmode: 'driving', destination: part.at(-1) ?? '' })
    if (part.length > 1) query.set('waypoints', part.slice(0, -1).join('|'))
    links.push(`https://www.google.com/maps/dir/?${query}`)
  }
  return links
}
