import { describe, expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { cancel, move, record } from '../../tests/support/seats.ts'
import { clockTime } from '../domain/calendar/booking.ts'
import { dateMs, noonOffset } from '../domain/calendar/localTime.ts'
import { partsOf, plainText } from '../domain/contact/textMessage.ts'
import { deliver } from '../messages/outbox.ts'
import type { NewEvent } from '../request/event.ts'
import { findRequest } from '../request/store.ts'
import { paths } from '../routes.ts'
import type { Services } from '../shared/http/services.ts'
import type { NewLead } from '../store/lead.ts'
import { sweep } from '../sweep.ts'
import { recordStep, stopsOn, tellDelay } from './day.ts'

const sam = { address: 'sam@example.com', role: 'crew' } as const
type Step = 'on-the-way' | 'arrived' | 'nobody-there' | 'done'
const minute = 60_000
const date = '2026-11-23'
/** 9:42 in the morning of that date. */
const morning = dateMs(date) + 9 * 60 * minute + 42 * minute - noonOffset(date, site.timeZone)
const consenting = { phone: '+12025550123', texts: 'yes', slot: `${date}T10` }

async function dayOf(
  answers: Readonly<Record<string, string>> & { slot: string } = consenting,
  changes: Partial<NewLead> = {},
) {
  const day = pickups(morning - 24 * 60 * minute)
  const { DB, services, clock, idle } = day
  await day.booked(answers, changes)
  clock.now = morning
  return {
    ...day,
    step: async (step: Step, also: Partial<Services> = {}, on = date) => {
      const said = { event: { kind: step, data: step === 'done' ? { went: [] } : {} } as NewEvent }
      const outcome = await recordStep({ ...services, ...also }, sam, { date: on, reference, said })
      await idle()
      return outcome === 'saved'
    },
    visit: async () => (await findRequest(DB, reference))?.visit,
    /** What was done with the request, by action. */
    history: async () =>
      (await findRequest(DB, reference))?.events.slice(2).map(({ kind, person, data }) => [kind, person, data]),
    /** Mails that customers have got. */
    mails: () => day.delivered.filter(({ channel }) => channel === 'copy').map(({ text }) => text),
    late: async (minutes: number, asOf = clock.now, isTicked = () => true) => {
      const isTold = await tellDelay(services, sam, { date, minutes, asOf, isTicked })
      await idle()
      return isTold
    },
  }
}

it('texts the customer once, however often it’s tapped, and remembers when it was first', async () => {
  const { step, texts, visit, clock } = await dayOf()
  expect(await step('on-the-way')).toBe(true)
  clock.now += 3 * minute
  expect(await step('on-the-way')).toBe(true)
  expect(await visit()).toEqual({ 'on-the-way': morning })
  const [{ body } = { body: '' }, ...more] = texts()
  expect(more).toEqual([])
  expect(body).toContain(plainText(`We’re on the way to your pickup, since ${clockTime(morning, site.timeZone)}.`))
  expect(body).toContain(paths.ownRequest({ token: `own.${reference}_booking_` }))
  expect(partsOf(body)).toBeLessThanOrEqual(2)
  expect(plainText(body)).toBe(body)
})

it.each([
  ['en', 'there in about 20 minutes'],
  ['es', 'llegamos en unos 20 minutos'],
] as const)('says in a text (%s) about when, where the crew did', async (language, words) => {
  const { texts, services, idle } = await dayOf(consenting, { language })
  await recordStep(services, sam, { date, reference, said: { event: { kind: 'on-the-way', data: { minutes: 20 } } } })
  await idle()
  const [{ body } = { body: '' }] = texts()
  expect(body).toContain(words)
  expect(partsOf(body)).toBeLessThanOrEqual(2)
})

it.each([
  ['without consent', { ...consenting, texts: '' }, {}],
  ['for what looked like a robot’s', consenting, { spamSignals: ['links', 'too-fast'] }],
] as [string, typeof consenting, Partial<NewLead>][])(
  'sends no text %s, and offers it to the crew',
  async (_, answers, changes) => {
    const { step, texts, visit, services } = await dayOf(answers, changes)
    expect((await stopsOn(services.env, date)).map(({ isTexted }) => isTexted)).toEqual([false])
    expect(await step('on-the-way')).toBe(true)
    expect([texts(), await visit()]).toEqual([[], { 'on-the-way': morning }])
  },
)

it('records nothing for a pickup of another day, and for one that was canceled', async () => {
  const { step, visit, DB, services } = await dayOf()
  expect(await step('on-the-way', {}, '2026-11-24')).toBe(false)
  await cancel(DB, reference, 1, morning)
  expect(await step('on-the-way')).toBe(false)
  expect([await visit(), await stopsOn(services.env, date)]).toEqual([{}, []])
})

it('is sent once by two taps and two crons at the same moment', async () => {
  const { step, texts, services, clock, cron } = await dayOf()
  await Promise.all([step('on-the-way'), step('on-the-way'), sweep(services), sweep(services)])
  await cron(clock.now + minute)
  expect(texts()).toHaveLength(1)
})

it.each([
  ['', 1],
  ['not ', 0],
])('after the text service was down it’s %ssent: once they’ve arrived it isn’t', async (_, expected) => {
  const { step, texts, services, clock } = await dayOf()
  await step('on-the-way', { fetch: async () => new Response(null, { status: 503 }) })
  clock.now += minute / 2
  if (expected === 0) await step('arrived')
  clock.now += 2 * minute
  await deliver(services)
  expect(texts()).toHaveLength(expected)
})

const mailed = { ...consenting, texts: '', email: 'jo@example.com' }

describe('a receipt that was wrong', () => {
  const paid = (cents: number) => ({ cents, method: 'card' as const, went: [] })
  const undo: Said = { event: { kind: 'undone', data: { number: 3 } } }
  type Said = Parameters<typeof recordStep>[2]['said']
  async function doneAt(cents: number, mail: 'up' | 'down' = 'up') {
    const one = await dayOf(mailed)
    const { services, idle, clock, mails } = one
    const EMAIL = { send: () => Promise.reject(new Error('down')) } as never
    const say = async (said: Said, state: 'up' | 'down' = 'up') => {
      const down = { ...services, waitUntil: () => undefined, env: { ...services.env, EMAIL } }
      // Nobody begins to send what's said while mail is down.
      const outcome = await recordStep(state === 'up' ? services : down, sam, { date, reference, said })
      await idle()
      clock.now += minute
      return outcome
    }
    await say({ event: { kind: 'done', data: paid(cents) } }, mail)
    /** What each mail says: its heading, and what was paid. */
    const read = () =>
      mails().map((text) => `${/Corrected|done/.exec(text)?.[0]} ${/Paid: (\$[\d,]+)/.exec(text)?.[1]}`)
    return { ...one, say, read }
  }

  it('isn’t sent where it was changed before it went out: the right one is the first', async () => {
    const { say, read, cron, clock } = await doneAt(310_000, 'down')
    await say({ event: { kind: 'receipt', data: paid(31_000) }, seen: 3 })
    await cron(clock.now + minute)
    expect(read()).toEqual(['done $310'])
  })

  it('isn’t sent where it was undone before it went out, and corrects itself where it’s done again after', async () => {
    const early = await doneAt(310_000, 'down')
    expect(await early.say(undo)).toBe('saved')
    await early.cron(early.clock.now + 10 * minute)
    expect([early.read(), await early.visit()]).toEqual([[], {}])
    const late = await doneAt(310_000)
    await late.say(undo)
    await late.say(undo)
    expect(late.read()).toEqual(['done $3,100'])
    await late.say({ event: { kind: 'done', data: paid(31_000) } })
    expect(late.read()).toEqual(['done $3,100', 'Corrected $310'])
    // Who has read the very same hears nothing.
    const again = await doneAt(31_000)
    await again.say(undo)
    await again.say({ event: { kind: 'done', data: paid(31_000) } })
    expect(again.read()).toEqual(['done $310'])
  })
})

it('finds nobody there once it has set out or the window has begun', async () => {
  const { step, clock, services } = await dayOf()
  expect(await step('nobody-there')).toBe(false)
  clock.now += 30 * minute
  expect([await step('nobody-there'), await step('nobody-there'), await step('done')]).toEqual([true, true, false])
  const [stop] = await stopsOn(services.env, date)
  expect([stop?.status, stop?.reason, stop?.missedAt]).toEqual(['lost', 'Nobody there', clock.now])
})

it.each([
  ['en', { ...consenting, email: 'jo@example.com' }, ['We came by at 10:12 AM'], []],
  ['es', consenting, ['Pasamos a las 10:12'], []],
  ['en', { ...consenting, texts: '', email: 'jo@example.com' }, [], ['Sorry we missed you']],
  ['en', { ...consenting, texts: '' }, [], []],
] as const)('says in one way that nobody was there (%s), to %j', async (language, answers, texted, mailed) => {
  const { step, clock, texts, mails } = await dayOf(answers, { language })
  clock.now += 30 * minute
  await step('nobody-there')
  await step('nobody-there')
  expect(texts().map(({ body }) => body)).toEqual(texted.map((words) => expect.stringContaining(words)))
  expect(texts().every(({ body }) => partsOf(body) <= 2)).toBe(true)
  expect(mails()).toEqual(mailed.map((words) => expect.stringContaining(words)))
})

it('doesn’t say that nobody was there where that was undone before it went out, nor of a day before', async () => {
  const { services, clock, step, texts } = await dayOf()
  clock.now += 30 * minute
  await step('nobody-there', { fetch: async () => new Response(null, { status: 503 }) })
  const undone = { event: { kind: 'undone', data: { number: 3 } } } as const
  expect(await recordStep(services, sam, { date, reference, said: undone })).toBe('saved')
  clock.now += 2 * minute
  await deliver(services)
  clock.now += 24 * 60 * minute
  expect(await step('nobody-there')).toBe(true)
  expect(texts()).toEqual([])
})

it('mails one receipt when whoever had it died on the way, also past midnight', async () => {
  const { services, clock, DB, mails, cron } = await dayOf(mailed)
  clock.now = morning + 14 * 60 * minute
  const EMAIL = { send: () => new Promise(() => undefined) } as never
  const dead = { ...services, env: { ...services.env, EMAIL }, waitUntil: () => undefined }
  await recordStep(dead, sam, { date, reference, said: { event: { kind: 'done', data: { went: [] } } } })
  await vi.waitFor(async () =>
    expect((await DB.prepare(`SELECT attempts FROM outbox WHERE channel = 'receipt'`).all()).results).toEqual([
      { attempts: 1 },
    ]),
  )
  await Promise.all([sweep(services), sweep(services)])
  expect(mails()).toEqual([])
  for (let minutes = 0; minutes < 60; minutes += 7) await cron(morning + 14 * 60 * minute + minutes * minute)
  expect(mails()).toHaveLength(1)
})

it('mails no second receipt after a move, and none without an address', async () => {
  const { step, DB, clock, mails } = await dayOf(mailed)
  await step('done')
  await move(DB, reference, 1, `${date}T14`, 9, clock.now)
  clock.now += 4 * 60 * minute
  await step('done')
  expect(mails()).toHaveLength(1)
  const without = await dayOf()
  await without.step('done')
  expect(without.mails()).toEqual([])
})

it('tells a delay once per tap, by text or else by mail', async () => {
  const { late, texts, clock, history, cron } = await dayOf()
  const seen = clock.now
  await Promise.all([late(30, seen), late(30, seen)])
  await late(15, seen)
  expect(texts().map(({ body }) => body)).toEqual([expect.stringContaining('running about 30 minutes late')])
  clock.now += 20 * minute
  await late(60)
  await cron(clock.now + minute)
  expect(texts().map(({ body }) => /about (.*) late/.exec(body)?.[1])).toEqual(['30 minutes', 'an hour'])
  expect((await history())?.map(([kind, , data]) => [kind, data])).toEqual([
    ['late', { minutes: 30 }],
    ['late', { minutes: 60 }],
  ])
  const byMail = await dayOf(mailed)
  await byMail.late(30)
  expect([byMail.texts(), byMail.mails()]).toEqual([[], [expect.stringContaining('about 30 minutes late today')]])
})

it('tells nobody of a delay for whom the crew has set out, whose pickup is another day, or who can’t be told', async () => {
  const { late, step, texts, clock, services } = await dayOf()
  expect(await late(20)).toBe(false)
  clock.now += 24 * 60 * minute
  expect(await late(30)).toBe(false)
  clock.now = morning
  await step('on-the-way')
  expect([await late(30), texts()]).toEqual([true, [expect.objectContaining({ to: consenting.phone })]])
  const silent = await dayOf({ ...consenting, texts: '' })
  expect((await stopsOn(silent.services.env, date)).map(({ hearsBy }) => hearsBy)).toEqual([undefined])
  await silent.late(30)
  expect([silent.texts(), silent.mails(), await silent.history()]).toEqual([[], [], []])
  expect((await stopsOn(services.env, date)).map(({ hearsBy }) => hearsBy)).toEqual(['text'])
})

it.each([
  ['canceled', { kind: 'canceled', data: {} }],
  ['moved to another day', { kind: 'moved', data: { slot: '2026-11-24T10' } }],
] as const)('tells nobody of a delay whose pickup was %s at that moment', async (_, event) => {
  const { DB, late, texts, history, clock } = await dayOf()
  const batch = DB.batch.bind(DB)
  vi.spyOn(DB, 'batch').mockImplementationOnce(async (statements) => {
    const loaded = await batch(statements)
    await record(DB, reference, [event], clock.now)
    return loaded as never
  })
  await late(30)
  expect([texts(), (await history())?.map(([kind]) => kind)]).toEqual([[], [event.kind]])
})

it('doesn’t speak of a delay anymore once the crew has set out', async () => {
  const { services, idle, step, texts, clock } = await dayOf()
  const down = { ...services, fetch: async () => new Response(null, { status: 503 }) }
  await tellDelay(down, sam, { date, minutes: 30, asOf: clock.now, isTicked: () => true })
  await idle()
  await step('arrived')
  clock.now += 2 * minute
  await deliver(services)
  expect(texts()).toEqual([])
})

it('isn’t begun or done before its day', async () => {
  const { step, clock, texts, visit } = await dayOf()
  clock.now = morning - 24 * 60 * minute
  for (const early of ['on-the-way', 'done'] as const) expect(await step(early)).toBe(false)
  expect([texts(), await visit()]).toEqual([[], {}])
})
