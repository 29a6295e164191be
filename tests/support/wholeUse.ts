// Uses a site in every way, so that the server runs each of its statements.
import type { D1Database } from '@cloudflare/workers-types'
import { load } from 'cheerio'
import { site as business } from '#site/site.ts'
import { calendarUrl } from '../../src/desk/calendarAddress.ts'
import { dateMs, noonOffset } from '../../src/domain/calendar/localTime.ts'
import { bookingToken, seePhotosUrl } from '../../src/messages/links.ts'
import { paths } from '../../src/routes.ts'
import { signToken } from '../../src/shared/http/token.ts'
import { budgetRow, budgets, windowStart } from '../../src/store/budgets.ts'
import type { appSite } from './appSite.ts'
import { deskAt } from './desk.ts'
import { jpeg, multipart, openWindows, referenceAt, typedBooking, typedQuote } from './requests.ts'

const day = 24 * 60 * 60_000
const minute = 60_000

type Site = ReturnType<typeof appSite>

const read = async (site: Site, path: string) => load(await (await site.get(path)).text())
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', 'http://site.test')
const referenceOf = (url: URL) => referenceAt(url.href)

async function upload(site: Site, key: string, seed: number): Promise<string> {
  const body = multipart({ form: 'quote', key })
  body.set('photo', jpeg('a.jpg', seed))
  const answer = await site.post('/photos', body, { accept: 'application/json' })
  return ((await answer.json()) as { id: string }).id
}

/** A quote with photos that come before, with and after it, its details and corrections, and what the owner sees of it. */
async function quote(site: Site) {
  const key = crypto.randomUUID()
  const body = multipart({ ...typedQuote(), key, 'photo-id': await upload(site, key, 1) }, [jpeg('b.jpg', 2)])
  const location = locationOf(await site.post('/', body, { cookie: 'friend=ABCDEFGH' }))
  await upload(site, key, 3)
  await site.post('/', multipart({ ...typedQuote({ 'junk-type': 'Two couches' }), key }))
  const $ = await read(site, location.pathname + location.search)
  await site.post($('form.reply-details').attr('action') ?? '', multipart({ 'reply-name': 'Ann' }))
  await site.post($('#number form').attr('action') ?? '', multipart({ phone: '2025550124' }))
  const more = new FormData()
  more.set('photos', jpeg('c.jpg', 4))
  await site.post($('#photos form').attr('action') ?? '', more)
  const shown = new URL(await seePhotosUrl({ env: site.env, now: () => site.clock.now }, referenceOf(location)))
  const photos = await read(site, shown.pathname + shown.search)
  await site.get(photos('main img').attr('src') ?? '')
}

/** A booking that's seen, moved, canceled and booked again. Gives its window, on a day of its own. */
async function booking(site: Site): Promise<string> {
  const [other = '', slot = ''] = (await openWindows(site)).slice(-2)
  const send = () =>
    site.post('/schedule', multipart(typedBooking(slot, { texts: 'yes', key: 'the-key-of-a-booking' })))
  const location = locationOf(await send())
  const link = `/your-request?t=${location.searchParams.get('t')}`
  const change = (act: string, to: string, revision: string) =>
    site.post(link, new URLSearchParams({ act, slot: to, revision }))
  await site.get(link)
  await site.post(link, new URLSearchParams({ act: 'text' }))
  const find = { reference: referenceOf(location), phone: typedBooking(slot).phone ?? '' }
  await site.post('/find-my-pickup', new URLSearchParams(find))
  await site.get(link.replace('/your-request', '/your-request.ics'))
  await change('move', other, '1')
  await change('cancel', '', '2')
  await send()
  return slot
}

/** A booking in a flood, which is held until its link is opened and confirmed, and somebody who wants no more mails. */
async function flooded(site: Site, raw: D1Database) {
  await raw
    .prepare('INSERT OR REPLACE INTO budgets (name, window_start, used) VALUES (?, ?, ?)')
    .bind(budgetRow('everybody', ''), windowStart('everybody', site.clock.now), budgets.everybody.marked + 1)
    .run()
  const [slot = ''] = await openWindows(site)
  const answers = typedBooking(slot, { email: 'bob@example.com', phone: '2025550187' })
  const id = referenceOf(locationOf(await site.post('/schedule', multipart(answers))))
  const link = async (purpose: 'own' | 'stop-mails') =>
    encodeURIComponent(await signToken(site.env, { purpose, id, expires: site.clock.now + day }))
  await site.post(`/your-request?t=${await link('own')}`, new URLSearchParams({ act: 'confirm', revision: '1' }))
  await site.post(`/stop-mails?t=${await link('stop-mails')}`, new URLSearchParams())
  await site.cron()
}

/** A quote that's in the database, which couldn't say so: the owner has its mail before. */
async function answerLost(site: Site) {
  const { DB } = site.env
  const { batch } = DB
  let calls = 0
  DB.batch = (async (statements) => {
    const results = await batch(statements)
    // It's read and its budgets are spent before.
    if (++calls > 2) throw new Error('the connection is cut')
    return results
  }) as typeof batch
  await site.post('/', multipart(typedQuote({ phone: '2025550186' })))
  DB.batch = batch
  site.clock.now += minute
  await site.cron()
}

/** What comes while the database doesn't answer, and a file that nobody can read. */
async function spooled(site: Site) {
  const { DB } = site.env
  const { batch } = DB
  DB.batch = () => Promise.reject(new Error('the connection is cut'))
  await site.post('/', multipart(typedQuote({ phone: '2025550188' }), [jpeg('d.jpg', 5)]))
  const slot = (await openWindows(site)).at(-1) ?? ''
  await site.post('/schedule', multipart(typedBooking(slot, { phone: '2025550189' })))
  // Nobody comes there.
  await site.post('/schedule', multipart(typedBooking(slot, { phone: '2025550188', location: '00000' })))
  DB.batch = batch
  await site.env.FILES.put('spool/TORN000000.torn.json', '{')
  site.clock.now += minute
  await site.cron()
}

/** Somebody who gets a referral link, and a friend who comes by it. */
async function referral(site: Site) {
  const sent = await site.post('/referral-program', multipart({ phone: '2025550125', name: 'Ann' }))
  const code = locationOf(sent).searchParams.get('code') ?? ''
  await site.get(`/?friend=${/-(\w{8})\./.exec(code)?.[1]}`)
}

/** What the owner does in the calendar: a pickup for somebody who phones, a window for a quote, a closed day, other crews. */
async function deskCalendar(site: Site) {
  const { cookie, post } = deskAt(site)
  const owner = await cookie(site.env.NOTIFY_TO)
  const send = (fields: Record<string, string>) => post(owner, '/desk/calendar', fields)
  const [slot = '', other = '', third = ''] = (await openWindows(site)).slice(-8)
  const answers = { ...typedBooking(slot, { phone: '2025550191', items: '' }), key: 'the-key-of-a-phone-call' }
  const reference = referenceOf(locationOf(await send({ ...answers, act: 'add' })))
  await send({ act: 'move', for: reference, revision: '1', slot: other })
  await send({ act: 'cancel', for: reference, revision: '2' })
  const sent = locationOf(await site.post('/', multipart(typedQuote({ phone: '2025550192' }))))
  await send({ ...answers, act: 'book', for: referenceOf(sent), seen: '1', slot: third })
  const date = slot.slice(0, 10)
  // A window without a seat.
  await send({ act: 'crews', date, [`crews-${slot}`]: '0' })
  await site.post('/schedule', multipart(typedBooking(slot, { phone: '2025550193' })))
  await send({ act: 'crews', date, [`crews-${slot}`]: '3' })
  await send({ act: 'crews', date, [`was-${slot}`]: '3' })
  for (const act of ['close', 'open']) await send({ act, date })
  await send({ act: 'revoke', number: '7' })
}

/** The hours at which something is due: batches, reminders, the day’s mail, nudges, and what the crew does. */
async function crons(site: Site, raw: D1Database, slot: string) {
  await raw
    .prepare(`UPDATE leads SET state = 'waiting' WHERE received_at > ?`)
    .bind(site.clock.now - day)
    .run()
  await site.cron()
  const midnight = dateMs(slot.slice(0, 10)) - noonOffset(slot.slice(0, 10), business.timeZone)
  for (const hour of [-9, -6, -3, 8]) {
    site.clock.now = midnight + hour * 60 * minute
    await site.cron()
  }
  // Somebody asks in the morning, and nobody answers.
  site.clock.now = midnight + 10 * 60 * minute
  await site.post('/', multipart(typedQuote({ phone: '2025550177' })))
  site.clock.now += 20 * minute
  await site.cron()
  const { results } = await raw
    .prepare(`SELECT reference FROM bookings WHERE slot = '${slot}' AND status = 'live'`)
    .all<{ reference: string }>()
  const { cookie: open, get, post } = deskAt(site)
  const cookie = await open(site.env.NOTIFY_TO)
  const today = paths.deskDay(slot.slice(0, 10))
  await get(cookie, today)
  await post(cookie, today, { minutes: '30', 'as-of': String(site.clock.now) })
  for (const step of ['on-the-way', 'done'])
    await post(cookie, today, { reference: results[0]?.reference ?? '', step, paid: '245', method: 'card' })
  await site.cron()
  const done = { reference: results[0]?.reference ?? '', slot }
  const receipt = await bookingToken(site.env, { ...done, state: 'live', revision: 1, changedAt: 0 })
  await site.get(paths.ownRequest({ token: receipt }))
  await site.post('/taps', 'tel:/')
  await site.get('/healthz')
}

/** What the owner does at the desk, with a request that's priced, taken, thrown out and deleted. */
async function atDesk(site: Site, raw: D1Database) {
  const desk = deskAt(site)
  await site.get(await desk.mailedLink(site.env.NOTIFY_TO))
  const cookie = await desk.cookie(site.env.NOTIFY_TO)
  // It's renewed once a day.
  await raw.prepare(`UPDATE sessions SET expires_at = expires_at - ${2 * day}`).run()
  const key = crypto.randomUUID()
  const sent = locationOf(await site.post('/', multipart(typedQuote({ phone: '2025550190', key }))))
  const request = paths.deskRequest(referenceOf(sent))
  const own = paths.ownRequest({ token: sent.searchParams.get('t') ?? '' })
  let seen = 1
  const act = (action: string, detail = '') => desk.post(cookie, request, { act: action, seen: String(seen++), detail })
  for (const status of ['', 'booked', 'done', 'lost', 'spam', 'undelivered', 'all'])
    await desk.get(cookie, paths.deskRequests({ status, q: status && '2025' }))
  await desk.get(cookie, request)
  await desk.post(cookie, request, { act: 'resend' })
  await desk.post(cookie, paths.deskRequests(), { key: 'spool-broken/x' })
  for (const action of ['called', 'undone', 'spam', 'undone']) await act(action)
  const odd = `json_set(data, '$.spamSignals', json('["honeypot-filled","too-fast"]'))`
  await raw.prepare(`UPDATE events SET data = ${odd} WHERE number = 1 AND reference = ?`).bind(referenceOf(sent)).run()
  await act('released')
  await act('priced', '195')
  const $ = await read(site, own)
  const slot = $('input[name=slot]').last().attr('value') ?? ''
  await site.post(own, new URLSearchParams({ act: 'accept', cents: '19500', slot, address: '12 Oak Street' }))
  const other = locationOf(await site.post('/', multipart(typedQuote({ phone: '2025550191' }))))
  const theirs = paths.ownRequest({ token: other.searchParams.get('t') ?? '' })
  await site.post(theirs, new URLSearchParams({ act: 'withdraw', seen: '1' }))
  await desk.post(cookie, paths.deskRequest(referenceOf(other)), { act: 'forget' })
  await desk.get(cookie, paths.deskSessions())
  await desk.post(cookie, paths.deskSessions(), { session: 'all' })
  await desk.post(await desk.cookie(site.env.NOTIFY_TO), paths.deskSessions(), { session: '' })
}

/** Uses a site with every channel on, as visitors, the crew and a day's crons do. `raw` is its database, for what no visitor can do. */
export async function useWholeSite(site: Site, raw: D1Database): Promise<void> {
  await answerLost(site)
  await quote(site)
  await referral(site)
  await atDesk(site, raw)
  const slot = await booking(site)
  await deskCalendar(site)
  await flooded(site, raw)
  await spooled(site)
  await crons(site, raw, slot)
}

/** What reads, sends or deletes as much as there is: the owner's calendars and numbers, what's sent again or kept no longer. */
export async function useAtLength(site: Site): Promise<void> {
  await site.get((await calendarUrl(site.env, site.env.NOTIFY_TO, 9)).slice(site.env.SITE_URL.length))
  const { cookie, get, post } = deskAt(site)
  const owner = await cookie(site.env.NOTIFY_TO)
  await get(owner, '/desk/calendar')
  for (const path of [paths.deskNumbers, paths.deskJobs(), paths.deskJobsFile()]) await get(owner, path)
  await post(owner, paths.deskRequests(), {})
  site.clock.now += 200 * day
  await site.cron()
  await site.cron()
}
