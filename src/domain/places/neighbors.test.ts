import { expect, test } from 'vitest'
import { milesBetween, milesLabel, nearest } from './neighbors.ts'

const boston = { name: 'Boston', lat: 42.3601, lng: -71.0589 }
const worcester = { name: 'Worcester', lat: 42.2626, lng: -71.8023 }
const framingham = { name: 'Framingham', lat: 42.2793, lng: -71.4162 }
const seattle = { name: 'Seattle', lat: 47.6062, lng: -122.3321 }

test('a degree of latitude is about 69 miles', () => {
  expect(milesBetween({ lat: 41, lng: -88 }, { lat: 42, lng: -88 })).toBeCloseTo(69.1, 1)
})

test('a degree of longitude shrinks toward the pole', () => {
  const at = (lat: number) => milesBetween({ lat, lng: -88 }, { lat, lng: -87 })
  expect(at(60) / at(0)).toBeCloseTo(0.5, 2)
})

test('distances agree with published ones, both ways', () => {
  expect(milesBetween(boston, seattle)).toBeGreaterThan(2480)
  expect(milesBetween(boston, seattle)).toBeLessThan(2500)
  expect(milesBetween(seattle, boston)).toBeCloseTo(milesBetween(boston, seattle), 6)
})

test('a place is no neighbor of itself, and the nearest comes first', () => {
  const names = nearest(worcester, [seattle, boston, worcester, framingham]).map(({ place }) => place.name)
  expect(names).toEqual(['Framingham', 'Boston', 'Seattle'])
})

test('two places on one spot are both kept', () => {
  const twin = { ...boston, name: 'Boston’s store' }
  expect(nearest(boston, [twin])).toEqual([{ place: twin, miles: 0 }])
})

test('miles are whole, and one at the least', () => {
  expect([0, 0.4, 1.4, 1.5, 12.6].map(milesLabel)).toEqual(['1 mile', '1 mile', '1 mile', '2 miles', '13 miles'])
})
