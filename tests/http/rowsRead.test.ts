// What requests and the cron cost of the free plan's rows, with half a year of use behind them. Rows are D1's own count.
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, describe, expect, it } from 'vitest'
import { readNumbers } from '../../src/desk/numbers.ts'
import { dateMs } from '../../src/domain/calendar/localTime.ts'
import type { Env } from '../../src/env.ts'
import { bookingToken } from '../../src/messages/links.ts'
import { deskPaths } from '../../src/routes.ts'
import { findBooking } from '../../src/store/bookings.ts'
import { budgets } from '../../src/store/budgets.ts'
import { mostCounted } from '../../src/store/numbers.ts'
import { appSite } from '../support/appSite.ts'
import { deskAt } from '../support/desk.ts'
import { fillDatabase } from '../support/fullDatabase.ts'
import { everyChannel } from '../support/outside.ts'
import { isOn } from '../support/ownPages.ts'
import { jpeg, multipart, openWindows, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'
import { migrate } from '../support/sqlite.ts'

const minute = 60_000
// A list has forty requests, each with its pickup, its photos and its messages; its page has the health of the site, too.
const most = { look: 60, sweep: 60, form: 150, list: 300, undelivered: 400, search: 2000 }
/** A twentieth of what Cloudflare's free plan reads in a day. */
const mostOfADay = 5_000_000 / 20
// An empty D1 database of the local runtime with the site's tables: unlike SQLite in this process, it counts rows.
const options = convertV4MiniflareOptions({ modules: true, script: 'export default {}', d1Databases: ['DB'] })
const runtime = new Miniflare(options)
afterAll(() => runtime.dispose())
const { DB } = await runtime.getBindings<{ DB: D1Database }>()
await migrate(DB)
const watched = watchedD1(DB)
const site = appSite({ ...everyChannel, DB: watched.DB } as Partial<Env>, dateMs('2026-11-21') + 18 * 60 * minute)
const reference = await fillDatabase(DB, site.clock.now)
await site.cron()

/** The rows that a request reads, if it's answered as it should be. */
async function rowsRead(status: number, ask: () => Promise<Response>): Promise<number> {
  return watched.rowsRead(async () => expect((await ask()).status).toBe(status))
}

const booking = async () => {
  const found = await findBooking(DB, reference)
  if (!found) throw new Error('there is no such booking')
  return `/your-request?t=${await bookingToken(site.env, found)}`
}

describe('looking', () => {
  const headers = { cookie: 'friend=ABCDEFGH' }
  const pages = ['/', '/schedule', '/pricing-calculator', '/book-online'].filter(isOn)
  it.each(pages)('at %s', async (path) => {
    expect(await rowsRead(200, () => site.get(path, { headers }))).toBeLessThanOrEqual(most.look)
  })

  it('at the health report, which says that there are dead messages', async () => {
    expect(await rowsRead(503, () => site.get('/healthz'))).toBeLessThanOrEqual(most.look)
  })

  it('at a day’s pickups, as many as there are trucks for', async () => {
    const { cookie, get } = deskAt(site)
    const [busiest] = (
      await DB.prepare(
        `SELECT substr(slot, 1, 10) AS date, count(*) AS pickups FROM bookings WHERE status = 'live'
         GROUP BY date ORDER BY pickups DESC LIMIT 1`,
      ).all<{ date: string; pickups: number }>()
    ).results
    const { date = '', pickups = 0 } = busiest ?? {}
    const session = await cookie(site.env.NOTIFY_TO)
    const rows = await rowsRead(200, () => get(session, `/desk?day=${date}`))
    // What was paid on it is read of the jobs that are done, and there's a figure of new requests.
    expect(rows).toBeLessThanOrEqual(14 + 7 * pickups)
  })

  it('at a booking that was changed as often as its customer may, with a friend’s code that nobody has', async () => {
    const link = await booking()
    expect(await rowsRead(200, () => site.get(link, { headers }))).toBeLessThanOrEqual(most.look + 200)
  })
})

it('a sweep with nothing to do, at any hour', async () => {
  // Noon, the evening with its reminders, and the morning with the day’s mail.
  for (const later of [0, 6, 14]) {
    site.clock.now += later * 60 * minute
    // What is due then.
    await site.cron()
    site.clock.now += minute
    expect(await watched.rowsRead(site.cron)).toBeLessThanOrEqual(most.sweep)
  }
})

describe('sending', () => {
  it('a quote', async () => {
    const send = () => site.post('/', multipart(typedQuote()), { cookie: 'friend=SAMECODE' })
    expect(await rowsRead(303, send)).toBeLessThanOrEqual(most.form)
  })

  it('a booking', async () => {
    const slot = (await openWindows(site)).at(-1) ?? ''
    const send = () => site.post('/schedule', multipart(typedBooking(slot, { texts: 'yes', email: 'ann@example.com' })))
    expect(await rowsRead(303, send)).toBeLessThanOrEqual(most.form)
  })
})

it('a list of the owner’s, at whichever stage', async () => {
  const desk = deskAt(site)
  const cookie = await desk.cookie(site.env.NOTIFY_TO)
  const rows = (query: Record<string, string>) => rowsRead(200, () => desk.get(cookie, deskPaths.requests(query)))
  for (const status of ['open', 'booked', 'done', 'lost', 'spam', 'undelivered', 'all'])
    expect(await rows({ status }), status).toBeLessThanOrEqual(most[status === 'undelivered' ? status : 'list'])
  for (const q of ['nobody', 'Springfield', '2025550123', 'L000000005'])
    expect(await rows({ q }), q).toBeLessThanOrEqual(most.search)
})

it('the owner’s numbers of a flood: a few rows for each of the newest 5,000 requests', async () => {
  const read = await watched.rowsRead(() =>
    readNumbers({ env: site.env, now: () => site.clock.now }, { from: '2026-01-01', to: '2026-12-31' }),
  )
  expect(read).toBeGreaterThan(mostCounted)
  expect(read).toBeLessThanOrEqual(8 * mostCounted)
})

type Watched = D1PreparedStatement & { readonly raw: D1PreparedStatement }

/** A database that counts the rows which the application's statements read and write. It takes no SQL in any other way. */
function watchedD1(db: D1Database) {
  let [read, written] = [0, 0]
  const count = <Row>(result: D1Result<Row>): D1Result<Row> => {
    read += result.meta.rows_read
    written += result.meta.rows_written
    return result
  }
  const watched = (raw: D1PreparedStatement) => ({
    raw,
    bind: (...values: unknown[]) => watched(raw.bind(...values)),
    run: async () => count(await raw.run()),
    all: async () => count(await raw.all()),
    first: async () => count(await raw.all()).results[0] ?? null,
  })
  const prepare = (query: string) => watched(db.prepare(query))
  const batch = async (list: readonly Watched[]) => (await db.batch(list.map(({ raw }) => raw))).map(count)
  return {
    DB: { prepare, batch } as unknown as D1Database,
    /** The rows that some work reads, as D1 counts them and bills for: those of indexes and triggers are among them. */
    rowsRead: async (work: () => Promise<unknown>): Promise<number> => {
      read = 0
      await work()
      return read
    },
    /** The rows that some work writes, those of indexes and triggers among them. */
    rowsWritten: async (work: () => Promise<unknown>): Promise<number> => {
      written = 0
      await work()
      return written
    },
  }
}

it('a day of a busy owner’s with 1,500 jobs done this year, the cron’s sweeps included', async () => {
  const year = 365 * 24 * 60 * minute
  await DB.prepare(
    `UPDATE leads SET request_status = 'done', paid = 24500, done_at = ?1 - (rowid % 1500) * ${year / 1500}
     WHERE reference IN (SELECT reference FROM leads WHERE request_status = 'new' LIMIT 1500)`,
  )
    .bind(site.clock.now)
    .run()
  const desk = deskAt(site)
  const cookie = await desk.cookie(site.env.NOTIFY_TO)
  const sent = referenceIn(await site.post('/', multipart(typedQuote({ phone: '2025550188' }))))
  const span = { from: '2026-11-01', to: '2026-11-30' }
  const pages: readonly (readonly [times: number, path: string])[] = [
    ...([
      [60, deskPaths.requests()],
      [60, deskPaths.day()],
      [60, deskPaths.request(sent)],
    ] as const),
    ...([
      [20, deskPaths.requests({ q: 'Jones' })],
      [20, deskPaths.calendar()],
    ] as const),
    ...([
      [5, deskPaths.numbers(span)],
      [5, deskPaths.jobs(span)],
      [2, deskPaths.jobsFile(span)],
    ] as const),
  ]
  for (let minutes = 0; minutes < 2; minutes++) {
    await site.cron()
    site.clock.now += minute
  }
  const counts = []
  for (const [times, path] of pages) counts.push([path, times * (await rowsRead(200, () => desk.get(cookie, path)))])
  counts.push(['cron', 24 * 60 * (await watched.rowsRead(site.cron))])
  expect(counts.reduce((sum, [, rows]) => sum + Number(rows), 0)).toBeLessThanOrEqual(mostOfADay)
})

// It leaves requests that wait for the next batch, so that it's the last.
it('writes no more in a day of a flood than the free plan allows, with as many requests and photos as its budgets let in', async () => {
  const flooded = appSite({ DB: watched.DB }, site.clock.now)
  const hour = Math.floor(site.clock.now / (60 * minute)) * 60 * minute
  const spent = 'INSERT INTO budgets (name, window_start, used) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET used = ?3'
  await DB.prepare(spent).bind('everybody:', hour, budgets.everybody.marked).run()
  const slot = (await openWindows(flooded)).at(-2) ?? ''
  let sent = 0
  const written = (status: number, path: string, body: FormData) =>
    watched.rowsWritten(async () => {
      const headers = { 'cf-connecting-ip': `198.51.100.${++sent}` }
      expect((await flooded.post(path, body, headers)).status).toBe(status)
    })
  const fields = () => ({ phone: `20255503${sent + 10}`, key: crypto.randomUUID() })
  const quote = await written(303, '/', multipart(typedQuote(fields())))
  const booking = await written(303, '/schedule', multipart(typedBooking(slot, { ...fields(), email: '' })))
  const upload = multipart({ form: 'quote', key: crypto.randomUUID() }, [jpeg()], 'photo')
  const photo = await written(200, '/photos', upload)
  await flooded.cron()
  await written(303, '/', multipart(typedQuote(fields())))
  flooded.clock.now += minute
  const aMinute = await watched.rowsWritten(flooded.cron)
  // Robots book as often as they'd get seats, and each photo is deleted again.
  const requests = (11 / 12) * quote + (1 / 12) * booking
  const day = requests * budgets.dayOfFirst.limit + 2 * photo * budgets.photosOfDay.limit + aMinute * 24 * 60
  expect(Math.min(quote, booking, photo, aMinute)).toBeGreaterThan(0)
  expect(day, JSON.stringify({ quote, booking, photo, aMinute })).toBeLessThanOrEqual(100_000)
})
