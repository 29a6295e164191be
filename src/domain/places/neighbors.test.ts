import { expect, test } from 'vitest'
import { milesBetween, milesLabel, nearest } from './neighbors.ts'

const chicago = { name: 'Chicago', lat: 41.8781, lng: -87.6298 }
const naperville = { name: 'Naperville', lat: 41.7859, lng: -88.1473 }
const aurora = { name: 'Aurora', lat: 41.7606, lng: -88.3201 }
const denver = { name: 'Denver', lat: 39.7392, lng: -104.9903 }

test('a degree of latitude is about 69 miles', () => {
  expect(milesBetween({ lat: 41, lng: -88 }, { lat: 42, lng: -88 })).toBeCloseTo(69.1, 1)
})

test('a degree of longitude shrinks toward the pole', () => {
  const at = (lat: number) => milesBetween({ lat, lng: -88 }, { lat, lng: -87 })
  expect(at(60) / at(0)).toBeCloseTo(0.5, 2)
})

test('distances agree with published ones, both ways', () => {
  expect(milesBetween(chicago, denver)).toBeGreaterThan(910)
  expect(milesBetween(chicago, denver)).toBeLessThan(930)
  expect(milesBetween(denver, chicago)).toBeCloseTo(milesBetween(chicago, denver), 6)
})

test('a place is no neighbor of itself, and the nearest comes first', () => {
  const names = nearest(naperville, [denver, chicago, naperville, aurora]).map(({ place }) => place.name)
  expect(names).toEqual(['Aurora', 'Chicago', 'Denver'])
})

test('two places on one spot are both kept', () => {
  const twin = { ...aurora, name: 'Aurora’s store' }
  expect(nearest(aurora, [twin])).toEqual([{ place: twin, miles: 0 }])
})

test('miles are whole, and one at the least', () => {
  expect([0, 0.4, 1.4, 1.5, 12.6].map(milesLabel)).toEqual(['1 mile', '1 mile', '1 mile', '2 miles', '13 miles'])
})
