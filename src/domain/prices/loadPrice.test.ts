import { expect, it } from 'vitest'
import { loadPrice } from './loadPrice.ts'

const rungs = [
  { cubicFeet: 20, cents: 9900 },
  { cubicFeet: 40, cents: 19900 },
]

it('goes in a straight line from rung to rung, to the nearest $5', () => {
  for (const [cubicFeet, cents] of [
    [25, 12500],
    [30, 15000],
    [30.6, 15000],
    [30.8, 15500],
  ] as const)
    expect(loadPrice(cubicFeet, rungs), `${cubicFeet}`).toBe(cents)
})

it('never goes below the smallest load or above the full truck', () => {
  expect(loadPrice(0.5, rungs)).toBe(9900)
  expect(loadPrice(20, rungs)).toBe(9900)
  expect(loadPrice(40, rungs)).toBe(19900)
  expect(loadPrice(900, rungs)).toBe(19900)
})

it('is no less than the first rung and no more than the last where rounding would go past them', () => {
  const odd = [
    { cubicFeet: 20, cents: 9740 },
    { cubicFeet: 40, cents: 19760 },
  ]
  expect([loadPrice(20.001, odd), loadPrice(39.999, odd)]).toEqual([9740, 19760])
})
