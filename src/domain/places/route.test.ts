import { expect, it } from 'vitest'
import { inDrivingOrder, routeLinks } from './route.ts'

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

it('goes to the unknown last in its window, and keeps the order of those at one place', () => {
  const day = [at('unknown', 'A'), at('first', 'A', 3), at('second', 'A', 3), at('next window', 'B', 1)]
  expect(names(day)).toEqual(['first', 'second', 'unknown', 'next window'])
  expect(names([])).toEqual([])
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
