import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOf, plainText } from './textMessage.ts'

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
