import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { lead, memoryServices } from '../../tests/support/memoryServices.ts'
import { keep } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { keptDays } from '../domain/retention.ts'
import { eraseSql } from '../store/ownerSql.ts'
import { act } from './act.ts'
import type { CustomerRequest } from './evolve.ts'
import { forgetRequest, hasPickupComing, syncErasures } from './forget.ts'
import { loadRequests } from './store.ts'

const pickup = lead('7K2M9QX4RD')

it('a crew is still going to come for a booked pickup until its window is over', () => {
  const slot = '2026-11-24T10'
  const { end } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  const booked = { slot, status: 'booked' } as const
  expect([hasPickupComing(booked, end - 1), hasPickupComing(booked, end)]).toEqual([true, false])
  expect(hasPickupComing({ ...booked, status: 'done' }, end - 1)).toBe(false)
  expect(hasPickupComing({ slot: null, status: 'lost' }, end - 1)).toBe(false)
})

it('an erasure is repeated on a database from before it, by the list in the bucket, which names nobody', async () => {
  const reference = '7K2M9QX4RD'
  const clock = { now: Date.UTC(2026, 10, 21, 9) }
  const before = memoryServices(clock)
  const lead = `INSERT INTO leads (reference, form, received_at, changed_at, answers) VALUES ('${reference}', 'quote', 0, 0, '{}')`
  await forgetRequest(before.services, reference)
  expect([...before.files]).toEqual([[`erasures/${reference}`, expect.objectContaining({ text: 'erasure' })]])
  const restored = sqliteD1()
  await restored.exec(`${lead}; INSERT INTO erasures VALUES ('AAAAAAAAAA', ${clock.now})`)
  const services = { ...before.services, env: { ...before.services.env, DB: restored } }
  await syncErasures(services)
  expect(await restored.prepare('SELECT reference FROM leads').first()).toBeNull()
  expect(before.keys('erasures/').sort()).toEqual([`erasures/${reference}`, 'erasures/AAAAAAAAAA'])
  // What's older than any request can be is not needed.
  clock.now += (keptDays.requests + 1) * 24 * 3_600_000
  await syncErasures(services)
  expect(before.files.size).toBe(0)
})

it('nothing is kept of what somebody does at the moment in which they’re forgotten', async () => {
  const { services, DB } = memoryServices({ now: Date.UTC(2026, 10, 21, 9) })
  const { reference } = pickup
  await keep(DB, pickup, services.now())
  const load = await loadRequests(DB, [reference])
  await forgetRequest(services, reference)
  const decide = (request: CustomerRequest | undefined) =>
    request ? [{ kind: 'details', data: { answers: { phone: '+12025550199' } } } as const] : []
  expect(await act(services, reference, { person: '', load, decide })).toMatchObject({ request: undefined, done: [] })
  for (const table of ['events', 'leads', 'outbox'])
    expect((await DB.prepare(`SELECT * FROM ${table} WHERE reference = '${reference}'`).all()).results).toEqual([])
})

it('finds every table of ours with a reference, and leaves D1’s own alone, which it answers with an error', async () => {
  const DB = sqliteD1()
  await DB.exec('CREATE TABLE _cf_KV (reference TEXT)')
  const [, , , tables] = await DB.batch<{ name: string }>(eraseSql('7K2M9QX4RD', 1).map((sql) => DB.prepare(sql)))
  expect(tables?.results.map(({ name }) => name).sort()).toEqual(['bookings', 'events', 'leads', 'outbox', 'photos'])
})
