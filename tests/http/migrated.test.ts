// A database of the version before one log: it's in `older.sql` as that version made it, with what it said of each request.
import { expect, it } from 'vitest'
import type { Status } from '../../src/request/evolve.ts'
import { findRequests, rowOf } from '../../src/request/store.ts'
import { openPrice } from '../../src/server/desk/ownRequest.ts'
import { findLeads, revisionOf } from '../../src/server/store/storedLeads.ts'
import { appSite } from '../support/appSite.ts'
import { everyChannel } from '../support/outside.ts'
import { olderDatabase } from '../support/older.ts'

const { DB, said, links, spool, desk, pending, now } = await olderDatabase()
const { WEBHOOK_URL: _, SMS_TO: __, ...channels } = everyChannel
const site = appSite({ ...channels, DB }, now)
const rows = async <Row>(query: string) => (await DB.prepare(query).all<Row>()).results
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

const statuses: Readonly<Record<string, Status>> = { quoted: 'priced' }
const kinds: Readonly<Record<string, string>> = {
  quoted: 'priced',
  accepted: 'agreed',
  undid: 'undone',
  'set-out': 'on-the-way',
}

it.each(said)('$name is what it was: $status', ({ reference, ...before }) => {
  const request = of(reference)
  const { status, seat, visit, agreed, receipt, touchedAt, copyTo, price } = request
  const lead = leads.get(reference)
  expect({ visit, agreed, receipt, touchedAt, copyTo, quoted: price?.cents, openPrice: openPrice(request) }).toEqual({
    visit: before.visit,
    agreed: before.agreed,
    receipt: before.receipt,
    touchedAt: before.touchedAt,
    copyTo: before.copyTo,
    quoted: before.quoted,
    openPrice: before.openPrice,
  })
  expect(status).toBe(seat?.state === 'held' && status === 'held' ? 'held' : (statuses[before.status] ?? before.status))
  expect([lead?.textTo, lead?.friend?.name]).toEqual([before.textTo, before.friend])
  expect(seat && { slot: seat.slot, state: seat.state, revision: seat.revision }).toEqual(before.seat)
})

it('has all that was done at the desk, in its order', () => {
  for (const [reference, own] of Map.groupBy(desk, (row) => row.reference)) {
    const done = new Set(own.map(({ action }) => kinds[action] ?? action))
    const events = of(reference).events.filter(({ kind, person }) => done.has(kind) && (person || kind === 'agreed' || kind === 'withdrawn' || kind==='booked'))
    expect(
      events.map(({ kind, person }) => [kind, person]),
      reference,
    ).toEqual(own.map(({ action, person }) => [kinds[action] ?? action, person]))
  }
})

it('has the rows that this version would write', async () => {
  for (const row of await rows<Record<string, unknown>>('SELECT * FROM leads')) {
    const { changed_at: _, nudges: __, signs, answers, ...written } = rowOf(of(String(row.reference)), row.state === 'waiting' ? 'waiting' : 'new')
    expect(row, String(row.reference)).toMatchObject(written)
    expect(JSON.parse(String(row.answers))).toEqual(JSON.parse(answers))
  }
})

it('says the right change in messages that are still to be sent, and sends each once', async () => {
  for (const { reference, revision, change } of pending) {
    const found = await rows<{ number: number }>(`SELECT revision AS number FROM outbox WHERE reference = '${reference}' AND state = 'pending'`)
    expect(found.map(({ number }) => revisionOf(of(reference), number)?.change), `${reference} ${revision}`).toContain(change)
  }
  for (let minutes = 0; minutes < 5; minutes++) {
    site.clock.now += 60_000
    await site.cron()
  }
  const told = site.delivered.map(({ to, text }) => `${to} ${text.split('\n', 1)[0]}`)
  console.log(told.join('\n'), JSON.stringify(pending))
  expect(new Set(told).size).toBe(told.length)
})

it.each(links)('opens $path', async ({ path }) => {
  let answer = await site.get(path)
  const moved = answer.headers.get('location')
  if (moved) answer = await site.get(new URL(moved, site.origin).href.slice(site.origin.length))
  expect(answer.status).toBe(200)
})

it('takes up what waits in the bucket', async () => {
  for (const { name, text } of spool) await site.env.FILES.put(name, text)
  site.clock.now += 60_000
  await site.cron()
  const found = await findRequests(DB, spool.map(({ name }) => name.slice(6, 16)))
  expect([...found.values()].map(({ answers }) => answers['junk-type'])).toEqual(expect.arrayContaining(['One couch', 'A piano']))
})
