// A week of the business with a clock that moves: twenty requests, two crews, twelve paid jobs, and all that goes wrong on the way.
// Everything that says money says the same, everybody hears of everything once, in their language, though crons run at a time or are
// cut off, and nobody is forgotten.
import { beforeAll, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { say } from '#words'
import { arrivalRules } from '../../src/business/calendar.ts'
import { crewName } from '../../src/business/crews.ts'
import { hoursOn } from '../../src/domain/calendar/hours.ts'
import { minutesOf } from '../../src/domain/calendar/localTime.ts'
import { formatUsPhone } from '../../src/domain/contact/contact.ts'
import type { Language } from '../../src/language/language.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { booksAt, centsIn, daysFrom, rowsIn, sum } from '../support/books.ts'
import { ownTown, ownZip, speaksSpanish } from '../support/business.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { customerChannels, ownerAddress } from '../support/outside.ts'
import { fieldsOf, multipart, openWindows, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

const minute = 60_000
const hour = 60 * minute
/** The clock goes back on November 1, a Sunday. */
const days = daysFrom('2026-10-26', 12)
const people = 'ann@example.com, sam@example.com crew, pat@example.com crew'
const site = appSite(
  { ...customerChannels, LEAD_SECRET: 'a secret of the tests', DESK_PEOPLE: people },
  timeOn(days[0] ?? '', 7),
)
const desk = deskAt(site)
let [owner, sam, pat] = ['', '', '']

const names = {
  quotes: ['Quinn', 'Quill', 'Quest', 'Quade', 'Queen', 'Quay'],
  bookings: ['Bea', 'Ben', 'Bo', 'Bess', 'Bill', 'Bart'],
  phoned: ['Pam', 'Paul', 'Pia', 'Penn'],
  added: ['Ada', 'Abe', 'Amy'],
  message: ['Mo'],
}
const everybody = Object.values(names).flat()
/** Those of whom two ask for the same as somebody else who has their number. */
const sameAs: Readonly<Record<string, string>> = { Quest: 'Bea', Abe: 'Quade' }
const of: Record<string, string> = {}
const dayOf: Record<string, string> = {}

const phoneOf = (name: string) => `202555${6100 + everybody.indexOf(sameAs[name] ?? name)}`
/** Half of them have a mailbox, and the other half gets texts. */
const isMailed = (name: string) => everybody.indexOf(name) % 2 === 0
const mailbox = (name: string) => `${name.toLowerCase()}@example.org`
const typedBy = (name: string, changes: Record<string, string> = {}) => ({
  ...{ name, phone: phoneOf(name), location: ownZip, 'junk-type': 'Two couches', address: `${name} Street 1` },
  ...(isMailed(name) ? { email: mailbox(name) } : { texts: 'yes' }),
  ...changes,
})

/** Whose form is in Spanish, where the business has it. */
const languageOf = (name: string): Language =>
  speaksSpanish && [...names.quotes, ...names.bookings].indexOf(name) % 3 === 0 ? 'es' : 'en'

/** A cron that's cut off once it has leased what's due, and before it sends any of that. */
async function killedCron() {
  const { DB } = site.env
  const prepare = (sql: string) => {
    const statement = DB.prepare(sql)
    const cutOff = (...values: unknown[]) => ({
      all: async () => {
        await statement.bind(...values).all()
        throw new Error('cut off')
      },
    })
    return sql.includes('SET attempts = attempts + 1, leased_until') ? { bind: cutOff } : statement
  }
  Object.assign(site.env, { DB: { prepare, batch: DB.batch.bind(DB) } })
  await site.cron()
  Object.assign(site.env, { DB })
}

/** Each hour until then one that's cut off, and two at a time once its leases are over. */
async function until(date: string, hours: number) {
  for (const end = timeOn(date, hours); ; site.clock.now += Math.min(hour, end - site.clock.now) - 2 * minute) {
    await killedCron()
    site.clock.now += 2 * minute
    await Promise.all([site.cron(), site.cron()])
    if (site.clock.now >= end) return
  }
}
const minutes = (count: number) => {
  site.clock.now += count * minute
}
const seen = async (name: string) => {
  const $ = await desk.page(owner, deskPaths.request(of[name] ?? ''))
  return $('input[name=seen]').attr('value') ?? ''
}
const act = async (name: string, action: string, detail = '') => {
  const fields = { act: action, seen: await seen(name), detail }
  const answer = await desk.post(owner, deskPaths.request(of[name] ?? ''), fields)
  expect([name, action, answer.status]).toEqual([name, action, 303])
}
const send = async (who: string, name: string, fields: Record<string, string>) => {
  minutes(1)
  return (await desk.post(who, deskPaths.day(dayOf[name]), { reference: of[name] ?? '', ...fields })).status
}
const done = async (who: string, name: string, paid: string, method: string) => {
  for (const step of ['on-the-way', 'arrived']) expect(await send(who, name, { step })).toBe(303)
  expect(await send(who, name, { step: 'done', paid, method, went: 'donated' })).toBe(303)
}
/** The form that changes what was paid, as the page has it now. */
const change = async (name: string, paid: string, method: string) => {
  const day = await desk.page(owner, deskPaths.day(dayOf[name]))
  const form = day(`li[id=${of[name]}] form:has([name=step][value=receipt])`)
  return { step: 'receipt', seen: String(form.find('[name=seen]').val()), paid, method }
}

/** The price's own page takes it, with the first window that it shows on that day. */
async function accept(name: string, date: string) {
  const link = inLanguage(languageOf(name), () => paths.ownRequest({ token: '' }))
  const own = (await desk.page(owner, deskPaths.request(of[name] ?? '')))(`a[href*="${link}"]`).attr('href') ?? ''
  const $ = await site.page(own)
  const cents = $('input[name=cents]').attr('value') ?? ''
  const slot = $(`input[name=slot][value^="${date}"]`).attr('value') ?? ''
  const fields = { act: 'accept', cents, ...typedBy(name, { slot }) }
  expect([name, (await site.post(own, new URLSearchParams(fields))).status]).toEqual([name, 303])
  dayOf[name] = date
}

const reference = (answer: Response) => {
  minutes(20)
  expect(referenceIn(answer)).not.toBe('')
  return referenceIn(answer)
}

/** Twenty requests come in: two truckloads of them with a window. */
async function comeIn(windows: readonly (readonly string[])[]) {
  const slots = windows.flatMap((day) => [0, 1, 2].map((index) => day[index % day.length] ?? ''))
  for (const slot of new Set(slots)) await site.env.DB.prepare('INSERT INTO capacities VALUES (?, 2)').bind(slot).run()
  for (const name of [...names.bookings, ...names.phoned]) {
    const slot = slots.shift() ?? ''
    dayOf[name] = slot.slice(0, 10)
    const key = crypto.randomUUID()
    const typed = typedBooking(slot, typedBy(name, { key }))
    const isPhoned = names.phoned.includes(name)
    of[name] = reference(
      isPhoned
        ? await desk.post(owner, deskPaths.calendar(), { ...typed, act: 'add' })
        : await site.post(inLanguage(languageOf(name), paths.schedule), multipart(typed)),
    )
  }
  for (const name of names.quotes)
    of[name] = reference(
      await site.post(
        inLanguage(languageOf(name), () => paths.quote).replace('#quote', ''),
        multipart(typedQuote(typedBy(name, { key: crypto.randomUUID() }))),
      ),
    )
  for (const name of names.added) {
    const typed = { ...typedBy(name), act: 'add', page: name }
    of[name] = reference(await desk.post(owner, deskPaths.requests(), typed))
  }
  const message = { name: 'Mo', phone: phoneOf('Mo'), message: 'Do you take paint?', key: crypto.randomUUID() }
  of.Mo = reference(await site.post(paths.contact, multipart(message)))
}

/** The button on the list itself. */
async function callTomorrow(name: string) {
  const $ = await desk.page(owner, deskPaths.requests())
  const form = $(`.desk-row form[action="${deskPaths.request(of[name] ?? '')}"]:has([value=call-again])`)
  const detail = form.find('button').attr('value') ?? ''
  expect((await desk.post(owner, deskPaths.request(of[name] ?? ''), { ...fieldsOf(form), detail })).status).toBe(303)
}

/** What each of the twelve paid in the end, in cents. */
const paid: Readonly<Record<string, number>> = {
  ...{ Bea: 31_000, Ben: 20_000, Bo: 12_050, Bess: 9550, Bill: 15_000, Pam: 22_000, Paul: 12_500, Pia: 8800 },
  ...{ Penn: 7500, Quinn: 24_550, Quill: 35_000, Ada: 13_000 },
}
/** What Bart paid because nobody was there. */
const tripFee = 4500
const all = sum(Object.values(paid)) + tripFee

beforeAll(async () => {
  owner = await desk.cookie('ann@example.com')
  const byDay = [...Map.groupBy(await openWindows(site), (slot) => slot.slice(0, 10))]
  const windows = byDay.filter(([date]) => date !== days[0]).slice(0, 4)
  const [one = '', two = '', three = '', four = ''] = windows.map(([date]) => date)
  await comeIn(windows.map(([, slots]) => slots))
  // Monday: they're answered.
  await act('Quinn', 'priced', '245.50')
  await accept('Quinn', two)
  await act('Quill', 'priced', '400')
  await act('Quill', 'lost', 'Declined the price')
  await act('Quest', 'same', of.Bea)
  await act('Abe', 'same', of.Quade)
  await act('Quade', 'priced', '180')
  await act('Quay', 'lost', 'Out of our area')
  await act('Mo', 'closed')
  await callTomorrow('Amy')
  const slot = windows[3]?.[1][0] ?? ''
  const books = { act: 'book', for: of.Ada ?? '', seen: await seen('Ada'), ...typedBooking(slot, typedBy('Ada')) }
  expect((await desk.post(owner, deskPaths.calendar(), books)).status).toBe(303)
  dayOf.Ada = four
  // The first day: a figure too many, and a change that the other phone hasn't seen.
  await until(one, 7)
  sam = await desk.cookie('sam@example.com')
  pat = await desk.cookie('pat@example.com')
  await act('Quill', 'priced', '350')
  await accept('Quill', four)
  await until(one, 12)
  await done(sam, 'Bea', '3100', 'card')
  expect(await send(sam, 'Bea', await change('Bea', '310', 'card'))).toBe(303)
  expect(await send(sam, 'Bea', { step: 'costs', seen: '0', dump: '61.50', fuel: '20' })).toBe(303)
  await done(sam, 'Ben', '180', 'cash')
  expect(await send(pat, 'Ben', await change('Ben', '200', 'check'))).toBe(303)
  expect(await send(sam, 'Ben', { step: 'done', paid: '180', method: 'cash' })).toBe(409)
  await done(pat, 'Bo', '120.50', 'cash')
  await until(two, 12)
  await done(sam, 'Bess', '90', 'cash')
  await done(pat, 'Bill', '150', 'card')
  // Two phones without signal send it all again: what the other one has sent, and what got through the first time.
  await done(sam, 'Bill', '150', 'card')
  await done(sam, 'Bess', '90', 'cash')
  await send(pat, 'Bart', { step: 'on-the-way' })
  expect(await send(pat, 'Bart', { step: 'nobody-there' })).toBe(303)
  expect(await send(owner, 'Bart', { step: 'fee', seen: '99', paid: '45', method: 'card' })).toBe(303)
  await done(sam, 'Quinn', '245.50', 'check')
  await until(three, 12)
  expect(await send(owner, 'Bess', await change('Bess', '95,50', 'cash'))).toBe(303)
  await done(sam, 'Pam', '220', 'card')
  await done(pat, 'Paul', '125', 'cash')
  await done(pat, 'Pia', '88', '')
  await until(four, 12)
  await done(sam, 'Quill', '350', 'card')
  await done(sam, 'Ada', '130', 'cash')
  // Penn's stop is forgotten until the day after.
  const next = days.find((date) => date > four && hoursOn(date, arrivalRules())) ?? ''
  // The day's mail is there by then, and that of a next day that begins early.
  await until(next, Math.max(20, minutesOf(hoursOn(next, arrivalRules())?.opens ?? '') / 60))
  expect((await desk.page(owner, deskPaths.day()))('main').text()).toContain('Not finished: Penn')
  expect(await send(owner, 'Penn', { step: 'done', paid: '75', method: 'cash' })).toBe(303)
  await until(days[days.indexOf(next) + 2] ?? '', 20)
})

it('says the same money everywhere, to the cent, before and after somebody is deleted', async () => {
  const same = { in: Array(5).fill(all), left: Array(2).fill(all - 8150), jobs: [13, 13, 13] }
  expect(await booksAt(desk, owner, days)).toEqual({ stops: all, ...same })
  const asked = await desk.page(owner, deskPaths.request(of.Bess ?? '', { do: 'forget' }))
  expect(asked('main').text()).toContain('What a job brought stays')
  for (let tap = 0; tap < 2; tap++)
    await desk.post(owner, deskPaths.request(of.Bess ?? ''), { act: 'forget', [`forget-${of.Bess}`]: 'yes' })
  expect(await booksAt(desk, owner, days)).toEqual({ stops: all - 9550, ...same })
  const sheet = await desk.get(owner, deskPaths.jobsFile({ from: days[0] ?? '', to: days.at(-1) ?? '' }))
  const rows = rowsIn(await sheet.text())
  const crews = [1, 2] as const
  const paidIn = (crew: number) =>
    rows.map((row) => (row.Crew === crewName(crew) ? Math.round(100 * Number(row.Paid)) : 0))
  const byCrew = crews.map((crew) => sum(paidIn(crew)))
  const $ = await desk.page(owner, deskPaths.numbers({ from: days[0], to: days.at(-1) }))
  const inNumbers = (crew: number) => $(`section:has(h2:contains("Money by crew")) tr:contains("${crewName(crew)}") td`)
  const box = async (date: string, crew: number) =>
    centsIn((await desk.page(owner, deskPaths.day(date, { crew })))('#paid').text())
  const boxes = crews.map(async (crew) => sum(await Promise.all(days.map((date) => box(date, crew)))))
  expect([sum(byCrew), byCrew.includes(0)]).toEqual([all, false])
  expect(crews.map((crew) => centsIn(inNumbers(crew).text()))).toEqual(byCrew)
  expect(await Promise.all(boxes)).toEqual(byCrew)
  expect(rows.filter(({ Name }) => Name === say.numbers.nobodysJob)).toHaveLength(1)
  const fees = rows.flatMap(({ Name, Paid, Kind }) => (Kind === say.numbers.tripFee ? [[Name, Paid]] : []))
  expect(fees).toEqual([['Bart', '45.00']])
  const reasons = rows.flatMap((row) => row['Reason lost'] || [])
  expect(reasons.sort()).toEqual(['Nobody there', 'Out of our area', 'Same as another', 'Same as another'])
})

const saidIn = (language: Language) => inLanguage(language, () => say.message)
const receiptIn = (language: Language) => new RegExp(`${saidIn(language).paid}: .*`)
const sentTo = (name: string) =>
  site.delivered
    .filter(({ to }) => to === mailbox(name) || to === `+1${phoneOf(name)}`)
    .map(({ channel, text }) => (channel === 'text' ? (new URLSearchParams(text).get('Body') ?? '') : text))

it('sends receipts with the same amounts, and another one for each that was wrong', () => {
  const receipts = (name: string) =>
    sentTo(name)
      .flatMap((text) => receiptIn(languageOf(name)).exec(text)?.[0] ?? [])
      .map(centsIn)
  const sent = Object.fromEntries(Object.keys(paid).map((name) => [name, receipts(name)]))
  const wrong: Readonly<Record<string, number>> = { Bea: 310_000, Ben: 18_000, Bess: 9000 }
  expect(sent).toEqual(
    Object.fromEntries(Object.entries(paid).map(([name, cents]) => [name, [wrong[name] ?? [], cents].flat()])),
  )
})

it('tells each reader each thing once, in their language', async () => {
  const told = site.delivered.map(({ channel, to, text }) => `${channel} ${to} ${text}`)
  expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([])
  for (const name of Object.keys(paid))
    expect([name, sentTo(name).filter((text) => text.includes(saidIn(languageOf(name)).thankYou))]).toEqual([
      name,
      [expect.any(String)],
    ])
  const open = await site.rows(`SELECT channel, state FROM outbox WHERE state IN ('pending', 'dead')`)
  expect(open).toEqual([])
})

it('forgets nobody, and asks for nobody who was answered', async () => {
  const numberOf = (name: string) => formatUsPhone(`+1${phoneOf(name)}`)
  const $ = await desk.page(owner, deskPaths.requests())
  const open = [...$('.desk-row h2')].map((one) => $(one).text())
  expect(open).toEqual(['Amy', numberOf('Queen'), numberOf('Quade')])
  const mail = site.delivered.find(({ to, text }) => to === ownerAddress && text.includes('1 not finished'))
  const called = everybody.filter((name) => !sameAs[name] && mail?.text.includes(`Call ${numberOf(name)}`))
  expect(called).toEqual(['Quade', 'Queen', 'Penn', 'Amy'])
})

it('keeps what came in once all records are deleted, and nothing of whose it was', async () => {
  const today = site.clock.now
  site.clock.now += 181 * 24 * hour
  site.clock.now -= site.clock.now % hour
  await site.cron()
  expect(await site.rows('SELECT 1 FROM leads')).toEqual([])
  site.clock.now = today
  owner = await desk.cookie('ann@example.com')
  expect(await booksAt(desk, owner, days)).toMatchObject({ stops: 0, in: Array(5).fill(all), jobs: [13, 13, 13] })
  const kept = await site.rows<Record<string, unknown>>('SELECT * FROM income ORDER BY cents')
  expect(kept.at(-2)).toEqual({
    ...{ done_on: dayOf.Bea, cents: 31_000, dump_cents: 6150, cost_cents: 8150, method: 'card', town: ownTown },
    ...{ kind: expect.any(String), crew: expect.any(Number) },
  })
  expect(kept[0]).toMatchObject({ done_on: dayOf.Bart, cents: tripFee, kind: say.numbers.tripFee })
  // It was said the day after.
  expect(kept[1]).toMatchObject({ done_on: dayOf.Penn, cents: 7500 })
  expect(JSON.stringify(kept)).not.toMatch(/Bea|Street|2025556|\b[0-9A-Z]{10}\b/)
})
