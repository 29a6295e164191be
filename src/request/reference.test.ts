import { expect, it } from 'vitest'
import { crockford, leadReference, referencePattern } from './reference.ts'

const answers = { phone: '+12025550123', location: 'Springfield' }
const keyed = { form: 'quote', key: '6f9619ff-8b86-4d11-b42d-00c04fc964ff', answers, date: '2026-11-21' }

it('spells bytes in Crockford base 32', () => {
  expect(crockford(new Uint8Array(7))).toBe('0000000000')
  expect(crockford(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ')
  expect(crockford(Uint8Array.of(0b00001000, 0b10000110, 0, 0, 0, 0, 0))).toBe('1230000000')
})

it('follows the browser’s key, the form and the secret, whatever the content is', async () => {
  const first = await leadReference('secret', keyed)
  expect(first).toMatch(referencePattern)
  expect(await leadReference('secret', { ...keyed, answers: {}, date: '2026-11-22' })).toBe(first)
  expect(await leadReference('other', keyed)).not.toBe(first)
  expect(await leadReference('secret', { ...keyed, form: 'contact' })).not.toBe(first)
})

it.each(['', 'too short', `${keyed.key}<`])('follows the content and the date with %j as key', async (key) => {
  const first = await leadReference('secret', { ...keyed, key })
  const { phone, location } = answers
  expect(await leadReference('secret', { ...keyed, key, answers: { location, phone } })).toBe(first)
  expect(await leadReference('secret', { ...keyed, key, answers: { phone, location: 'Riverton' } })).not.toBe(first)
  expect(await leadReference('secret', { ...keyed, key, date: '2026-11-22' })).not.toBe(first)
})
