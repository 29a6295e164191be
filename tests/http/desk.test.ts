// The owner's desk: who gets in, and what happens to requests.
import { load } from 'cheerio'
import { expect, it, vi } from 'vitest'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { deskAt } from '../support/desk.ts'
import { leadsTo, multipart, openWindows, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

const site = appSite({ DESK_PEOPLE: 'ann@example.com, sam@example.com crew' })
const desk = deskAt(site)
const quote = await site.post('/', multipart(typedQuote({ phone: '2025559010', key: crypto.randomUUID() })))
const reference = referenceIn(quote)
const stageOf = async () =>
  (await site.rows<{ status: string }>('SELECT request_status AS status FROM leads'))[0]?.status
const act = (cookie: string, action: string, more: Record<string, string> = {}) =>
  desk.post(cookie, deskPaths.request(reference), { act: action, ...more })
const seen = async () => String((await site.rows('SELECT number FROM events')).length)

it('opens by a mailed link, whose button alone begins a session, once', async () => {
  const link = await desk.mailedLink('ann@example.com')
  for (const method of ['GET', 'HEAD', 'GET']) expect((await site.get(link, { method })).status).toBe(200)
  expect(await site.rows('SELECT * FROM sessions')).toEqual([])
  const opened = await site.post(link, new URLSearchParams())
  expect([opened.status, opened.headers.get('location')]).toEqual([303, deskPaths.home])
  const cookie = opened.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-desk=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/)
  expect((await desk.get(cookie, deskPaths.requests())).status).toBe(200)
  const again = async () => [(await site.get(link)).status, (await site.post(link, new URLSearchParams())).status]
  expect(await again()).toEqual([410, 410])
  await desk.post(cookie, deskPaths.sessions(), { session: '' })
  expect(await again()).toEqual([410, 410])
})

it('answers the same for an address that it doesn’t know, and mails nothing there', async () => {
  const answers = await Promise.all(
    ['ann@example.com', 'stranger@example.com'].map(async (address) => {
      const answer = await site.post(deskPaths.signIn(), new URLSearchParams({ address }))
      return [answer.status, (await answer.text()).replaceAll(address, 'ADDRESS')]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(site.delivered.filter(({ to }) => to === 'stranger@example.com')).toEqual([])
})

it('marks a request with one tap, and undoes it', async () => {
  const cookie = await desk.cookie('ann@example.com')
  expect((await act(cookie, 'called', { seen: await seen() })).status).toBe(303)
  expect(await stageOf()).toBe('called')
  const quoted = await act(cookie, 'priced', { seen: await seen(), detail: '$245' })
  expect(await stageOf()).toBe('priced')
  const $ = await desk.page(cookie, quoted.headers.get('location') ?? '')
  expect($('[role=status]').text()).toContain('Gave them a price: $245')
  await act(cookie, 'undone', { seen: await seen() })
  expect(await stageOf()).toBe('called')
})

it('does nothing from a page that others were faster than, and shows what they did', async () => {
  const cookie = await desk.cookie('ann@example.com')
  const stale = await seen()
  const long = load(await (await act(cookie, 'note', { seen: stale, detail: 'x'.repeat(2005) })).text())
  expect([long('[role=alert]').text(), long('textarea').text().length]).toEqual(['5 characters too many', 2005])
  await act(cookie, 'note', { seen: stale, detail: 'Gate code 12' })
  const refused = await act(cookie, 'lost', { seen: stale, detail: 'Never answered' })
  expect(refused.status).toBe(409)
  const $ = load(await refused.text())
  expect($('[role=alert]').text()).toContain('Nothing happened')
  expect((await act(cookie, 'forget', { seen: stale, [`forget-${reference}`]: 'yes' })).status).toBe(409)
  expect($('ol').text()).toContain('Gate code 12')
  expect(await stageOf()).toBe('called')
})

it('says that a seat is gone when spam was none, and deletes nobody whom a crew still comes for', async () => {
  const slot = (await openWindows(site)).at(-1) ?? ''
  const pickup = referenceIn(await site.post('/schedule', multipart(typedBooking(slot, { phone: '2025559011' }))))
  const cookie = await desk.cookie('ann@example.com')
  let done = 2
  const step = (action: string) => desk.post(cookie, deskPaths.request(pickup), { act: action, seen: String(done++) })
  const kept = await desk.post(cookie, deskPaths.request(pickup), { act: 'forget', [`forget-${pickup}`]: 'yes' })
  expect(kept.status).toBe(409)
  await step('spam')
  await site.rows(`INSERT INTO capacities VALUES ('${slot}', 0)`)
  const $ = await desk.page(cookie, (await step('undone')).headers.get('location') ?? '')
  expect($('[role=status]').text()).toContain('They have no window anymore')
})

it('shows what wasn’t delivered, and sends it again with one tap', async () => {
  const cookie = await desk.cookie('ann@example.com')
  const states = () => site.rows(`SELECT channel, state FROM outbox WHERE reference = '${reference}' ORDER BY channel`)
  await site.rows(`UPDATE events SET data = json_set(data, '$.answers.email', 'jo@example.com') WHERE kind = 'sent'`)
  // The mail to its customer failed for good, the owner's hasn't got through yet, and an older one of both doesn't matter.
  for (const [revision, channel, state] of [
    [0, 'copy', 'dropped'],
    [1, 'copy', 'dropped'],
    [0, 'email', 'dead'],
    [1, 'email', 'pending'],
  ])
    await site.rows(`INSERT OR REPLACE INTO outbox (reference, revision, channel, due_at, state, attempts, last_error)
      VALUES ('${reference}', ${revision}, '${channel}', ${site.clock.now + 1e9}, '${state}', 9, '550 no such mailbox')`)
  const list = await desk.page(cookie, deskPaths.requests({ status: 'undelivered' }))
  expect(list('main li h2').toArray()).toHaveLength(1)
  expect(list('main').text()).toContain('A message about it wasn’t delivered')
  const $ = await desk.page(cookie, deskPaths.request(reference))
  expect([...$('[role=alert] p')].map((line) => $(line).text())).toEqual([
    'Not delivered yet: your email about it. We keep trying.',
    'Not delivered: the email to them.',
  ])
  const resent = await act(cookie, 'resend')
  expect((await desk.page(cookie, resent.headers.get('location') ?? ''))('[role=status]').text()).toContain('again')
  // Once is enough.
  await act(cookie, 'resend')
  expect(await states()).toEqual([
    { channel: 'copy', state: 'superseded' },
    { channel: 'copy', state: 'sent' },
    { channel: 'email', state: 'superseded' },
    { channel: 'email', state: 'pending' },
  ])
})

it('sends again all that the owner didn’t get', async () => {
  const cookie = await desk.cookie('ann@example.com')
  await site.rows(`UPDATE outbox SET state = 'dead', last_error = 'down' WHERE channel = 'email'`)
  const $ = await desk.page(cookie, deskPaths.requests())
  expect($('[role=alert]').text()).toContain('A message couldn’t be delivered')
  expect($('[role=alert] button').text()).toBe('Send it again')
  // An address without a request isn't everybody's.
  expect((await desk.post(cookie, deskPaths.request('nobody'), { act: 'resend' })).status).toBe(404)
  expect(await site.rows(`SELECT 1 FROM outbox WHERE state = 'dead' LIMIT 1`)).toHaveLength(1)
  expect((await desk.get(cookie, deskPaths.requests({ done: '__proto__' }))).status).toBe(200)
  await desk.post(cookie, deskPaths.requests(), {})
  expect(await site.rows(`SELECT 1 FROM outbox WHERE state IN ('dead', 'pending')`)).toEqual([])
  expect((await desk.page(cookie, deskPaths.requests()))('[role=alert]')).toHaveLength(0)
})

it('shows what a request said that can’t be read, until somebody has called them', async () => {
  const cookie = await desk.cookie('ann@example.com')
  await site.env.FILES.put('spool/TORN000000.x.json', '{"kind":"lead","at":17,"lead":{"phone":"2025550131')
  site.clock.now += 61_000
  await site.cron()
  const shown = async () => (await desk.page(cookie, deskPaths.requests()))('[role=alert]')
  const alert = await shown()
  expect(alert.text()).toMatch(/A request can’t be read.*It came in .*"phone":"2025550131/s)
  const key = alert.find('button[name=key]').attr('value') ?? ''
  await desk.post(cookie, deskPaths.requests(), { key })
  expect([(await shown()).length, await site.env.FILES.head(key)]).toEqual([0, null])
})

it('deletes a person for good', async () => {
  const cookie = await desk.cookie('ann@example.com')
  await act(cookie, 'forget', { [`forget-${reference}`]: 'yes' })
  expect(await site.rows(`SELECT * FROM leads WHERE reference = '${reference}'`)).toEqual([])
  expect((await desk.get(cookie, deskPaths.request(reference))).status).toBe(404)
})

it.each([
  ['leads', 'answers', '{"na'],
  ['leads', 'request_status', '__proto__'],
  ['leads', 'received_at', 9e15],
  ['bookings', 'slot', '2099-99-99T99'],
  ['bookings', 'changed_at', 9e15],
  ['events', 'data', '{"na'],
  ['events', 'kind', '__proto__'],
  ['events', 'at', 9e15],
  ['occupied', 'windows', '{"na'],
])('serves everybody while a row of %s has a damaged %s, and whose it is', async (table, column, value) => {
  const own = appSite({ DESK_PEOPLE: 'ann@example.com', VISITOR_COPY: 'on' })
  const at = deskAt(own)
  let windows = 0
  const book = async (phone: string, changes = {}) => {
    const slot = slots(own.clock.now, arrivalRules(), new Map()).at(--windows)?.id ?? ''
    const typed = typedBooking(slot, { phone, email: `ann${phone}@example.com`, items: '', ...changes })
    return { ...leadsTo(await own.post('/schedule', multipart(typed))), date: slot.slice(0, 10) }
  }
  const key = crypto.randomUUID()
  const damaged = await book('2025559020', { key })
  const sound = await book('2025559021')
  const cookie = await at.cookie('ann@example.com')
  await at.post(cookie, deskPaths.request(damaged.reference), { act: 'note', seen: '0', detail: 'Gate code 12' })
  const feed = (await at.page(cookie, deskPaths.calendar())).html().match(/calendar\.ics\?t=[\w.-]+/)?.[0]
  // Whatever a link said that it came from.
  const source = '/  utm_source=__proto__,utm_campaign='
  await own.post('/', multipart({ ...typedQuote({ phone: '2025559023' }), source }))
  const row = `reference = '${damaged.reference}'${table === 'events' ? ' AND number = 1' : ''}`
  const where = ['windows', 'request_status'].includes(column) ? 'true' : row
  await own.rows(`UPDATE ${table} SET ${column} = '${value}' WHERE ${where}`)
  const shown = [paths.ownRequest({ token: damaged.token }), `/${feed}`]
  const ofDesk = [
    deskPaths.requests({ status: 'all' }),
    deskPaths.requests({ q: damaged.reference }),
    deskPaths.request(damaged.reference),
    deskPaths.numbers(),
    deskPaths.calendar({ from: damaged.date }),
    deskPaths.calendar({ day: damaged.date, done: '__proto__' }),
    deskPaths.day(damaged.date),
  ]
  const answers = await Promise.all([
    ...shown.map((path) => own.get(path)),
    ...ofDesk.map((path) => at.get(cookie, path)),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  // Whoever comes next has their seat, those who send again are heard, and changes are told.
  expect([(await book('2025559022')).token, (await book('2025559020', { key })).reference]).not.toContain('')
  const cancel = (token: string) =>
    own.post(paths.ownRequest({ token }), new URLSearchParams({ act: 'cancel', revision: '1' }))
  await Promise.all([cancel(damaged.token), cancel(sound.token)])
  own.clock.now += 120_000
  own.delivered.length = 0
  await own.cron()
  expect(own.delivered.map(({ to }) => to)).toContain('ann2025559021@example.com')
})

it('calls a bug a bug, and not a database that doesn’t answer', async () => {
  const cookie = await desk.cookie('ann@example.com')
  const failing = async (error: Error) => {
    const DB = { ...site.env.DB, batch: () => Promise.reject(error) } as never
    return (await site.get(deskPaths.numbers(), { headers: { cookie: cookie.split(';')[0] ?? '' } }, { DB })).status
  }
  expect(await failing(new TypeError('x is not a function'))).toBe(500)
  expect(await failing(new Error('D1_ERROR: no such column: x at offset 7: SQLITE_ERROR'))).toBe(500)
  expect(await failing(new Error('D1_ERROR: Network connection lost.'))).toBe(503)
})

const clearing = ({ headers }: Response) => [headers.get('clear-site-data'), headers.get('set-cookie')?.split(';')[0]]
const cleared = ['"cache", "storage"', '__Host-desk=']

it('clears the phone that signs out, and at its next contact each one whose session was ended', async () => {
  const [cookie, other] = [await desk.cookie('ann@example.com'), await desk.cookie('ann@example.com')]
  expect(clearing(await desk.post(cookie, deskPaths.sessions(), { session: 'all' }))).toEqual(cleared)
  for (const answer of [
    await desk.get(other, deskPaths.home),
    await desk.get(other, deskPaths.home, { method: 'HEAD' }),
    await desk.post(other, deskPaths.home, {}),
  ])
    expect(clearing(answer)).toEqual(cleared)
  expect(clearing(await site.get(deskPaths.home))).toEqual([null, undefined])
})

it('says by mail that a desk was opened and on what, and the mail’s link ends that session', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'
  const link = await desk.mailedLink('sam@example.com')
  const opened = await site.post(link, new URLSearchParams(), { 'user-agent': agent })
  let cookie = opened.headers.get('set-cookie') ?? ''
  const mail = site.delivered.at(-1)
  expect(mail?.to).toBe('sam@example.com')
  expect(mail?.text).toMatch(/^Your desk was opened on an iPhone, .+\n/)
  expect(
    await site.rows(`SELECT device FROM sessions WHERE address = 'sam@example.com' AND device <> 'unknown device'`),
  ).toEqual([{ device: 'iPhone' }])
  const { pathname, search } = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  for (const method of ['GET', 'HEAD']) expect((await site.get(pathname + search, { method })).status).toBe(200)
  // It's as good as the session, which lives on while somebody uses it.
  for (let days = 0; days < 40; days += 20) {
    site.clock.now += 20 * 24 * 3_600_000
    const answer = await desk.get(cookie, deskPaths.home)
    expect(answer.status).toBe(200)
    cookie = answer.headers.get('set-cookie') ?? ''
  }
  expect((await site.post(pathname + search, new URLSearchParams())).status).toBe(303)
  expect((await desk.get(cookie, deskPaths.home)).status).toBe(303)
  expect((await site.page(pathname + search))('h1').text()).toBe('The desk isn’t open there anymore')
  expect((await site.post(`${pathname}?t=x`, new URLSearchParams())).status).toBe(410)
})

it('stays open for whoever uses it, and ends thirty days after that', async () => {
  const day = 24 * 3_600_000
  const start = site.clock.now
  let cookie = await desk.cookie('ann@example.com')
  for (let days = 0; days < 100; days += 20) {
    site.clock.now += 20 * day
    const answer = await desk.get(cookie, deskPaths.home)
    expect(answer.status).toBe(200)
    cookie = answer.headers.get('set-cookie') ?? ''
    // Once a day is enough.
    expect((await desk.get(cookie, deskPaths.home)).headers.get('set-cookie')).toBeNull()
  }
  const left = await desk.cookie('ann@example.com')
  site.clock.now += 2 * day
  // A page in another tab doesn’t open again what was ended in this one.
  expect((await desk.post(left, deskPaths.sessions(), { session: '' })).headers.getSetCookie()).toHaveLength(1)
  expect((await desk.get(left, deskPaths.home)).status).toBe(303)
  site.clock.now += 30 * day
  expect((await desk.get(cookie, deskPaths.home)).status).toBe(303)
  site.clock.now = start
})

it('logs who comes in, who doesn’t, what’s ended and what’s deleted, and nobody’s data', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await site.post(deskPaths.signIn(), new URLSearchParams({ address: 'stranger@example.com' }))
  await site.post(deskPaths.signIn({ t: 'x' }), new URLSearchParams())
  const [crew, owner] = [await desk.cookie('sam@example.com'), await desk.cookie('ann@example.com')]
  await desk.get(crew, deskPaths.numbers())
  await desk.post(crew, deskPaths.sessions(), {})
  await desk.get(crew, deskPaths.home)
  await site.post(deskPaths.home, '', { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' })
  await site.get('/calendar.ics?t=x')
  const sent = await site.post('/', multipart(typedQuote({ phone: '2025559014', key: crypto.randomUUID() })))
  const gone = referenceIn(sent)
  await desk.post(owner, deskPaths.request(gone), { act: 'forget', [`forget-${gone}`]: 'yes' })
  const lines = logged.mock.calls.map(([line]) => String(line))
  logged.mockRestore()
  expect(lines.map((line) => JSON.parse(line).security)).toEqual([
    'sign-in-refused',
    'sign-in-refused',
    'signed-in',
    'signed-in',
    'role-refused',
    'session-ended',
    'session-refused',
    'foreign-refused',
    'calendar-refused',
    'request-deleted',
  ])
  expect(lines.join()).not.toMatch(/example\.com|2025559014|desk\.[0-9a-f]{16}/)
})
