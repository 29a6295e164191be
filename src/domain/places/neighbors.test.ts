import { expect, it, test } from 'vitest'
import { inDrivingOrder, milesBetween, milesLabel, nearest, otherPlaces, routeLinks } from './neighbors.ts'

const boston = { lat: 42.3601, lng: -71.0589 }
const worcester = { lat: 42.2626, lng: -71.8023 }
const framingham = { lat: 42.2793, lng: -71.4162 }
const seattle = { lat: 47.6062, lng: -122.3321 }

test('distances agree with published ones, both ways', () => {
  expect(milesBetween({ lat: 41, lng: -88 }, { lat: 42, lng: -88 })).toBeCloseTo(69.1, 1)
  expect(Math.abs(milesBetween(boston, seattle) - 2490)).toBeLessThan(10)
  expect(milesBetween(seattle, boston)).toBeCloseTo(milesBetween(boston, seattle), 6)
})

test('a place is no neighbor of itself, and the nearest comes first; two on one spot are both kept', () => {
  const near = nearest(worcester, [seattle, boston, worcester, framingham, { ...worcester }])
  expect(near.map(({ place }) => place)).toEqual([worcester, framingham, boston, seattle])
  expect(near[0]?.miles).toBe(0)
})

test('miles are whole, and one at the least', () => {
  expect([0, 1.4, 1.5, 12.6].map(milesLabel)).toEqual(['1 mile', '1 mile', '2 miles', '13 miles'])
})

const yard = { lat: 41.8, lng: -88 }
const at = (name: string, slot: string, miles?: number) => ({
  name,
  slot,
  spot: miles === undefined ? undefined : { lat: yard.lat + miles / 69, lng: yard.lng },
})
const names = (stops: readonly ReturnType<typeof at>[]) => inDrivingOrder(stops, yard).map(({ name }) => name)

it('drives by window, and in each to the nearest from where the truck is, which isn’t always the nearest to the yard', () => {
  const day = [
    at('noon far north', '2026-11-23T12', 9),
    at('noon at the yard', '2026-11-23T12', 0),
    at('early north', '2026-11-23T08', 5),
    at('early south', '2026-11-23T08', -1),
  ]
  expect(names(day)).toEqual(['early south', 'early north', 'noon far north', 'noon at the yard'])
})

it('takes each truck on a way of its own, wherever the other one is', () => {
  const day = [at('north', 'T10', 1), at('south', 'T10', -2)].map((stop) => ({ ...stop, crew: 1 }))
  expect(names([{ ...at('far south', 'T08', -3), crew: 2 }, ...day])).toEqual(['far south', 'north', 'south'])
})

it('goes to the unknown last in its window, and keeps the order of those at one place', () => {
  const day = [at('unknown', 'T08'), at('first', 'T08', 3), at('second', 'T08', 3), at('next window', 'T10', 1)]
  expect(names(day)).toEqual(['first', 'second', 'unknown', 'next window'])
  expect(names([])).toEqual([])
})

it.each([
  ['first', 'earlier', 'first second third next'],
  ['second', 'earlier', 'second first third next'],
  ['third', 'later', 'first second next third'],
  ['next', 'earlier', 'first second next third'],
  ['first', 'later', 'second first third next'],
] as const)('puts the %s one %s by hand, in its window and then in the day', (name, way, expected) => {
  const day = [at('first', 'T08', 1), at('second', 'T08', 2), at('third', 'T08', 3), at('next', 'T10', 1)]
  const index = day.findIndex((stop) => stop.name === name)
  const place = otherPlaces(day, yard)[index]?.[way]
  const order = (more: readonly ReturnType<typeof at>[] = []) =>
    names([...more, ...day.map((stop) => (stop.name === name ? { ...stop, place } : stop))])
  expect(order().join(' ')).toBe(expected)
  // What's booked later in another window comes where it would anyway.
  expect(order([at('new', 'T12', 1)]).join(' ')).toBe(`${expected} new`)
})

it('opens the whole way in one address, and in two where it’s too long for one', () => {
  expect(routeLinks([])).toEqual([])
  const [link = ''] = routeLinks(['1 A St, Springfield', '2 B St', '3 C St'])
  const query = new URL(link).searchParams
  expect(Object.fromEntries(query)).toEqual({
    api: '1',
    travelmode: 'driving',
    destination: '3 C St',
    waypoints: '1 A St, Springfield|2 B St',
  })
  expect(routeLinks(Array<string>(11).fill('x'))).toHaveLength(2)
})
