// A database of the version before requests had one log: `older.sql` is as that version left it. It's migrated here.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openPrice } from '../../src/request/actions.ts'
import type { Status } from '../../src/request/evolve.ts'
import { findRequests, rowOf } from '../../src/request/store.ts'
import { findLeads, revisionOf } from '../../src/store/storedLeads.ts'
import { appSite } from '../support/appSite.ts'
import { customerChannels } from '../support/outside.ts'
import { migrations, sqliteD1 } from '../support/sqlite.ts'

/** What the version before said of a request. Times in UTC ms, prices in cents. */
type Said = {
  readonly name: string
  readonly reference: string
  readonly status: Status | 'quoted'
  readonly seat?: { readonly slot: string; readonly state: string; readonly revision: number }
  readonly quoted?: number
  readonly openPrice?: number
  readonly agreed?: number
  readonly visit: object
  readonly receipt?: object
  readonly touchedAt: number | null
  readonly copyTo?: string
  readonly textTo?: string
  readonly friend?: string
}

// A database of the version before requests had one log, migrated, with what was in it and what that version said.
const merged = '0017'
const DB = sqliteD1(undefined, `${migrations('', merged)}\n${readFileSync('tests/support/older.sql', 'utf8')}`)
const rows = async <Row>(query: string) => (await DB.prepare(query).all<Row>()).results
const said = (await rows<{ request: string }>('SELECT request FROM said')).map(
  ({ request }) => JSON.parse(request) as Said,
)
const links = await rows<{ purpose: string; path: string }>('SELECT * FROM links')
const spool = await rows<{ name: string; text: string }>('SELECT * FROM spool')
const desk = await rows<{ reference: string; action: string; person: string }>(
  'SELECT reference, action, person FROM desk_events ORDER BY reference, number',
)
const pending = await rows<{ reference: string; revision: number; change: string }>(
  `SELECT reference, revision, change FROM outbox JOIN revisions USING (reference, revision) WHERE state = 'pending'`,
)
const [newest] = await rows<{ at: number }>('SELECT max(changed_at) AS at FROM leads')
await DB.exec('DROP TABLE said; DROP TABLE links; DROP TABLE spool;')
await DB.exec(migrations(merged))
const now = newest?.at ?? 0
const site = appSite({ ...customerChannels, DB }, now)
const requests = await findRequests(
  DB,
  said.map(({ reference }) => reference),
)
const leads = await findLeads(DB, [...requests.keys()])
const of = (reference: string) => {
  const request = requests.get(reference)
  if (!request) throw new Error(`${reference} is lost`)
  return request
}

const kinds: Readonly<Record<string, string>> = {
  quoted: 'priced',
  accepted: 'agreed',
  undid: 'undone',
  'set-out': 'on-the-way',
}

/** A hold was no stage. */
const statusBefore = ({ status, seat }: (typeof said)[number]): Status =>
  status === 'quoted' ? (seat?.state === 'held' ? 'held' : 'priced') : seat?.state === 'held' ? 'held' : status

it.each(said)('$name is what it was', ({ name, reference, ...before }) => {
  const request = of(reference)
  const { seat, visit, receipt, touchedAt, copyTo, price } = request
  const { textTo, friend } = leads.get(reference) ?? {}
  expect({
    status: request.status,
    // To mark a booking as spam and to undo that were two changes of its seat.
    seat: seat && { slot: seat.slot, state: seat.state, revision: seat.revision + (name === 'spam undone' ? 2 : 0) },
    visit,
    agreed: price?.agreed && price.cents,
    receipt,
    touchedAt,
    copyTo,
    textTo,
    quoted: price?.cents,
    openPrice: openPrice(request),
    friend: friend?.name,
  }).toEqual({ ...before, status: statusBefore({ name, reference, ...before }) })
})

it('has all that was done at the desk, in its order', () => {
  for (const [reference, own] of Map.groupBy(desk, (row) => row.reference)) {
    const done = own.map(({ action, person }) => [kinds[action] ?? action, person])
    const events = of(reference).events.map(({ kind, person }) => [kind, person])
    const inOrder = events.filter((event) => done.some((one) => String(one) === String(event)))
    expect(inOrder, reference).toEqual(done)
  }
})

it('has the rows that this version would write, and a free number after the newest event', async () => {
  for (const row of await rows<Record<string, unknown>>('SELECT * FROM leads')) {
    const request = of(String(row.reference))
    const written = rowOf(request, row.state === 'waiting' ? 'waiting' : 'new')
    const { changed_at: _, nudges: __, answers, ...others } = written
    expect(row).toMatchObject(others)
    expect(JSON.parse(String(row.answers))).toEqual(JSON.parse(answers))
  }
})

it('says the right change in messages that are still to be sent, and sends each once', async () => {
  type Message = { reference: string; number: number; change: string | undefined }
  const found = await rows<Message>(`SELECT reference, revision AS number FROM outbox WHERE state = 'pending'`)
  const changes = found.map(({ reference, number }) => `${reference} ${revisionOf(of(reference), number)?.change}`)
  expect(changes.sort()).toEqual(pending.map(({ reference, change }) => `${reference} ${change}`).sort())
  const [before] = await rows<{ sent: number }>(`SELECT count(*) AS sent FROM outbox WHERE state = 'sent'`)
  for (let minutes = 0; minutes < 5; minutes++) {
    site.clock.now += 60_000
    await site.cron()
  }
  const [after] = await rows<{ sent: number }>(`SELECT count(*) AS sent FROM outbox WHERE state = 'sent'`)
  expect(site.delivered).toHaveLength((after?.sent ?? 0) - (before?.sent ?? 0))
  expect(await rows(`SELECT * FROM outbox WHERE state = 'pending'`)).toEqual([])
})

it.each(links)('opens a link for $purpose: $path', async ({ path }) => {
  const answer = await site.get(path)
  const moved = answer.headers.get('location')
  expect((moved ? await site.get(moved.replace(site.origin, '')) : answer).status).toBe(200)
})

it('takes up what waits in the bucket', async () => {
  for (const { name, text } of spool) await site.env.FILES.put(name, text)
  site.clock.now += 60_000
  await site.cron()
  const found = await findRequests(
    DB,
    spool.map(({ name }) => name.slice('spool/'.length).split('.')[0] ?? ''),
  )
  const junk = [...found.values()].map(({ answers }) => answers['junk-type'])
  expect(junk.sort()).toEqual(['A piano', 'One couch'])
})
