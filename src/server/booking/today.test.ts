import { expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { book, cancel, move } from '../../../tests/support/seats.ts'
import { lead } from '../../../tests/support/services.ts'
import { dateMs, noonOffset } from '../../domain/calendar/localTime.ts'
import { clockTime } from '../../domain/calendar/visit.ts'
import { partsOf, plainText } from '../../domain/contact/textMessage.ts'
import type { Values } from '../../forms/form.ts'
import { sweep } from '../cron/sweep.ts'
import { deliver } from '../delivery/outbox.ts'
import type { Services } from '../lib/services.ts'
import type { Lead } from '../store/lead.ts'
import { leadStatements } from '../store/leads.ts'
import { visitOf } from '../store/visits.ts'
import { recordStep, stopsOn } from './today.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const minute = 60_000
const date = '2026-11-23'
const slot = `${date}T10`
/** 9:42 in the morning of that date. */
const morning = dateMs(date) + 9 * 60 * minute + 42 * minute - noonOffset(date, site.timeZone)
const consenting = { phone: '+12025550123', texts: 'yes' }
const reference = '7K2M9QX4RD'

async function dayOf(answers: Values = consenting, changes: Partial<Lead> = {}) {
  const clock = { now: morning - 24 * 60 * minute }
  const memory = memoryServices(clock)
  const { DB, delivered } = memory
  const background: Promise<unknown>[] = []
  const services: Services = { ...memory.services, waitUntil: (work) => void background.push(work) }
  const stored = lead(reference, { form: 'booking', answers: { ...answers, slot }, ...changes })
  await book(DB, reference, slot, 9, clock.now)
  await DB.batch(leadStatements(DB, stored, [], clock.now))
  clock.now = morning
  return {
    clock,
    DB,
    services,
    step: async (step: string, also: Partial<Services> = {}, on = date) => {
      const isRecorded = await recordStep({ ...services, ...also }, { date: on, reference, step })
      while (background.length > 0) await background.pop()
      return isRecorded
    },
    texts: () =>
      delivered
        .filter(({ channel }) => channel === 'text')
        .map(({ text }) => new URLSearchParams(text).get('Body') ?? ''),
    visit: () => visitOf(DB, reference),
  }
}

it('texts the customer once, however often it’s tapped, and remembers when it was first', async () => {
  const { step, texts, visit, clock } = await dayOf()
  expect(await step('on-the-way')).toBe(true)
  clock.now += 3 * minute
  expect(await step('on-the-way')).toBe(true)
  expect(await visit()).toEqual({ 'on-the-way': morning })
  expect(texts()).toHaveLength(1)
  const [text = ''] = texts()
  expect(text).toContain(plainText(`We’re on the way to your pickup, since ${clockTime(morning, site.timeZone)}.`))
  expect(text).toContain(`/booking?t=booking.${reference}.`)
  expect(partsOf(text)).toBeLessThanOrEqual(2)
  expect(plainText(text)).toBe(text)
})

it('goes on to arrived and done without a word, and not back', async () => {
  const { step, texts, visit, clock } = await dayOf()
  await step('arrived')
  clock.now += minute
  await step('on-the-way')
  await step('done')
  expect(await visit()).toEqual({ arrived: morning, done: morning + minute })
  expect(texts()).toEqual([])
})

it.each([
  ['without consent', { phone: '+12025550123' }, {}],
  ['for what looked like a robot’s', consenting, { spamSignals: ['links', 'too-fast'] }],
] as [string, Values, Partial<Lead>][])('sends no text %s, and offers it to the crew', async (_, answers, changes) => {
  const { step, texts, visit, services } = await dayOf(answers, changes)
  expect((await stopsOn(services.env, date)).map(({ isTexted }) => isTexted)).toEqual([false])
  expect(await step('on-the-way')).toBe(true)
  expect([texts(), await visit()]).toEqual([[], { 'on-the-way': morning }])
})

it('acts on no pickup of another day, none that was canceled, and no step that there isn’t', async () => {
  const { step, visit, DB, services } = await dayOf()
  expect(await step('on-the-way', {}, '2026-11-24')).toBe(false)
  expect(await step('lunch')).toBe(false)
  await cancel(DB, reference, 1, morning)
  expect(await step('on-the-way')).toBe(false)
  expect([await visit(), await stopsOn(services.env, date)]).toEqual([{}, []])
})

it('starts over when the pickup is moved', async () => {
  const { step, visit, texts, DB, clock, services } = await dayOf()
  await step('on-the-way')
  await move(DB, reference, 1, `${date}T14`, 9, clock.now)
  await sweep(services)
  expect(await visit()).toEqual({})
  clock.now += 4 * 60 * minute
  await step('on-the-way')
  expect(texts().filter((text) => text.includes('on the way'))).toHaveLength(2)
})

it('is sent once by two taps and two crons at the same moment', async () => {
  const { step, texts, services, clock } = await dayOf()
  await Promise.all([step('on-the-way'), step('on-the-way'), sweep(services), sweep(services)])
  clock.now += minute
  await Promise.all([sweep(services), sweep(services)])
  expect(texts()).toHaveLength(1)
})

it('is tried again while the text service is down, and not anymore once they’ve arrived', async () => {
  const fetch = async () => new Response(null, { status: 503 })
  for (const [hasArrived, expected] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const { step, texts, services, clock } = await dayOf()
    await step('on-the-way', { fetch })
    clock.now += minute / 2
    if (hasArrived) await step('arrived')
    clock.now += 2 * minute
    await deliver(services)
    expect(texts()).toHaveLength(expected)
  }
})
