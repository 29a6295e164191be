// The day's pickups at the desk, and what customers see of them.

import { load } from 'cheerio'
import { beforeAll, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { sentences } from '#sentences'
import { site as business } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { paidWords, type Receipt, wentWords } from '../../src/domain/calendar/booking.ts'
import { midnight } from '../../src/domain/calendar/localTime.ts'
import { slotTimes } from '../../src/domain/calendar/slots.ts'
import { milesBetween } from '../../src/domain/places/neighbors.ts'
import type { Language } from '../../src/language/language.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { spoken } from '../support/business.ts'
import { deskAt } from '../support/desk.ts'
import { ownCatalog as catalog } from '../support/items.ts'
import { customerChannels } from '../support/outside.ts'
import { jpeg, leadsTo, multipart, openWindows, typedBooking } from '../support/requests.ts'

const minute = 60_000
const receipt: Receipt = { cents: 24_500, method: 'card', went: ['donated', 'landfill'] }
const site = appSite({
  ...customerChannels,
  LEAD_SECRET: 'a secret of the tests',
  DESK_PEOPLE: 'ann@example.com, sam@example.com crew',
})
const desk = deskAt(site)
const language = spoken.at(-1) ?? 'en'
let [date, crew, owner] = ['', '', '']
const listed = catalog.items.find(({ accepted }) => accepted)
const booked: Record<string, { reference: string; link: string; date: string }> = {}

async function book(name: string, slot: string, changes: Record<string, string>, as: Language = 'en') {
  const typed = typedBooking(slot, { name, items: `${listed?.id}.1`, key: crypto.randomUUID(), ...changes })
  const at = inLanguage(as, () => paths.schedule())
  const { reference, token } = leadsTo(await site.post(at, multipart(typed, [jpeg('a.jpg', 3)])))
  booked[name] = { reference, link: inLanguage(as, () => paths.ownRequest({ token })), date: slot.slice(0, 10) }
}

beforeAll(async () => {
  const slots = await openWindows(site)
  const days = [...Map.groupBy(slots, (slot) => slot.slice(0, 10)).values()].filter((all) => all.length > 1)
  const [first = '', second = ''] = days.at(-1) ?? []
  date = first.slice(0, 10)
  await site.env.DB.prepare('INSERT INTO capacities VALUES (?, 2)').bind(first).run()
  // Where the truck goes second in its first window is nearer to the yard than where it goes in the second one.
  const yard = business.geo ?? towns[0]
  const byMiles = yard ? towns.toSorted((a, b) => milesBetween(yard, a) - milesBetween(yard, b)) : towns
  await book('Far', first, { location: byMiles.at(-1)?.zips[0] ?? '', phone: '2025559001', email: 'far@example.com' })
  await book('Next window', second, { location: byMiles[0]?.zips[0] ?? '', phone: '2025559002', texts: 'yes' })
  await book('Near', first, { location: byMiles[0]?.zips[0] ?? '', phone: '2025559003' })
  await book('Ana', days.at(-2)?.[0] ?? '', { location: towns[0]?.zips[0] ?? '', phone: '2025559100' }, language)
  // An hour before it, if that's on its day.
  site.clock.now = Math.max(slotTimes(first, arrivalRules()).start - 60 * minute, midnight(date, business.timeZone))
  crew = await desk.cookie('sam@example.com')
  owner = await desk.cookie('ann@example.com')
  // All are one truck's.
  await tap('Near', 'crew', { crew: '1', seen: '0' })
})
const of = (name: string) => booked[name]?.reference ?? ''
const tap = (name: string, step: string, more: Record<string, string> = {}) =>
  desk.post(crew, deskPaths.day(booked[name]?.date ?? ''), { reference: of(name), step, ...more })
const current = async (name: string) => (await site.page(booked[name]?.link ?? ''))('.visit [aria-current=step]').text()
const latenessOn = (channel: string) =>
  site.delivered.filter((sent) => sent.channel === channel && sent.text.includes('late')).map(({ to }) => to)
const mailsTo = (address: string) => site.delivered.filter(({ to }) => to === address).map(({ text }) => text)

it('shows the day’s pickups in the order in which they’re driven, and the way through them', async () => {
  const $ = await desk.page(crew, deskPaths.home)
  // From nowhere all are as near, and so is all of one town: they come as they were booked.
  const firstWindow = business.geo && towns.length > 1 ? ['Near', 'Far'] : ['Far', 'Near']
  expect([...$('ol > li h2')].map((name) => $(name).text())).toEqual([...firstWindow, 'Next window'])
  const way = new URL($('a[href*="/maps/dir/"]').attr('href') ?? '').searchParams
  expect(way.get('waypoints')?.split('|')).toHaveLength(2)
  const near = $(`li[id=${of('Near')}]`)
  expect(near.text()).toMatch(/12 Oak Street.*One couch/)
  if (business.features.calculator) expect(near.text()).toMatch(/Estimate .*\$\d+.*% of the truck/)
  expect(near.find('a[href="tel:+12025559003"], a[href*="/maps/search/"], img')).toHaveLength(3)
  expect(decodeURIComponent(near.find('a[href^="sms:+12025559003?"]').attr('href') ?? '')).toContain('on the way')
  expect($('main').text()).not.toContain('tell them')
  expect([$('header, main').length, $('footer, [data-call-bar]').length]).toEqual([2, 0])
  expect($('main').text()).not.toContain('didn’t tell')
})

it('puts a stop earlier or later by hand, once however often it’s tapped, and tells nobody', async () => {
  const order = async () => {
    const $ = await desk.page(crew, deskPaths.home)
    return [...$('ol > li')].map((stop) => ({
      id: $(stop).attr('id') ?? '',
      buttons: $(stop).find('button[name=place]'),
    }))
  }
  const before = await order()
  const ids = before.map(({ id }) => id)
  expect(before.map(({ buttons }) => buttons.text())).toEqual(['Later', 'EarlierLater', 'Earlier'])
  const put = (id: string, place: unknown) =>
    desk.post(crew, deskPaths.day(date), { reference: id, step: 'placed', place: String(place) })
  for (let tap = 0; tap < 2; tap++) expect((await put(ids[2] ?? '', before[2]?.buttons.val())).status).toBe(303)
  const after = await order()
  expect(after.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
  expect(await site.rows(`SELECT count(*) AS count FROM events WHERE kind = 'placed'`)).toEqual([{ count: 1 }])
  await put(ids[2] ?? '', after[1]?.buttons.last().val())
  expect((await order()).map(({ id }) => id)).toEqual(ids)
  expect((await put(ids[2] ?? '', 'first')).status).toBe(409)
  expect(site.delivered.filter(({ text }) => /order/i.test(text))).toEqual([])
})

it('has nothing but the day for the crew, and everybody else signs in', async () => {
  const tabs = async (cookie: string) => {
    const $ = await desk.page(cookie, deskPaths.home)
    return [$('nav[aria-label=Desk] a').length, $('a[href^="/desk/"]:not([href^="/desk/photo"])').length > 0]
  }
  expect(await tabs(crew)).toEqual([1, false])
  expect(await tabs(owner)).toEqual([4, true])
  expect((await site.get(deskPaths.home)).headers.get('location')).toBe('/desk/sign-in?to=%2Fdesk')
  expect((await site.post(deskPaths.day(date), new URLSearchParams())).status).toBe(401)
})

it('is the crew’s for three days, its photos too, and the owner’s for good', async () => {
  const start = site.clock.now
  const photo = (await desk.page(crew, deskPaths.home))('li img').attr('src') ?? ''
  const step = { reference: of('Near'), step: 'arrived' }
  const posts = [step, { minutes: '30' }, multipart({ ...step, step: 'before' }, [jpeg('no.jpg', 14)], 'photos')]
  const statuses = async (cookie: string, bodies: typeof posts = []) => {
    const [day, head] = [deskPaths.day(date), { method: 'HEAD' }]
    const looks = [desk.get(cookie, day), desk.get(cookie, day, head), desk.get(cookie, photo)]
    const answers = await Promise.all([...looks, ...bodies.map((body) => desk.post(cookie, day, body))])
    return answers.map(({ status }) => status)
  }
  for (const days of [-2, 2]) {
    site.clock.now = start + days * 24 * 60 * minute
    expect(await statuses(crew, posts)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await statuses(owner)).toEqual([200, 200, 200])
  }
  for (const days of [-1, 1]) {
    site.clock.now = start + days * 24 * 60 * minute
    expect(await statuses(crew)).toEqual([200, 200, 200])
    expect((await desk.page(crew, deskPaths.day(date)))('nav[aria-label="Days around"] a')).toHaveLength(1)
  }
  site.clock.now = start
  expect((await site.get(photo)).status).toBe(303)
})

it('tells those who wait of a delay and are ticked, and shows who has to be called or texted', async () => {
  const $ = await desk.page(crew, deskPaths.home)
  const ticks = Object.fromEntries([...$('input[name^=tell-]')].map((tick) => [$(tick).attr('name') ?? '', 'yes']))
  const form = { minutes: '30', 'as-of': $('input[name=as-of]').attr('value') ?? '', ...ticks }
  site.clock.now += minute
  const nobody = Object.fromEntries(Object.keys(ticks).map((name) => [name, '']))
  await desk.post(crew, deskPaths.day(date), { ...form, ...nobody })
  expect([latenessOn('text'), latenessOn('copy')]).toEqual([[], []])
  const told = await desk.post(crew, deskPaths.day(date), form)
  await desk.post(crew, deskPaths.day(date), form)
  expect([latenessOn('text'), latenessOn('copy')]).toEqual([['+12025559002'], ['far@example.com']])
  expect((await desk.page(crew, deskPaths.home))('[role=status]').text()).toBe('')
  const notice = (await desk.page(crew, told.headers.get('location') ?? ''))('[role=status]')
  expect(notice.text()).toMatch(/Far hears by email: about 30 min late.*Next window hears by text/)
  expect(notice.find('a[href="tel:+12025559003"]')).toHaveLength(1)
  expect(decodeURIComponent(notice.find('a[href^="sms:+12025559003"]').attr('href') ?? '')).toContain('30 minutes late')
})

it('takes each step by a plain form, and the customer sees it', async () => {
  expect(await current('Near')).toBe('Booked')
  const taken = await tap('Near', 'on-the-way')
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${deskPaths.day(date)}#${of('Near')}`])
  expect(await current('Near')).toMatch(/^On the way since \d{1,2}(:\d\d)? [AP]M$/)
  // The crew has set out, so it's moved or canceled by phone.
  const { link = '' } = booked.Near ?? {}
  expect((await site.page(`${link}&do=cancel`))('main').text()).toContain('has already started')
  expect((await site.post(link, new URLSearchParams({ act: 'cancel', revision: '1' }))).status).toBe(409)
  await tap('Near', 'arrived')
  expect(await current('Near')).toBe('Arrived')
})

it('takes what was paid once, and shows it to the customer in their language', async () => {
  const fields = { reference: of('Ana'), step: 'done', method: 'card', donated: 'yes', landfill: 'yes' }
  for (const paid of ['$245', '300']) await desk.post(owner, deskPaths.day(booked.Ana?.date ?? ''), { ...fields, paid })
  const main = (await site.page(booked.Ana?.link ?? ''))('main').text()
  for (const said of inLanguage(language, () => [paidWords(receipt), wentWords(receipt)])) expect(main).toContain(said)
})

it('keeps the crew’s photos before and after for the customer, and says which it can’t', async () => {
  const { date: day = '', link = '' } = booked.Far ?? {}
  const send = (fields: Record<string, string>, files: File[]) =>
    desk.post(crew, deskPaths.day(day), multipart({ reference: of('Far'), ...fields }, files, 'photos'))
  expect((await send({ step: 'before' }, [jpeg('before.jpg', 11)])).status).toBe(303)
  expect(await current('Far')).toBe('Booked')
  for (const odd of [
    { reference: of('Ana'), step: 'before' },
    { reference: of('Far'), step: 'constructor' },
  ])
    expect((await send(odd, [jpeg('no.jpg', 12)])).status).toBe(409)
  const refused = await send({ step: 'done', paid: '245', method: 'card' }, [
    jpeg('after.jpg', 13),
    new File(['hello'], 'note.txt', { type: 'text/plain' }),
  ])
  expect([refused.status, load(await refused.text())('[role=alert]').text()]).toEqual([
    422,
    `One photo wasn’t kept. ${sentences.form.refusals['not-a-photo']} All else is saved.`,
  ])
  expect(await current('Far')).toBe('Done')
  const $ = await site.page(link)
  const shown = (label: string) =>
    $('dt')
      .filter((_, term) => $(term).text() === label)
      .next('dd')
      .find('img')
  expect(['Photos', 'Before', 'After'].map((label) => shown(label).length)).toEqual([1, 1, 1])
  expect((await site.get(shown('After').attr('src') ?? '')).headers.get('content-type')).toBe('image/jpeg')
  await site.cron()
  const [receipt = ''] = mailsTo('far@example.com').filter((text) => text.includes('Before:'))
  expect(receipt).toMatch(/Before:\nhttps?:\S+lead-photo\S+\n\nAfter:\nhttps?:\S+lead-photo/)
  // Its sender's own photos are what they were.
  expect((await desk.page(owner, deskPaths.requests({ status: 'done' })))('main').text()).toContain('1 photo')
})

it('leaves a phone its last copy while the database is down, and takes no step', async () => {
  const shown = await desk.get(crew, deskPaths.home)
  const etag = shown.headers.get('etag') ?? ''
  expect(shown.headers.get('cache-control')).toBe('private, no-cache')
  expect(load(await shown.text())('main').text()).toMatch(/As of \d{1,2}(:\d\d)? [AP]M/)
  const { DB } = site.env
  const { prepare } = DB
  DB.prepare = () => {
    throw new Error('the database is down')
  }
  const ask = async (cookie: string, tag: string) =>
    (await desk.get(cookie, deskPaths.home, { headers: { 'if-none-match': tag } })).status
  expect(await ask(crew, etag)).toBe(304)
  // Not somebody's who was taken off the list, and none of a day that isn't theirs anymore.
  const headers = { cookie: crew.split(';')[0] ?? '', 'if-none-match': etag }
  expect((await site.get(deskPaths.home, { headers }, { DESK_PEOPLE: 'ann@example.com' })).status).toBe(503)
  expect((await site.get(deskPaths.day('2026-01-01'), { headers })).status).toBe(503)
  // Not another session's copy, none without a good cookie, and no copy where there is none.
  expect([await ask(owner, etag), await ask('__Host-desk=x', etag), await ask(crew, '')]).toEqual([503, 303, 503])
  expect((await tap('Next window', 'arrived')).status).toBe(503)
  DB.prepare = prepare
  expect(await current('Next window')).toBe('Booked')
  await desk.post(owner, deskPaths.sessions(), { session: 'all' })
  DB.prepare = () => {
    throw new Error('the database is down')
  }
  expect(await ask(crew, etag)).toBe(503)
  DB.prepare = prepare
})
