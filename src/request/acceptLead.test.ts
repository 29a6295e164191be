import { expect, it, vi } from 'vitest'
import { intake } from '../../tests/support/intake.ts'
import { lead } from '../../tests/support/memoryServices.ts'
import { acceptLead } from './acceptLead.ts'
import { crockford, leadReference, referencePattern } from './reference.ts'

const broken = () => Promise.reject(new Error('the wire is cut'))

it('tries the database twice before it goes to the bucket, and gives nothing when that fails too', async () => {
  const { services, bucket, delivered, idle } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  vi.spyOn(bucket, 'put').mockImplementation(broken)
  expect(await acceptLead(services, lead('L0ST000000'))).toBeUndefined()
  expect(batch).toHaveBeenCalledTimes(2)
  await idle()
  expect(delivered).toEqual([])
})

it('mails twenty at once without a database, and the others together when it is back', async () => {
  const { services, clock, cron, delivered, idle } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  const references = Array.from({ length: 60 }, (_, index) => `SP00L${String(index).padStart(5, '0')}`)
  for (const reference of references) {
    clock.now += 100
    expect(await acceptLead(services, lead(reference))).toEqual({
      reference,
      place: 'spool',
      photos: 0,
      booking: undefined,
    })
    await idle()
  }
  const mails = () => delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
  expect(mails()).toHaveLength(20)
  batch.mockRestore()
  // Fifteen at a time.
  for (let run = 0; run < 4; run++) await cron(60_000)
  for (const reference of references)
    expect(mails().filter((text) => text.includes(reference)).length, reference).toBe(1)
  expect(mails().length).toBeLessThan(20 + 6)
  clock.now += 10 * 60_000
  vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  await acceptLead(services, lead('NEXT000000'))
  await idle()
  expect(mails().at(-1)).toMatch(/^Quote: one couch, Springfield\n[\s\S]*Reference NEXT000000\n$/)
})

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
