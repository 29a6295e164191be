import { expect, it } from 'vitest'
import { crockford, leadReference, referencePattern } from './reference.ts'

const answers = { phone: '+12025550123', location: 'Springfield' }
const key = '6f9619ff-8b86-4d11-b42d-00c04fc964ff'

it('spells bytes in Crockford base 32', () => {
  expect(crockford(new Uint8Array(7))).toBe('0000000000')
  expect(crockford(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ')
  expect(crockford(Uint8Array.of(0b00001000, 0b10000110, 0, 0, 0, 0, 0))).toBe('1230000000')
})

it('is the same for a retry with the same key, even with corrected content', async () => {
  const first = await leadReference('secret', 'quote', key, answers, '2026-11-21')
  const second = await leadReference('secret', 'quote', key, { ...answers, location: 'Riverton' }, '2026-11-22')
  expect(first).toMatch(referencePattern)
  expect(second).toBe(first)
})

it('follows the content and the date where the browser sent no key', async () => {
  const reference = (content: Record<string, string>, date: string) =>
    leadReference('secret', 'quote', '', content, date)
  const first = await reference(answers, '2026-11-21')
  expect(await reference({ location: 'Springfield', phone: '+12025550123' }, '2026-11-21')).toBe(first)
  expect(await reference({ ...answers, location: 'Riverton' }, '2026-11-21')).not.toBe(first)
  expect(await reference(answers, '2026-11-22')).not.toBe(first)
})

it('cannot be guessed without the secret, and differs between forms', async () => {
  const first = await leadReference('secret', 'quote', key, answers, '2026-11-21')
  expect(await leadReference('other', 'quote', key, answers, '2026-11-21')).not.toBe(first)
  expect(await leadReference('secret', 'contact', key, answers, '2026-11-21')).not.toBe(first)
})
