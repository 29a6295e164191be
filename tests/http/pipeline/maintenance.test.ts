import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { site as business } from '#site/site.ts'
import { dateMs, noonOffset } from '../../../src/domain/calendar/localTime.ts'
import { sweep } from '../../../src/server/cron/sweep.ts'
import { channelsFor } from '../../../src/server/delivery/channels/channels.ts'
import type { Services } from '../../../src/server/lib/services.ts'
import { healthOf } from '../../../src/server/store/health.ts'
import type { Lead } from '../../../src/server/store/lead.ts'
import { leadStatements } from '../../../src/server/store/leads.ts'
import { attachPhoto, planPhoto } from '../../../src/server/store/photoRows.ts'
import { spoolLead } from '../../../src/server/store/spool.ts'
import { appSite } from '../../support/appSite.ts'
import { faultyBucket, faultyDatabase } from '../../support/faults.ts'
import type { Delivered } from '../../support/outside.ts'
import { lead, testServices } from '../../support/services.ts'

const site = appSite()
const day = 24 * 60 * 60_000
// Ten in the morning, Central time.
const start = Date.UTC(2026, 10, 21, 16)
const clock = { now: start }
const delivered: Delivered[] = []
let services: Services
vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  services = await testServices(site, clock, delivered)
})
beforeEach(async () => {
  clock.now = start
  delivered.length = 0
  const { DB } = services.env
  await DB.batch(
    ['leads', 'revisions', 'outbox', 'photos', 'marks', 'batches'].map((table) => DB.prepare(`DELETE FROM ${table}`)),
  )
})

const store = (reference: string, changes: Partial<Lead> = {}) => {
  const one = lead(reference, changes)
  const { env, now } = services
  return env.DB.batch(leadStatements(env.DB, one, channelsFor(env, one), now()))
}
const photo = async (reference: string, attach: boolean) => {
  const key = `photos/${crypto.randomUUID()}.jpg`
  await services.env.FILES.put(key, 'pixels')
  const one = { id: key, key, sha256: key, type: 'image/jpeg', bytes: 6 }
  await planPhoto(services.env, reference, one, clock.now)
  await attachPhoto(services.env, key, attach, clock.now)
  return key
}
const references = async () =>
  (await site.rows<{ reference: string }>('SELECT reference FROM leads ORDER BY reference')).map((row) => row.reference)
const inBucket = async (key: string) => (await services.env.FILES.head(key)) !== null

describe('retention', () => {
  it('deletes leads after 180 days and photos after 90, with all that belongs to them', async () => {
    await store('LEAD000001')
    const key = await photo('LEAD000001', true)
    clock.now = start + 90 * day
    await sweep(services)
    expect(await inBucket(key)).toBe(true)
    clock.now += 60_000
    await sweep(services)
    expect(await inBucket(key)).toBe(false)
    expect(await references()).toEqual(['LEAD000001'])
    clock.now = start + 180 * day + 60_000
    await sweep(services)
    expect(await references()).toEqual([])
    expect(await site.rows(`SELECT 1 FROM revisions`)).toEqual([])
    expect(await site.rows(`SELECT 1 FROM outbox WHERE reference = 'LEAD000001'`)).toEqual([])
  })

  it('deletes what was thrown out sooner, and photos without a request after a day', async () => {
    await store('THR0WN0VT1', { spamSignals: ['links', 'too-fast'] })
    await services.env.DB.exec(`UPDATE leads SET state = 'spam'`)
    await store('LEAD000002')
    const unusual = await photo('THR0WN0VT1', true)
    const orphan = await photo('NEVERSENT0', false)
    clock.now = start + day + 60_000
    await sweep(services)
    expect([await inBucket(unusual), await inBucket(orphan)]).toEqual([true, false])
    clock.now = start + 30 * day + 60_000
    await sweep(services)
    expect(await inBucket(unusual)).toBe(false)
    expect(await references()).toEqual(['LEAD000002'])
  })
})

describe('the daily digest', () => {
  /** Time of day where the business is. */
  const at = (hour: number, minute = 0) =>
    dateMs('2026-11-21') + (hour * 60 + minute) * 60_000 - noonOffset('2026-11-21', business.timeZone)
  const digests = () => delivered.filter(({ text }) => text.includes('get this mail every morning'))

  it('is sent once a day, from seven in the morning on, even when nothing happened', async () => {
    clock.now = at(6, 59)
    await sweep(services)
    expect(digests()).toHaveLength(0)
    for (const minute of [0, 1, 2]) {
      clock.now = at(7, minute)
      await sweep(services)
    }
    expect(digests()).toHaveLength(1)
    expect(digests()[0]?.text).toContain('No requests since the last mail like this')
    clock.now += day
    await sweep(services)
    expect(digests()).toHaveLength(2)
  })

  it('counts requests, and lists unusual ones without personal data', async () => {
    clock.now = at(6)
    await store('C0VNTED001')
    await store('C0VNTED002', { form: 'contact' })
    await store('VNVSVAL001', { spamSignals: ['links', 'too-fast'] })
    clock.now = at(7, 1)
    await sweep(services)
    const [digest] = digests()
    expect(digest?.text).toMatch(/^3 requests in a day, 2026-11-21/)
    expect(digest?.text).toContain('Looked unusual: 1.')
    expect(digest?.text).toContain('  VNVSVAL001 (quote): links too-fast')
    expect(digest?.text).not.toContain('555')
    expect(delivered.filter(({ text }) => text.startsWith('Looks unusual: Quote request VNVSVAL001'))).toHaveLength(1)
  })

  it('lists everything since the last digest, however late that was, and nothing twice', async () => {
    clock.now = at(7, 1)
    await sweep(services)
    clock.now = at(7, 2)
    await store('AFTERTHAT0', { spamSignals: ['links'] })
    clock.now = at(7, 1) + day + 3 * 60 * 60_000
    await store('BEF0RETHE0', { spamSignals: ['links'] })
    await sweep(services)
    clock.now = at(7, 1) + 2 * day
    await sweep(services)
    const lists = digests().map(({ text }) => text.match(/^ {2}\w{10} \(/gm))
    expect(lists).toEqual([null, ['  BEF0RETHE0 (', '  AFTERTHAT0 ('], null])
  })

  it('says how many more there are than one email can list', async () => {
    clock.now = at(6)
    const insert = services.env.DB.prepare(
      `INSERT INTO leads (reference, form, received_at, changed_at, answers, signs)
       SELECT 'MANY' || value, 'quote', ?1, ?1, '{}', 'links too-fast many-from-one-place'
       FROM (WITH RECURSIVE n(value) AS (SELECT 100001 UNION ALL SELECT value + 1 FROM n LIMIT 1500) SELECT value FROM n)`,
    )
    await insert.bind(clock.now).run()
    clock.now = at(7, 1)
    await sweep(services)
    const text = digests()[0]?.text ?? ''
    const listed = text.match(/^ {2}MANY\d+ /gm)?.length ?? 0
    expect(text.length).toBeLessThan(62_000)
    expect(text).toContain('Looked unusual: 1500.')
    expect(text).toContain(`  and ${1500 - listed} more: npm run leads -- list --unusual`)
  })
})

describe('the health report', () => {
  const problems = async (changed: Partial<Services['env']> = {}) =>
    (await healthOf({ ...services, env: { ...services.env, ...changed } })).problems

  it('finds nothing wrong after a sweep, and says when the cron has stopped', async () => {
    expect(await problems()).toEqual(['cron-late'])
    await sweep(services)
    expect(await problems()).toEqual([])
    clock.now += 3 * 60_000 + 1
    expect(await problems()).toEqual(['cron-late'])
  })

  it('reports messages that are late, and dead ones', async () => {
    await store('WA1T1NG000')
    await services.env.DB.prepare('UPDATE outbox SET due_at = due_at + 3600000').run()
    clock.now += 10 * 60_000 + 1
    await sweep(services)
    expect(await problems()).toEqual(['pending-old'])
    await services.env.DB.prepare(`UPDATE outbox SET state = 'dead'`).run()
    expect(await problems()).toEqual(['dead-letters'])
  })

  it('reports requests whose batch is never made', async () => {
    await store('WA1T1NG001')
    await services.env.DB.exec(`UPDATE leads SET state = 'waiting'; DELETE FROM outbox`)
    clock.now += 10 * 60_000 + 1
    expect(await problems()).toEqual(['pending-old', 'cron-late'])
    await sweep(services)
    expect(await problems()).toEqual([])
  })

  it('reports a request that stays in the spool, and a store that fails', async () => {
    // The bucket uses the real time.
    clock.now = Date.now()
    await sweep(services)
    await spoolLead(services, lead('SP00LED000'))
    await sweep(services)
    expect(await problems()).toEqual([])
    // What can't be imported stays in the spool.
    const { DB } = services.env
    clock.now += 11 * 60_000
    const refusing = new Proxy(DB, {
      get: (db, name) => (name === 'batch' ? () => Promise.reject(new Error('no')) : Reflect.get(db, name).bind(db)),
    })
    await sweep({ ...services, env: { ...services.env, DB: refusing } })
    expect(await problems()).toEqual(['spool-old'])
    expect(await problems({ DB: faultyDatabase(DB, 'throws') })).toEqual(['database-down'])
    await sweep(services)
    expect(await problems()).toEqual([])
    expect(await references()).toEqual(['SP00LED000'])
  })

  it('reports a failing bucket from what the cron saw, without a request to the bucket', async () => {
    await sweep({ ...services, env: { ...services.env, FILES: faultyBucket(services.env.FILES, 'throws') } })
    const asked = vi.fn()
    const FILES = new Proxy(services.env.FILES, { get: () => asked })
    expect(await problems({ FILES })).toEqual(['bucket-down'])
    await sweep(services)
    expect(await problems({ FILES })).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })

  it('shows the public only whether all is well', async () => {
    await store('UNUSUAL003', { spamSignals: ['links', 'too-fast'] })
    const report = await (await site.get('/healthz')).json()
    expect(report).toEqual({ ok: expect.any(Boolean), problems: expect.any(Array) })
  })
})
