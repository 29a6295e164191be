import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lead, memoryServices } from '../../tests/support/memoryServices.ts'
import { keep } from '../../tests/support/seats.ts'
import { healthOf } from '../messages/announcements.ts'
import type { Services } from '../shared/http/services.ts'
import { readSpoolEntry, spoolLead, spoolNotified, spoolPhotos } from '../store/bucket.ts'
import type { Photo } from '../store/photos.ts'
import { drainSpool } from './drainSpool.ts'

const start = Date.UTC(2026, 10, 21, 18)
const minute = 60_000
const clock = { now: start }
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
let memory: ReturnType<typeof memoryServices>
let services: Services
beforeEach(() => {
  clock.now = start
  memory = memoryServices(clock)
  services = memory.services
})
afterEach(() => logged.mockClear())

const quote = (location: string) =>
  lead('AAAAAAAAAA', { answers: { phone: '+12025550123', location, 'junk-type': 'One couch' } })
const rows = async <Found>(sql: string) => (await memory.DB.prepare(sql).all<Found>()).results
/** The places of a request's events, in their order. */
const history = async () =>
  (await rows<{ at: string }>(`SELECT data ->> '$.answers.location' AS at FROM events ORDER BY number`)).map(
    ({ at }) => at,
  )
const mails = () => rows(`SELECT reference, state FROM outbox WHERE channel = 'email' ORDER BY reference, revision`)
const cut = () => Promise.reject(new Error('the wire is cut'))

/** Drains a minute later. */
async function drain(): Promise<void> {
  clock.now += minute
  await drainSpool(services)
}

it('loses nothing that is spooled while another sweep reads and deletes, and writes nothing down twice', async () => {
  await spoolLead(services, quote('Springfield'))
  clock.now += minute
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const remove = memory.FILES.delete
  vi.spyOn(memory.FILES, 'delete').mockImplementationOnce(async (keys) => {
    reached.resolve()
    await gate.promise
    await remove(keys)
  })
  const slow = drainSpool(services)
  await reached.promise
  await drainSpool(services)
  await spoolLead(services, quote('Riverton'))
  gate.resolve()
  await slow
  expect([await mails(), memory.keys('spool/').length]).toEqual([[], 1])
  await drain()
  expect([await history(), memory.keys('spool/')]).toEqual([['Springfield', 'Riverton'], []])
})

describe('draining', () => {
  it('leaves what is going on alone for 20 seconds, a request with everything of it', async () => {
    await spoolNotified(services, 'AAAAAAAAAA', 'email')
    clock.now += 10_000
    await spoolLead(services, quote('Springfield'))
    clock.now += 19_999
    await drainSpool(services)
    expect([await history(), memory.keys('spool/').length]).toEqual([[], 2])
    clock.now += 1
    await drainSpool(services)
    expect([await history(), await mails()]).toEqual([['Springfield'], [{ reference: 'AAAAAAAAAA', state: 'sent' }]])
  })

  it('waits for nothing when the clock was set back', async () => {
    await spoolLead(services, quote('Springfield'))
    clock.now -= 60 * minute
    await drainSpool(services)
    expect(await history()).toEqual(['Springfield'])
  })

  it('takes the newest of several over last, whatever their names are, but not past what came in since', async () => {
    const places = ['A', 'B', 'C', 'D', 'E']
    for (const place of places) {
      clock.now += 1000
      await spoolLead(services, quote(place))
    }
    await drain()
    expect(await history()).toEqual(places)
    await spoolLead(services, quote('F'))
    clock.now += minute
    await keep(memory.DB, quote('Riverton'), clock.now)
    await drainSpool(services)
    expect([await history(), memory.keys('spool/')]).toEqual([[...places, 'Riverton'], []])
  })

  it('gives somebody else under the same key a request of their own', async () => {
    await spoolLead(services, quote('Springfield'))
    clock.now += 1
    await spoolLead(services, lead('AAAAAAAAAA', { answers: { phone: '+12025550124', location: 'Riverton' } }))
    await drain()
    expect((await rows<{ phone: string }>('SELECT phone FROM leads ORDER BY phone')).map(({ phone }) => phone)).toEqual(
      ['+12025550123', '+12025550124'],
    )
  })

  it('keeps what the database still does not take, and goes on with the others', async () => {
    await spoolLead(services, quote('Springfield'))
    await spoolLead(services, lead('BBBBBBBBBB'))
    const { batch } = memory.DB
    // The first one spends the day's budget.
    vi.spyOn(memory.DB, 'batch').mockImplementationOnce(batch).mockImplementationOnce(cut)
    await drain()
    expect(await rows('SELECT reference FROM leads')).toEqual([{ reference: 'BBBBBBBBBB' }])
    expect(memory.keys('spool/')).toHaveLength(1)
    await drain()
    expect(await rows('SELECT count(*) AS n FROM leads')).toEqual([{ n: 2 }])
  })

  it('gives photos that arrived to their request, and deletes those that are too many', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `p${String(index).padStart(2, '0')}`)
    const photo = (name: string): Photo => ({
      id: name,
      key: `photos/${name}`,
      sha256: name,
      type: 'image/jpeg',
      bytes: 6,
    })
    await spoolPhotos(services, 'AAAAAAAAAA', names.map(photo))
    for (const name of names.slice(1)) await memory.FILES.put(`photos/${name}`, 'pixels')
    await drain()
    const kept = names.slice(1, 13).map((name) => `photos/${name}`)
    const attached = await rows<{ key: string }>('SELECT object_key AS key FROM photos WHERE attached_at IS NOT NULL')
    expect(attached.map(({ key }) => key).sort()).toEqual(kept)
    expect([memory.keys('photos/').sort(), memory.keys('spool/')]).toEqual([kept, []])
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['torn', '{"kind":"lead","at":17,"lead":{"ref'],
    ['of a kind that we do not know', '{"kind":"note","at":17}'],
    ['without its lead', '{"kind":"lead","at":17}'],
    ['without a time', '{"kind":"notified","reference":"A","channel":"email"}'],
    ['no object', 'null'],
  ])('%s is set aside, counted, and stops nothing', async (_, text) => {
    await memory.FILES.put('spool/AAAAAAAAAA.torn.json', text)
    await spoolLead(services, quote('Springfield'))
    await drain()
    expect([await history(), memory.keys('spool/')]).toEqual([['Springfield'], []])
    expect(memory.files.get('spool-broken/AAAAAAAAAA.torn.json')?.text).toBe(text)
    expect(String(logged.mock.calls[0]?.[0])).toContain('spool-broken')
    const { problems, figures } = await healthOf(services)
    expect(problems).toEqual(['spool-broken', 'cron-late'])
    expect(figures).toMatchObject({ spooled: 0, spoolBroken: 1 })
  })

  it('of somebody who has asked to be forgotten since is deleted', async () => {
    for (const [reference, askedAt] of [
      ['AAAAAAAAAA', clock.now],
      ['BBBBBBBBBB', clock.now - 1],
    ] as const) {
      await memory.FILES.put(`spool/${reference}.torn.json`, '{')
      await memory.DB.prepare('INSERT INTO erasures VALUES (?, ?)').bind(reference, askedAt).run()
    }
    await drain()
    expect([...memory.files.keys()]).toEqual(['spool-broken/BBBBBBBBBB.torn.json'])
  })

  it('stays where it is until it is safe elsewhere', async () => {
    await memory.FILES.put('spool/AAAAAAAAAA.torn.json', '{')
    vi.spyOn(memory.FILES, 'put').mockImplementationOnce(cut)
    await drainSpool(services)
    expect([...memory.files.keys()]).toEqual(['spool/AAAAAAAAAA.torn.json'])
  })
})

it('reads what earlier versions wrote', () => {
  const { spamSignals: _, ...rest } = quote('Springfield')
  const older = [
    { kind: 'lead', at: 1, lead: { ...rest, signs: ['links'] } },
    { kind: 'told', at: 1, reference: 'A', channel: 'email' },
  ]
  expect(older.map((entry) => readSpoolEntry(JSON.stringify(entry)))).toEqual([
    expect.objectContaining({ kind: 'lead', lead: expect.objectContaining({ ...rest, spamSignals: ['links'] }) }),
    { ...older[1], kind: 'notified' },
  ])
})

describe('what the cron writes down of the spool', () => {
  const flags = async () => {
    const found = await rows<{ name: string; value: number }>('SELECT name, value FROM marks')
    return Object.fromEntries(found.map(({ name, value }) => [name, value]))
  }

  it('is how much is left and how old it is, and costs no write while nothing changes', async () => {
    await spoolLead(services, lead('BBBBBBBBBB'))
    clock.now += 1000
    await spoolLead(services, quote('Springfield'))
    const changes = async () => (await rows<{ n: number }>('SELECT total_changes() AS n'))[0]?.n ?? 0
    const before = await changes()
    for (let time = 0; time < 2; time++) {
      await drainSpool(services)
      expect(await flags()).toEqual({ 'bucket-down': 0, 'spool-files': 2, 'spool-oldest': start })
      expect(await changes()).toBe(before + 3)
    }
    await drain()
    expect(await flags()).toEqual({ 'bucket-down': 0, 'spool-files': 0, 'spool-oldest': 0 })
  })
})
