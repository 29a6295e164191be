import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaCodes, isTextable, partsOf, plainText } from './textMessage.ts'

it('says the same in characters that count as one each', () => {
  expect(plainText('We’ll “come” at 8–10…')).toBe(`We'll "come" at 8-10...`)
  expect(plainText('¿Mañana, José? ¡Sí! Pingüino, miércoles, camión, Ünlü, Łódź')).toBe(
    '¿Mañana, José? ¡Si! Pingüino, miércoles, camion, Ünlü, odz',
  )
  expect(plainText('a\u00a0b · 1️⃣ {x} [y] ~')).toBe('a b - 1 x y ')
})

it('leaves nothing that would halve a part, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainText(text)).toMatch(/^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-zèéùìòàäöñüåøæßÉÇÄÖÑÜÅØÆ¡¿£¥§]*$/)
    }),
  )
})

it.each([
  [160, 1],
  [161, 2],
  [306, 2],
  [307, 3],
])('sends %i characters in %i', (length, parts) => {
  expect(partsOf('x'.repeat(length))).toBe(parts)
})

const codes = Object.values(areaCodes).flatMap((list) => list.split(' '))

it('has codes of fifty states and DC, each once and in order', () => {
  expect(Object.keys(areaCodes)).toHaveLength(51)
  expect(new Set(codes).size).toBe(codes.length)
  for (const list of Object.values(areaCodes)) {
    expect(list).toMatch(/^[2-9]\d{2}( [2-9]\d{2})*$/)
    expect(list.split(' ')).toEqual(list.split(' ').toSorted())
  }
})

it.each([
  ['+12025550123', true],
  ['+16305550123', true],
  ['+14655550123', true],
  ['+19005550123', false],
  ['+17005550123', false],
  ['+15005550123', false],
  ['+18005550123', false],
  ['+16309760123', false],
  ['+18765550123', false],
  ['+14165550123', false],
  ['+17875550123', false],
  ['+12025550123;ext=4', false],
  ['+442079460958', false],
  ['12025550123', false],
  ['', false],
])('a text to %s is sent: %s', (number, isSent) => {
  expect(isTextable(number)).toBe(isSent)
})
