import { expect, it } from 'vitest'
import { rungs } from '#site/prices.ts'
import { loadPrice } from './loadPrice.ts'

it('goes in a straight line from mark to mark, to the nearest $5', () => {
  const marks = [
    { cubicFeet: 20, cents: 10000 },
    { cubicFeet: 40, cents: 20000 },
  ]
  for (const [cubicFeet, cents] of [
    [25, 12500],
    [30, 15000],
    [30.4, 15000],
    [30.6, 15500],
  ] as const)
    expect(loadPrice(cubicFeet, marks), `${cubicFeet}`).toBe(cents)
})

it('never goes below the smallest load or above the full truck', () => {
  expect(loadPrice(0.5, rungs)).toBe(9900)
  expect(loadPrice(25.5, rungs)).toBe(10000)
  expect(loadPrice(405, rungs)).toBe(89900)
  expect(loadPrice(900, rungs)).toBe(89900)
})
