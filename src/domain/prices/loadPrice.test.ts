import { expect, it } from 'vitest'
import { loadPrice } from './loadPrice.ts'

const rungs = [
  { cubicFeet: 20, cents: 9900 },
  { cubicFeet: 40, cents: 19900 },
]
const odd = [
  { cubicFeet: 20, cents: 9740 },
  { cubicFeet: 40, cents: 19760 },
]

it.each([
  ['in a straight line from rung to rung', 25, rungs, 12500],
  ['to the nearest $5 below', 30.6, rungs, 15000],
  ['to the nearest $5 above', 30.8, rungs, 15500],
  ['no less than the first rung', 0.5, rungs, 9900],
  ['no more than the last', 900, rungs, 19900],
  ['no less than the first, where rounding would go past it', 20.001, odd, 9740],
  ['no more than the last, where rounding would go past it', 39.999, odd, 19760],
])('is %s', (_, cubicFeet, prices, cents) => {
  expect(loadPrice(cubicFeet, prices)).toBe(cents)
})
