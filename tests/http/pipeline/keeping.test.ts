import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { channelsFor } from '../../../src/server/channels/channels.ts'
import { healthOf } from '../../../src/server/health.ts'
import type { Lead } from '../../../src/server/leads.ts'
import { leadStatements } from '../../../src/server/leads.ts'
import { recordPhoto } from '../../../src/server/photoRows.ts'
import { spoolLead } from '../../../src/server/spool.ts'
import { sweep } from '../../../src/server/sweep.ts'
import type { Wires } from '../../../src/server/wires.ts'
import { faultyDatabase } from '../../support/faults.ts'
import type { Told } from '../../support/outside.ts'
import { testSite } from '../../support/site.ts'
import { lead, wiring } from '../../support/wiring.ts'

const site = testSite()
const day = 24 * 60 * 60_000
// Ten in the morning in Chicago.
const start = Date.UTC(2026, 10, 21, 16)
const clock = { now: start }
const told: Told[] = []
let wires: Wires
vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  wires = await wiring(site, clock, told)
})
beforeEach(async () => {
  clock.now = start
  told.length = 0
  const { DB } = wires.env
  await DB.batch(['leads', 'revisions', 'outbox', 'photos', 'marks'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
})

const store = (reference: string, changes: Partial<Lead> = {}) => {
  const one = lead(reference, changes)
  const { env, now } = wires
  return env.DB.batch(leadStatements(env.DB, one, channelsFor(env, one.answers), now()))
}
const photo = async (reference: string, attach: boolean) => {
  const key = `photos/${crypto.randomUUID()}.jpg`
  await wires.env.FILES.put(key, 'pixels')
  await recordPhoto(
    wires.env,
    reference,
    { id: key, key, sha256: key, type: 'image/jpeg', bytes: 6 },
    attach,
    clock.now,
  )
  return key
}
const references = async () =>
  (await site.rows<{ reference: string }>('SELECT reference FROM leads ORDER BY reference')).map((row) => row.reference)
const inBucket = async (key: string) => (await wires.env.FILES.head(key)) !== null

describe('what is old', () => {
  it('goes: leads after 180 days, their photos after 90, both with everything that hangs on them', async () => {
    await store('LEAD000001')
    const key = await photo('LEAD000001', true)
    clock.now = start + 90 * day
    await sweep(wires)
    expect(await inBucket(key)).toBe(true)
    clock.now += 60_000
    await sweep(wires)
    expect(await inBucket(key)).toBe(false)
    expect(await references()).toEqual(['LEAD000001'])
    clock.now = start + 180 * day + 60_000
    await sweep(wires)
    expect(await references()).toEqual([])
    expect(await site.rows(`SELECT 1 FROM revisions`)).toEqual([])
    expect(await site.rows(`SELECT 1 FROM outbox WHERE reference = 'LEAD000001'`)).toEqual([])
  })

  it('goes sooner where it was kept back, and after a day where its form was never sent', async () => {
    await store('KEPTBACK01', { quarantined: true, signs: ['links', 'too-fast'] })
    await store('LEAD000002')
    const odd = await photo('KEPTBACK01', true)
    const orphan = await photo('NEVERSENT0', false)
    clock.now = start + day + 60_000
    await sweep(wires)
    expect([await inBucket(odd), await inBucket(orphan)]).toEqual([true, false])
    clock.now = start + 30 * day + 60_000
    await sweep(wires)
    expect(await inBucket(odd)).toBe(false)
    expect(await references()).toEqual(['LEAD000002'])
  })
})

describe('the morning mail', () => {
  const digests = () => told.filter(({ text }) => text.includes('This mail comes every morning'))

  it('comes once a day, from seven in the morning on, even when nothing happened', async () => {
    clock.now = Date.UTC(2026, 10, 21, 12, 59)
    await sweep(wires)
    expect(digests()).toHaveLength(0)
    for (const minute of [60, 61, 62]) {
      clock.now = Date.UTC(2026, 10, 21, 12, minute)
      await sweep(wires)
    }
    expect(digests()).toHaveLength(1)
    expect(digests()[0]?.text).toContain('No requests in the last 24 hours')
    clock.now += day
    await sweep(wires)
    expect(digests()).toHaveLength(2)
  })

  it('counts what came, and lists what was kept back without a word of the person', async () => {
    clock.now = Date.UTC(2026, 10, 21, 12)
    await store('C0VNTED001')
    await store('C0VNTED002', { form: 'contact' })
    await store('KEPTBACK02', { quarantined: true, signs: ['links', 'too-fast'] })
    clock.now = Date.UTC(2026, 10, 21, 13, 1)
    await sweep(wires)
    const [digest] = digests()
    expect(digest?.text).toMatch(/^2 requests in a day, 2026-11-21/)
    expect(digest?.text).toContain('KEPTBACK02 (quote): links too-fast')
    expect(digest?.text).not.toContain('555')
    expect(told.filter(({ text }) => text.includes('KEPTBACK02'))).toHaveLength(1)
  })
})

describe('the health report', () => {
  const problems = async (changed: Partial<Wires['env']> = {}) =>
    (await healthOf({ ...wires, env: { ...wires.env, ...changed } })).problems

  it('finds nothing wrong after a sweep, and says when the cron has stopped', async () => {
    expect(await problems()).toEqual(['cron-late'])
    await sweep(wires)
    expect(await problems()).toEqual([])
    clock.now += 3 * 60_000 + 1
    expect(await problems()).toEqual(['cron-late'])
  })

  it('says when somebody waits to be told for too long, and when nobody will be', async () => {
    await store('WA1T1NG000')
    await wires.env.DB.prepare('UPDATE outbox SET due_at = due_at + 3600000').run()
    clock.now += 10 * 60_000 + 1
    await sweep(wires)
    expect(await problems()).toEqual(['pending-old'])
    await wires.env.DB.prepare(`UPDATE outbox SET state = 'dead'`).run()
    expect(await problems()).toEqual(['dead-letters'])
  })

  it('says when a spooled request lies there for too long, and when a store does not answer', async () => {
    // The bucket stamps its files with the real time.
    clock.now = Date.now()
    await sweep(wires)
    await spoolLead(wires, lead('SP00LED000'))
    expect(await problems()).toEqual([])
    clock.now += 11 * 60_000
    expect(await problems()).toEqual(['spool-old', 'cron-late'])
    expect(await problems({ DB: faultyDatabase(wires.env.DB, 'throws') })).toEqual(['database-down', 'spool-old'])
    await sweep(wires)
    expect(await problems()).toEqual([])
    expect(await references()).toEqual(['SP00LED000'])
  })
})
