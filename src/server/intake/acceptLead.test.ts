import { expect, it, vi } from 'vitest'
import { intake } from '../../../tests/support/intake.ts'
import { lead } from '../../../tests/support/services.ts'
import { acceptLead } from './acceptLead.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const broken = () => Promise.reject(new Error('the wire is cut'))

it('tries the database twice before it goes to the bucket', async () => {
  const { services, bucket, rows } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementationOnce(broken)
  expect(await acceptLead(services, lead('SECOND0000'))).toEqual({ place: 'database', photos: 0, booking: undefined })
  expect(batch).toHaveBeenCalledTimes(2)
  expect(await rows('SELECT reference FROM leads')).toEqual([{ reference: 'SECOND0000' }])
  expect(bucket.files.size).toBe(0)
})

it('keeps it in the bucket after the second time, and mails the owner, who is not mailed again', async () => {
  const { services, bucket, cron, subjects, idle } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  expect(await acceptLead(services, lead('SP00LED000'))).toEqual({ place: 'spool', photos: 0, booking: undefined })
  expect(batch).toHaveBeenCalledTimes(2)
  await idle()
  const kinds = [...bucket.files].map(([key, text]) => [key.split('.')[0], JSON.parse(text).kind])
  expect(kinds).toEqual([
    ['spool/SP00LED000', 'lead'],
    ['spool/SP00LED000', 'notified'],
  ])
  expect(subjects()).toEqual(['Quote request SP00LED000, Springfield'])
  batch.mockRestore()
  await cron(60_000)
  expect(subjects().filter((subject) => subject.includes('SP00LED000'))).toHaveLength(1)
})

it('gives nothing when neither takes it, and sends no mail', async () => {
  const { services, delivered, bucket, idle } = intake()
  vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  vi.spyOn(bucket, 'put').mockImplementation(broken)
  expect(await acceptLead(services, lead('L0ST000000'))).toBeUndefined()
  await idle()
  expect(delivered).toEqual([])
})

it('mails twenty at once without a database, and the others together when it is back', async () => {
  const { services, clock, cron, delivered, idle } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  const references = Array.from({ length: 60 }, (_, index) => `SP00L${String(index).padStart(5, '0')}`)
  for (const reference of references) {
    clock.now += 100
    await acceptLead(services, lead(reference))
    await idle()
  }
  const mails = () => delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
  expect(mails()).toHaveLength(20)
  batch.mockRestore()
  await cron(60_000)
  for (const reference of references)
    expect(
      mails().filter((text) => text.includes(reference)),
      reference,
    ).toHaveLength(1)
  expect(mails().length).toBeLessThan(20 + 25 + 3)
  clock.now += 10 * 60_000
  vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  await acceptLead(services, lead('NEXT000000'))
  await idle()
  expect(mails().at(-1)).toMatch(/^Quote request NEXT000000/)
})
