import { expect, it, vi } from 'vitest'
import { intake } from '../../tests/support/intake.ts'
import { lead } from '../../tests/support/services.ts'
import { acceptLead } from './acceptLead.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

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
