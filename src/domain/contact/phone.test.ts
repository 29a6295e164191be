import { expect, it } from 'vitest'
import { formatUsPhone, parseUsPhone } from './phone.ts'

it.each(['2025550123', '202 555 0123', '(202) 555-0123', '1-202-555-0123', '+1 202/555.0123', ' 202–555–0123 '])(
  'reads %j, as people write it',
  (typed) => {
    expect(parseUsPhone(typed)).toEqual({ e164: '+12025550123' })
  },
)

it.each(['2025550123#12', '202 555 0123 extension 12', '(202) 555-0123 , ; EXT12'])(
  'keeps the extension of %j apart',
  (typed) => {
    expect(parseUsPhone(typed)).toEqual({ e164: '+12025550123', extension: '12' })
  },
)

it.each([
  '',
  '130 555 0123',
  '202 155 0123',
  '202 555 01234',
  '+44 20 7946 0958',
  '2 202 555 0123',
  '202 555 0123 x1234567',
  '202_555_0123',
])('refuses %j, which cannot be dialed', (typed) => {
  expect(parseUsPhone(typed)).toBeUndefined()
})

it.each([
  ['+12025550123', '(202) 555-0123'],
  ['+12025550123;ext=4567', '(202) 555-0123 ext. 4567'],
  ['+442079460958', '+442079460958'],
  ['+120255501234', '+120255501234'],
  ['x+12025550123', 'x+12025550123'],
  ['+12025550123;ext=', '+12025550123;ext='],
])('shows %s as %s', (e164, shown) => {
  expect(formatUsPhone(e164)).toBe(shown)
})
