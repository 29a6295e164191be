// The owner's commands, on a database and a bucket that they share with the site.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { run } from '../../scripts/lib/run.ts'
import { createApp } from '../../src/app/app.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { honeypotName } from '../../src/forms/form.ts'
import { sweep } from '../../src/server/cron/sweep.ts'
import { openSlots } from '../../src/server/store/availability.ts'
import { ownPlace } from '../support/business.ts'
import { ownState } from '../support/ownState.ts'
import { jpeg, multipart, typedBooking, typedQuote } from '../support/requests.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

let state: Awaited<ReturnType<typeof ownState>>
let env: Env
const subjects: string[] = []
const EMAIL = { send: async ({ subject }: { subject: string }) => void subjects.push(subject) }
const broken = () => {
  throw new Error('the database is gone')
}

const app = createApp({ now: () => Date.now() })
const waiting: Promise<unknown>[] = []
const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work), passThroughOnException: broken }

/** Sends a request and gives its reference. */
async function send(
  fields: Record<string, string>,
  files: File[] = [],
  changes: Partial<Env> = {},
  path = '/',
): Promise<string> {
  const body = multipart(path === '/' ? typedQuote(fields) : fields, files)
  const answer = await app.request(path, { method: 'POST', body }, { ...env, ...changes }, context as never)
  await Promise.all(waiting)
  return /received\/(\w{10})/.exec(answer.headers.get('location') ?? '')?.[1] ?? `answered ${answer.status}`
}

/** Runs the cron, `later` ms from now. */
const cron = (later = 0) => sweep({ env, now: () => Date.now() + later, fetch: broken, waitUntil: context.waitUntil })

const leads = (...words: string[]) =>
  run('node', ['scripts/owner/leads/leads.ts', ...words, '--persist-to', state.directory])
const rows = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results
const notified = async (reference: string) =>
  (
    await rows<{ it: string }>(`SELECT revision || ' ' || state AS it FROM outbox WHERE reference = '${reference}'`)
  ).map(({ it }) => it)

const key = randomUUID()
const refs = { changed: '', kept: '', dead: '' }

beforeAll(async () => {
  state = await ownState()
  env = { ...state.env, EMAIL } as unknown as Env
  await send({ phone: '2025550111', 'junk-type': '=1+1 “couch” 🛋', key }, [jpeg()])
  refs.changed = await send({ phone: '2025550111', 'junk-type': '=1+1 “couch” 🛋', location: 'Riverton', key })
  refs.kept = await send({ phone: '2025550112', 'junk-type': 'see www.example.com', [honeypotName]: 'x' })
  refs.dead = await send({ phone: '2025550113' })
  // Corrections are mailed a minute later.
  await cron(61_000)
  await env.DB.exec(`UPDATE outbox SET state = 'dead', attempts = 8 WHERE reference = '${refs.dead}'`)
  // Thrown out by mistake.
  await env.DB.exec(`UPDATE leads SET state = 'spam' WHERE reference = '${refs.kept}'`)
  await env.DB.exec(`DELETE FROM outbox WHERE reference = '${refs.kept}'`)
  // Two in batches: one sent, one dead.
  const minute = Math.floor(Date.now() / 60_000)
  await env.DB.exec(
    `INSERT INTO batches (number, members) VALUES (${minute - 2}, '["${refs.changed}"]'), (${minute - 1}, '["${refs.dead}"]')`,
  )
  const batches = `('batch', ${minute - 2}, 'email', 0, 'sent'), ('batch', ${minute - 1}, 'email', 0, 'dead')`
  await env.DB.exec(`INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ${batches}`)
})
afterAll(() => state.close())

// Each command starts two to five tools, each a process of its own.
describe('npm run leads', { timeout: 60_000 }, () => {
  it('prints the list, one request with its links, and all as CSV', async () => {
    const [list, shown, csv] = await Promise.all([leads(), leads('show', refs.changed.toLowerCase()), leads('export')])
    expect(list.stdout).toMatch(new RegExp(`${refs.dead}.*\\(202\\) 555-0113.*'email dead'`))
    expect(list.stdout).toMatch(new RegExp(`${refs.kept}.*'spam'`))
    expect(list.stdout).toContain('Dead messages: 2')

    expect(shown.stdout).toContain('What needs to go? =1+1 “couch” 🛋')
    expect(shown.stdout).toContain(`ZIP or town: ${ownPlace} -> Riverton`)
    expect(shown.stdout).toMatch(/revision 2, email: sent/)
    expect(shown.stdout).toMatch(/in a batch, email: sent/)
    const links = shown.stdout.match(/http:\/\/127\.0\.0\.1:\d+\/lead-photo\S+/g) ?? []
    expect(links).toHaveLength(2)
    const [picture, page] = await Promise.all(links.map((link) => app.request(link, undefined, env, context as never)))
    expect(picture?.headers.get('content-type')).toBe('image/jpeg')
    expect(await page?.text()).toContain('/lead-photo?t=')

    expect(csv.stdout.split('\r\n')).toHaveLength(3 + 2)
    expect(csv.stdout).toContain("'=1+1 “couch” 🛋")
    expect(csv.stdout).toContain('(202) 555-0112')
  })

  it('replays a request and all dead messages, and releases one that was thrown out', async () => {
    subjects.length = 0
    const done = await Promise.all([
      leads('replay', '--dead'),
      leads('replay', refs.changed),
      leads('release', refs.kept),
    ])
    expect(done.map(({ output }) => output.trim())).toEqual([
      expect.stringMatching(/sent again .*: 2\.$/),
      expect.stringMatching(/sent again .*: email/),
      expect.stringMatching(/released, and sent .*: email/),
    ])
    expect(await notified(refs.changed)).toEqual(['1 sent', '2 pending'])
    await cron()
    for (const reference of Object.values(refs)) expect(subjects.join(), reference).toContain(reference)
    expect(subjects.filter((subject) => !subject.includes('in a day'))).toHaveLength(3 + 1)
    expect(subjects).toContain('1 request in one mail, likely customers: 1')
  })

  it('marks a request as spam', async () => {
    await env.DB.exec(`UPDATE outbox SET state = 'pending' WHERE reference = '${refs.kept}'`)
    expect((await leads('spam', refs.kept)).code).toBe(0)
    subjects.length = 0
    await cron()
    expect(subjects.join()).not.toContain(refs.kept)
    expect(await rows(`SELECT state FROM leads WHERE reference = '${refs.kept}'`)).toEqual([{ state: 'spam' }])
  })

  it('books a held seat on release, frees it on spam, and cancels a pickup', async () => {
    const { slots } = await openSlots(env, Date.now())
    const [one = '', two = '', three = ''] = slots.slice(-3).map(({ id }) => id)
    const odd = { [honeypotName]: 'x', 'junk-type': 'www.example.com' }
    const held = await send(typedBooking(one, { phone: '2025550121', ...odd }), [], {}, '/schedule')
    const robot = await send(typedBooking(two, { phone: '2025550122', ...odd }), [], {}, '/schedule')
    const real = await send(typedBooking(three, { phone: '2025550123' }), [], {}, '/schedule')
    const done = await Promise.all([leads('release', held), leads('spam', robot), leads('cancel', real)])
    const label = (slot: string) => slotLabel(slot, windowHours)
    expect(done.map(({ output }) => output)).toEqual([
      `${label(one)} is theirs.\n`,
      expect.stringContaining(`${label(two)} is free again.`),
      expect.stringContaining(`${label(three)} is canceled and free again. They get no message: call (202) 555-0123.`),
    ])
    const seats = await rows('SELECT reference, status, held_until IS NULL AS kept FROM bookings')
    expect(seats).toHaveLength(3)
    expect(seats).toEqual(
      expect.arrayContaining([
        { reference: held, status: 'live', kept: 1 },
        { reference: robot, status: 'cancelled', kept: 0 },
        { reference: real, status: 'cancelled', kept: 1 },
      ]),
    )
    const again = await Promise.all([leads('release', robot), leads('cancel', real)])
    expect(again.map(({ output }) => output)).toEqual([
      expect.stringContaining(`${label(two)} is not theirs anymore`),
      expect.stringContaining('has no pickup that could be canceled'),
    ])
  })

  it('shows problems and unreadable spool files, and deletes those on request', async () => {
    await env.FILES.put('spool/TORN000000.x.json', '{"kind":"lead","at":17,"lead":{"phone":"2025550131')
    await cron(60_000)
    const [shown, wrong] = await Promise.all([leads('broken'), leads('health')])
    expect(shown.stdout).toContain('spool-broken/TORN000000.x.json, set aside')
    expect(shown.stdout).toContain('"phone":"2025550131')
    expect(wrong.stdout).toContain('Needs a look: spool-broken')
    expect(wrong.stdout).toMatch(/spoolBroken.*1/)
    expect((await leads('broken', '--yes')).stdout).toContain('Deleted: 1.')
    expect((await leads('broken')).stdout).toContain('could be read')
    expect(await env.FILES.head('spool-broken/TORN000000.x.json')).toBeNull()
  })

  it('deletes everything about a person, and imports nothing of them from the spool later', async () => {
    const DB = { prepare: broken, batch: broken } as unknown as Env['DB']
    for (const location of ['Riverton', 'Milton'])
      await send({ phone: '2025550111', location, key }, [jpeg('late.jpg', 7)], { DB })
    expect((await env.FILES.list({ prefix: 'spool/' })).objects.length).toBeGreaterThan(3)
    const aside = `spool-broken/${refs.changed}.x.json`
    await env.FILES.put(aside, '{')
    await env.DB.exec(`INSERT INTO marks (name, value) VALUES ('${aside}', 1)`)
    const { code, output } = await leads('forget', refs.changed, '--yes')
    expect(code, output).toBe(0)
    await cron(60_000)

    const { objects } = await env.FILES.list()
    expect(objects.map(({ key }) => key)).toEqual([])
    const tables = await rows<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    const contents = JSON.stringify(await Promise.all(tables.map(({ name }) => rows(`SELECT * FROM ${name}`))))
    expect(contents).not.toContain('2025550111')
    expect(contents).toContain('2025550113')
    // What the same person sends later is a new request.
    await send({ phone: '2025550111', key })
    const again = await rows(`SELECT phone FROM leads WHERE reference = '${refs.changed}'`)
    expect(again).toEqual([{ phone: '+12025550111' }])
  })
})
