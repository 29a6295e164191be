import type { R2Bucket } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { book } from '../../../tests/support/seats.ts'
import { lead } from '../../../tests/support/services.ts'
import type { Services } from '../lib/services.ts'
import { healthOf } from '../store/health.ts'
import { leadStatements } from '../store/leads.ts'
import type { Photo } from '../store/photoRows.ts'
import { readSpoolEntry, spooled, spoolLead, spoolNotified, spoolPhotos } from '../store/spool.ts'
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
const rows = async <Row>(sql: string) => (await memory.DB.prepare(sql).all<Row>()).results
const location = async () => {
  const [row] = await rows<{ location: string }>(`SELECT answers ->> 'location' AS location FROM leads`)
  return row?.location
}
const outbox = () => rows(`SELECT revision, channel, state FROM outbox WHERE channel = 'email' ORDER BY revision`)

/** A bucket of which one call waits until the test lets it go on. */
function waitingAt(FILES: R2Bucket, name: 'delete') {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const bucket = new Proxy(FILES, {
    get: (target, member) =>
      member === name
        ? async (keys: string[]) => {
            reached.resolve()
            await gate.promise
            return target.delete(keys)
          }
        : Reflect.get(target, member),
  })
  return { bucket, reached: reached.promise, goOn: () => gate.resolve() }
}

describe('two sweeps at once', () => {
  it('lose nothing that is spooled between the reading of the one and its deleting', async () => {
    await spoolLead(services, quote('Springfield'))
    clock.now += minute
    const { bucket, reached, goOn } = waitingAt(memory.FILES, 'delete')
    const slow = drainSpool({ ...services, env: { ...services.env, FILES: bucket } })
    await reached
    await drainSpool(services)
    await spoolLead(services, quote('Riverton'))
    goOn()
    await slow
    expect(memory.keys('spool/')).toHaveLength(1)
    clock.now += minute
    await drainSpool(services)
    expect(await location()).toBe('Riverton')
    expect(memory.keys('spool/')).toEqual([])
  })

  it('that both read everything write it down once', async () => {
    await spoolLead(services, quote('Springfield'))
    clock.now += minute
    const { bucket, reached, goOn } = waitingAt(memory.FILES, 'delete')
    const slow = drainSpool({ ...services, env: { ...services.env, FILES: bucket } })
    await reached
    await drainSpool(services)
    goOn()
    await slow
    expect(await outbox()).toEqual([{ revision: 1, channel: 'email', state: 'pending' }])
  })
})

it('keeps each sending in a file of its own, under its reference', async () => {
  await spoolLead(services, quote('Springfield'))
  await spoolLead(services, quote('Springfield'))
  await spoolNotified(services, 'AAAAAAAAAA', 'email')
  const keys = memory.keys('spool/')
  expect(keys).toHaveLength(3)
  for (const key of keys) expect(key).toMatch(/^spool\/AAAAAAAAAA\.[\da-f-]{36}\.json$/)
})

describe('draining', () => {
  it('leaves what is going on alone for 20 seconds, a request with everything of it', async () => {
    await spoolNotified(services, 'AAAAAAAAAA', 'email')
    clock.now += 10_000
    await spoolLead(services, quote('Springfield'))
    clock.now += 19_999
    await drainSpool(services)
    expect(await location()).toBeUndefined()
    expect(memory.keys('spool/')).toHaveLength(2)
    clock.now += 1
    await drainSpool(services)
    expect(await location()).toBe('Springfield')
    expect(await outbox()).toEqual([{ revision: 1, channel: 'email', state: 'sent' }])
  })

  it('waits for nothing when the clock was set back', async () => {
    await spoolLead(services, quote('Springfield'))
    clock.now -= 60 * minute
    await drainSpool(services)
    expect(await location()).toBe('Springfield')
  })

  it('takes the newest of several over last, whatever their names are', async () => {
    for (const place of ['A', 'B', 'C', 'D', 'E']) {
      clock.now += 1000
      await spoolLead(services, quote(place))
    }
    clock.now += minute
    await drainSpool(services)
    const history = await rows<{ at: string }>(`SELECT answers ->> 'location' AS at FROM revisions ORDER BY revision`)
    expect(history.map(({ at }) => at)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  it('does not put what waited before what came in since', async () => {
    await spoolLead(services, quote('Springfield'))
    clock.now += minute
    await memory.DB.batch(leadStatements(memory.DB, quote('Riverton'), ['email'], clock.now))
    await drainSpool(services)
    expect(await location()).toBe('Riverton')
    expect(memory.keys('spool/')).toEqual([])
  })

  it('keeps what the database still does not take, and goes on with the others', async () => {
    await spoolLead(services, quote('Springfield'))
    await spoolLead(services, lead('BBBBBBBBBB'))
    clock.now += minute
    vi.spyOn(memory.DB, 'batch').mockRejectedValueOnce(new Error('the wire is cut'))
    await drainSpool(services)
    expect(await rows('SELECT reference FROM leads')).toEqual([{ reference: 'BBBBBBBBBB' }])
    expect(memory.keys('spool/')).toHaveLength(1)
    await drainSpool(services)
    expect(await rows('SELECT count(*) AS n FROM leads')).toEqual([{ n: 2 }])
  })

  it('sends the owner the mail of a booking again if its time, which was not confirmed, is booked after all', async () => {
    for (const reference of ['BOOKED0000', 'WITHOUT000', 'HELD000000']) {
      await spoolLead(services, lead(reference, { form: 'booking', unconfirmed: true }))
      await spoolNotified(services, reference, 'email')
    }
    const held = { phoneKey: '', addressKey: '', today: '', heldUntil: start + 60 * minute }
    await book(memory.DB, 'BOOKED0000', '2026-11-23T10', 3, start)
    await book(memory.DB, 'HELD000000', '2026-11-23T10', 3, start, held)
    clock.now += minute
    await drainSpool(services)
    const states = await rows(`SELECT reference, state FROM outbox WHERE channel = 'email' ORDER BY reference`)
    expect(states).toEqual([
      { reference: 'BOOKED0000', state: 'pending' },
      { reference: 'HELD000000', state: 'sent' },
      { reference: 'WITHOUT000', state: 'sent' },
    ])
    // Once they have it, the same request again brings no third mail.
    await memory.DB.prepare(`UPDATE outbox SET state = 'sent', attempts = 1 WHERE reference = 'BOOKED0000'`).run()
    await spoolLead(services, lead('BOOKED0000', { form: 'booking', unconfirmed: true }))
    await spoolNotified(services, 'BOOKED0000', 'email')
    clock.now += minute
    await drainSpool(services)
    expect(await rows(`SELECT state FROM outbox WHERE reference = 'BOOKED0000' AND channel = 'email'`)).toEqual([
      { state: 'sent' },
    ])
  })
})

describe('photos in the spool', () => {
  const photo = (name: string): Photo => ({
    id: name,
    key: `photos/${name}`,
    sha256: name,
    type: 'image/jpeg',
    bytes: 6,
  })

  it('belong to their request if they arrived, and are deleted if they are too many', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `p${String(index).padStart(2, '0')}`)
    await spoolPhotos(services, 'AAAAAAAAAA', names.map(photo))
    for (const name of names.slice(1)) await memory.FILES.put(`photos/${name}`, 'pixels')
    clock.now += 19_999
    await drainSpool(services)
    expect(await rows('SELECT 1 FROM photos')).toEqual([])
    clock.now += 1
    await drainSpool(services)
    const known = await rows<{ object_key: string }>('SELECT object_key FROM photos WHERE attached_at IS NOT NULL')
    expect(known.map(({ object_key }) => object_key).sort()).toEqual(names.slice(1, 13).map((name) => `photos/${name}`))
    expect(memory.keys('photos/').sort()).toEqual(names.slice(1, 13).map((name) => `photos/${name}`))
    expect(memory.keys('spool/')).toEqual([])
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['torn', '{"kind":"lead","at":17,"lead":{"ref'],
    ['empty', ''],
    ['of a kind that we do not know', '{"kind":"note","at":17}'],
    ['without its lead', '{"kind":"lead","at":17}'],
    ['without a time', '{"kind":"notified","reference":"A","channel":"email"}'],
    ['no object', 'null'],
  ])('%s is set aside, counted, and stops nothing', async (_, text) => {
    await memory.FILES.put('spool/AAAAAAAAAA.torn.json', text)
    await spoolLead(services, quote('Springfield'))
    await spoolLead(services, lead('BBBBBBBBBB'))
    clock.now += minute
    await drainSpool(services)
    expect(await rows('SELECT reference FROM leads ORDER BY reference')).toEqual([
      { reference: 'AAAAAAAAAA' },
      { reference: 'BBBBBBBBBB' },
    ])
    expect(memory.keys('spool/')).toEqual([])
    expect(memory.files.get('spool-broken/AAAAAAAAAA.torn.json')?.text).toBe(text)
    expect(String(logged.mock.calls[0]?.[0])).toContain('spool-broken')
    const { problems, figures } = await healthOf(services)
    expect(problems).toEqual(['spool-broken', 'cron-late'])
    expect(figures).toMatchObject({ spooled: 0, spoolBroken: 1 })
  })

  it('of somebody who has asked to be forgotten since is deleted', async () => {
    await memory.FILES.put('spool/AAAAAAAAAA.torn.json', '{')
    await memory.FILES.put('spool/BBBBBBBBBB.torn.json', '{')
    const erase = memory.DB.prepare('INSERT INTO erasures (reference, asked_at) VALUES (?, ?)')
    await erase.bind('AAAAAAAAAA', clock.now).run()
    await erase.bind('BBBBBBBBBB', clock.now - 1).run()
    await drainSpool(services)
    expect([...memory.files.keys()]).toEqual(['spool-broken/BBBBBBBBBB.torn.json'])
  })

  it('stays where it is until it is safe elsewhere', async () => {
    await memory.FILES.put('spool/AAAAAAAAAA.torn.json', '{')
    vi.spyOn(memory.FILES, 'put').mockRejectedValueOnce(new Error('the wire is cut'))
    await drainSpool(services)
    expect([...memory.files.keys()]).toEqual(['spool/AAAAAAAAAA.torn.json'])
  })
})

it('reads what earlier versions wrote', () => {
  const { spamSignals: signs, ...rest } = quote('Springfield')
  const older = [
    { kind: 'lead', at: 1, lead: { ...rest, signs: ['links'] } },
    { kind: 'photos', at: 1, reference: 'A', photos: [] },
    { kind: 'told', at: 1, reference: 'A', channel: 'email' },
  ]
  expect(signs).toEqual([])
  expect(older.map((entry) => readSpoolEntry(JSON.stringify(entry)))).toEqual([
    expect.objectContaining({ kind: 'lead', lead: expect.objectContaining({ ...rest, spamSignals: ['links'] }) }),
    older[1],
    { ...older[2], kind: 'notified' },
  ])
})

describe('what the cron writes down of the spool', () => {
  const marks = () => rows(`SELECT name, value FROM marks ORDER BY name`)

  it('is how much is left and how old it is, oldest first', async () => {
    await spoolLead(services, lead('BBBBBBBBBB'))
    clock.now += 1000
    await spoolLead(services, quote('Springfield'))
    expect((await spooled(services)).map(({ uploaded }) => uploaded.getTime())).toEqual([start, start + 1000])
    await drainSpool(services)
    expect(await marks()).toEqual([
      { name: 'bucket-down', value: 0 },
      { name: 'spool-files', value: 2 },
      { name: 'spool-oldest', value: start },
    ])
    clock.now += minute
    await drainSpool(services)
    expect(await marks()).toMatchObject([{ value: 0 }, { name: 'spool-files', value: 0 }, { value: 0 }])
  })

  it('costs no write while nothing changes', async () => {
    const changes = async () => (await rows<{ n: number }>('SELECT total_changes() AS n'))[0]?.n ?? 0
    const before = await changes()
    await drainSpool(services)
    expect(await changes()).toBe(before + 3)
    await drainSpool(services)
    expect(await changes()).toBe(before + 3)
  })

  it('is also that the bucket did not answer', async () => {
    const list = vi.spyOn(memory.FILES, 'list').mockRejectedValueOnce(new Error('the wire is cut'))
    await expect(drainSpool(services)).rejects.toThrow('the wire is cut')
    expect((await healthOf(services)).problems).toContain('bucket-down')
    list.mockRestore()
    await drainSpool(services)
    expect((await healthOf(services)).problems).not.toContain('bucket-down')
  })
})
