import { expect, it } from 'vitest'
import { formatUsPhone, isEmail, meantEmail, parseUsPhone } from './contact.ts'

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

it.each([
  "o'neil_99@ex-ample.org",
  'jörg@bücher.example',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
  `a@${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(59)}.com`,
  'a@b.c4',
  'a@b.4c',
])('takes %s', (address) => {
  expect(isEmail(address)).toBe(true)
  expect(meantEmail(address)).toBeUndefined()
})

it.each([
  ['jo@gmail..com', 'jo@gmail.com'],
  ['.jo@gmail.com', 'jo@gmail.com'],
  ['jo@gmail,com', 'jo@gmail.com'],
  ['jo @gmail.com', 'jo@gmail.com'],
  ['jo@Comcast', 'jo@comcast.net'],
  ['jo@127.0.0.1', undefined],
  ['jo<x>@gmail.com', undefined],
  ['jo@example.com;;', 'jo@example.com'],
  ['jo@example.com@home', undefined],
  ['jo@-gmail.com', 'jo@gmail.com'],
  ['jo@gmail-.com', 'jo@gmail.com'],
  ['jo@-my-shop-.example', 'jo@my-shop.example'],
  ['jo@--example--.com', 'jo@example.com'],
  ['jo@example.42', undefined],
  ['jo@mail.example.c', undefined],
  [`${'a'.repeat(65)}@example.com`, undefined],
  [`a@${'b'.repeat(64)}.com`, undefined],
  [`a@${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(60)}.com`, undefined],
])('refuses %s and knows what was meant', (typed, meant) => {
  expect(isEmail(typed)).toBe(false)
  expect(meantEmail(typed)).toBe(meant)
})
