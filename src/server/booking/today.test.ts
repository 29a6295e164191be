import { expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { pickups, pickupReference as reference } from '../../../tests/support/pickups.ts'
import { cancel, move } from '../../../tests/support/seats.ts'
import { dateMs, noonOffset } from '../../domain/calendar/localTime.ts'
import { clockTime } from '../../domain/calendar/visit.ts'
import { partsOf, plainText } from '../../domain/contact/textMessage.ts'
import { sweep } from '../cron/sweep.ts'
import { deliver } from '../delivery/outbox.ts'
import type { Services } from '../lib/services.ts'
import type { Lead } from '../store/lead.ts'
import { visitOf } from '../store/visits.ts'
import { recordStep, stopsOn } from './today.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const minute = 60_000
const date = '2026-11-23'
/** 9:42 in the morning of that date. */
const morning = dateMs(date) + 9 * 60 * minute + 42 * minute - noonOffset(date, site.timeZone)
const consenting = { phone: '+12025550123', texts: 'yes', slot: `${date}T10` }

async function dayOf(answers: typeof consenting = consenting, changes: Partial<Lead> = {}) {
  const day = pickups(morning - 24 * 60 * minute)
  const { DB, services, clock, idle } = day
  await day.booked(answers, changes)
  clock.now = morning
  return {
    ...day,
    step: async (step: string, also: Partial<Services> = {}, on = date) => {
      const isRecorded = await recordStep({ ...services, ...also }, { date: on, reference, step })
      await idle()
      return isRecorded
    },
    visit: () => visitOf(DB, reference),
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
  expect(body).toContain(`/booking?t=booking.${reference}.`)
  expect(partsOf(body)).toBeLessThanOrEqual(2)
  expect(plainText(body)).toBe(body)
})

it('goes on to arrived and done without a word, and not back', async () => {
  const { step, texts, visit, clock } = await dayOf()
  await step('arrived')
  clock.now += minute
  await step('on-the-way')
  await step('done')
  expect([await visit(), texts()]).toEqual([{ arrived: morning, done: morning + minute }, []])
})

it.each([
  ['without consent', { ...consenting, texts: '' }, {}],
  ['for what looked like a robot’s', consenting, { spamSignals: ['links', 'too-fast'] }],
] as [string, typeof consenting, Partial<Lead>][])(
  'sends no text %s, and offers it to the crew',
  async (_, answers, changes) => {
    const { step, texts, visit, services } = await dayOf(answers, changes)
    expect((await stopsOn(services.env, date)).map(({ isTexted }) => isTexted)).toEqual([false])
    expect(await step('on-the-way')).toBe(true)
    expect([texts(), await visit()]).toEqual([[], { 'on-the-way': morning }])
  },
)

it('records nothing for a pickup of another day, one that was canceled, and a step that there isn’t', async () => {
  const { step, visit, DB, services } = await dayOf()
  expect(await step('on-the-way', {}, '2026-11-24')).toBe(false)
  expect(await step('lunch')).toBe(false)
  await cancel(DB, reference, 1, morning)
  expect(await step('on-the-way')).toBe(false)
  expect([await visit(), await stopsOn(services.env, date)]).toEqual([{}, []])
})

it('starts over when the pickup is moved', async () => {
  const { step, visit, texts, DB, clock } = await dayOf()
  await step('on-the-way')
  await move(DB, reference, 1, `${date}T14`, 9, clock.now)
  expect(await visit()).toEqual({})
  clock.now += 4 * 60 * minute
  await step('on-the-way')
  expect(texts()).toHaveLength(2)
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
