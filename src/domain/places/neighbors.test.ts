import { expect, test } from 'vitest'
import { milesBetween, milesLabel, nearest } from './neighbors.ts'

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
