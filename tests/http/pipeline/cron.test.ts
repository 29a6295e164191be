import { beforeEach, describe, expect, it, vi } from 'vitest'
import { healthOf } from '../../../src/messages/announcements.ts'
import { messagesFor } from '../../../src/messages/say.ts'
import type { Services } from '../../../src/shared/http/services.ts'
import { spoolLead } from '../../../src/store/bucket.ts'
import { sweep } from '../../../src/sweep.ts'
import { appSite } from '../../support/appSite.ts'
import { faultyBucket, faultyDatabase } from '../../support/faults.ts'
import { lead } from '../../support/memoryServices.ts'
import { everyChannel, outside } from '../../support/outside.ts'
import { keep } from '../../support/seats.ts'

const site = appSite()
const minute = 60_000
const { clock } = site
const start = clock.now
const { EMAIL, fetch } = outside([])
const env = { ...site.env, ...everyChannel, EMAIL }
const services: Services = { env, fetch, now: () => clock.now, waitUntil: () => undefined }
beforeEach(async () => {
  clock.now = start
  const { DB } = env
  await DB.batch(
    ['leads', 'events', 'outbox', 'marks', 'batches', 'bookings', 'occupied'].map((table) =>
      DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

const store = (reference: string) => {
  const one = lead(reference)
  return keep(env.DB, one, clock.now, { channels: messagesFor(env, one) })
}
const left = async (table: string) =>
  (await site.rows(`SELECT reference FROM ${table} WHERE reference NOT IN ('day', 'health')`)).length

describe('the health report', () => {
  const problems = async (changed: Partial<Services['env']> = {}) =>
    (await healthOf({ ...services, env: { ...env, ...changed } })).problems

  it('finds nothing wrong after a sweep, says when the cron has stopped, and shows the public nothing else', async () => {
    expect(await problems()).toEqual(['cron-late'])
    await sweep(services)
    expect(await problems()).toEqual([])
    clock.now += 3 * minute + 1
    expect(await problems()).toEqual(['cron-late'])
    expect(await (await site.get('/healthz')).json()).toEqual({ ok: false, problems: ['cron-late'] })
  })

  it('reports messages that are late, and dead ones', async () => {
    await store('WA1T1NG000')
    await env.DB.prepare('UPDATE outbox SET due_at = due_at + 3600000').run()
    clock.now += 10 * minute + 1
    await sweep(services)
    expect(await problems()).toEqual(['pending-old'])
    await env.DB.prepare(`UPDATE outbox SET state = 'dead'`).run()
    expect(await problems()).toEqual(['dead-letters'])
  })

  it('reports requests whose batch is never made', async () => {
    await store('WA1T1NG001')
    await env.DB.exec(`UPDATE leads SET state = 'waiting'; DELETE FROM outbox`)
    clock.now += 40 * minute + 1
    expect(await problems()).toEqual(['pending-old', 'cron-late'])
    await sweep(services)
    expect(await problems()).toEqual([])
  })

  it('reports a request that stays in the spool, and a store that fails', async () => {
    await spoolLead(services, lead('SP00LED000'))
    await sweep(services)
    expect(await problems()).toEqual([])
    // What can't be imported stays in the spool.
    const { DB } = env
    clock.now += 11 * minute
    const refusing = faultyDatabase(DB, (call) => (call === 'batch' ? 'throws' : undefined))
    await sweep({ ...services, env: { ...env, DB: refusing } })
    expect(await problems()).toEqual(['spool-old'])
    expect(await problems({ DB: faultyDatabase(DB, 'throws') })).toEqual(['database-down'])
    await sweep(services)
    expect([await problems(), await left('leads')]).toEqual([[], 1])
  })

  it('reports a failing bucket from what the cron saw, without a request to the bucket', async () => {
    await sweep({ ...services, env: { ...env, FILES: faultyBucket(env.FILES, 'throws') } })
    const asked = vi.fn()
    const FILES = new Proxy(env.FILES, { get: () => asked })
    expect(await problems({ FILES })).toEqual(['bucket-down'])
    await sweep(services)
    expect(await problems({ FILES })).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })
})
