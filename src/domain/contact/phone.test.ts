import { expect, it } from 'vitest'
import { formatUsPhone, parseUsPhone } from './contact.ts'

it.each([
  '2025550123',
  '(202) 555-0123',
  '1-202-555-0123',
  '+1 202/555.0123',
  '+1 (202) 555+0123',
  ' 202–555—0123 ',
  '202\u2010555\u20110123',
  '202−555－0123',
  '202\u00ad555\u00ad0123',
  '\u202a+1\u00a0202\u200b555\u20600123\u202c',
  '202_555_0123',
  '202·555•0123',
  'tel:+1-202-555-0123',
  '001 202 555 0123',
  'Call 202-555-0123 after 5',
  'mi número es 202.555.0123.',
  '٢٠٢ ٥٥٥ ٠١٢٣',
  '𝟐𝟎𝟐５５５0123',
  '2\ufe0f\u20e302 555 0123',
])('reads %j, as people write and copy it', (typed) => {
  expect(parseUsPhone(typed)).toEqual({ e164: '+12025550123' })
})

it.each([
  '2025550123#12',
  '202 555 0123 extension 12',
  '(202) 555-0123 , ; EXT12',
  '+12025550123;ext=12',
  '+12025550123,,12',
  '202 555 0123 (ext. 12)',
  '202 555 0123 x12',
  '202 555 0123 extensión 12',
  '202 555 0123, int. 12',
  '202 555 0123 interno: 12',
  '202 555 0123 anexo 12',
])('keeps the extension of %j apart', (typed) => {
  expect(parseUsPhone(typed)).toEqual({ e164: '+12025550123', extension: '12' })
})

it.each([
  '',
  '130 555 0123',
  '202 155 0123',
  '202 555 01234',
  '+44 20 7946 0958',
  '+47 22 34 56 78 90',
  '+2025550123',
  '2 202 555 0123',
  '202 555 0123 x1234567',
  '202 555 0123 or 202 555 0177',
])('refuses %j, which cannot be dialed, or may be another', (typed) => {
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
