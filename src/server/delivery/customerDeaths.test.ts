// What customers get from a Worker that dies at any call of its database.
import { expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { faultyDatabase } from '../../../tests/support/faults.ts'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { book } from '../../../tests/support/seats.ts'
import { lead } from '../../../tests/support/services.ts'
import { dateMs, noonOffset } from '../../domain/calendar/localTime.ts'
import { reminderTimes } from '../../domain/calendar/reminder.ts'
import type { Env } from '../../env.ts'
import { recordStep } from '../booking/today.ts'
import { sweep } from '../cron/sweep.ts'
import type { Services } from '../lib/services.ts'
import { leadStatements } from '../store/leads.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const minute = 60_000
const date = '2026-11-24'
const slot = `${date}T10`
const reference = '7K2M9QX4RD'
const tap = { date, reference, step: 'on-the-way' }
const evening = reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone).from
const morning = dateMs(date) + 9 * 60 * minute - noonOffset(date, site.timeZone)

/** A Worker with a pickup of a customer who wants mails and texts. */
async function withPickup(at: number) {
  const clock = { now: at }
  const memory = memoryServices(clock)
  const background: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void background.push(work.catch(() => undefined))
  const services: Services = { ...memory.services, waitUntil }
  const { DB, delivered } = memory
  const answers = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes', slot }
  const before = at - 26 * 60 * minute
  await book(DB, reference, slot, 9, before)
  await DB.batch(leadStatements(DB, lead(reference, { form: 'booking', answers }), [], before))
  return {
    services,
    DB,
    idle: () => Promise.all(background),
    cron: async (minutes: number) => {
      clock.now = at + minutes * minute
      await sweep(services)
    },
    /** Channels of what has arrived. */
    arrived: () =>
      delivered
        .map(({ channel }) => channel)
        .filter((channel) => channel !== 'email')
        .sort(),
  }
}
type Pickup = Awaited<ReturnType<typeof withPickup>>

type Death = { readonly call: number; readonly mode: 'throws' | 'commits' }

/** The same Worker, which dies at a call, before or after it's carried out: from then on it does nothing. */
function dying({ services, DB }: Pickup, { call, mode }: Death) {
  let calls = 0
  const faulty = faultyDatabase(DB, () => {
    calls += 1
    return calls > call ? 'throws' : calls === call ? mode : undefined
  })
  const isDead = () => calls >= call
  const alive = (act: () => Promise<unknown>) => (isDead() ? Promise.reject(new Error('dead')) : act())
  const { EMAIL } = services.env
  const env = { ...services.env, DB: faulty, EMAIL: { send: (mail: never) => alive(() => EMAIL.send(mail)) } }
  const fetch: Services['fetch'] = (url, init) => alive(() => services.fetch(url, init)) as Promise<Response>
  return { worker: { ...services, env: env as unknown as Env, fetch }, isDead }
}

/** What a service took before the Worker could record it: only that may be sent again. */
async function unsettled({ DB, arrived }: Pickup): Promise<string[]> {
  const { results } = await DB.prepare(`SELECT channel FROM outbox WHERE state = 'pending' AND reference = ?`)
    .bind(reference)
    .all<{ channel: string }>()
  const there = arrived()
  return results
    .map(({ channel }) => (channel === 'reminder' ? 'copy' : 'text'))
    .filter((channel) => there.includes(channel as never))
}

/** Tries every death, before and after each call, until a run ends alive. Gives the calls, and what came again. */
async function everyDeath(at: number, run: (pickup: Pickup, worker: Services) => Promise<unknown>, expected: string[]) {
  let again = 0
  for (let call = 1; call < 100; call++)
    for (const mode of ['throws', 'commits'] as const) {
      const pickup = await withPickup(at)
      const { worker, isDead } = dying(pickup, { call, mode })
      await run(pickup, worker)
      await pickup.idle()
      const twice = await unsettled(pickup)
      if (at === morning) await recordStep(pickup.services, tap)
      await pickup.idle()
      for (const later of [2, 4, 12]) await pickup.cron(later)
      expect(pickup.arrived(), `${mode} at call ${call}`).toEqual([...expected, ...twice].sort())
      again += twice.length
      if (!isDead()) return { calls: call, again }
    }
  throw new Error('It never ended alive')
}

it('a reminder is sent once whenever the cron dies, and again only if that couldn’t be recorded', async () => {
  const { calls, again } = await everyDeath(evening, (_, worker) => sweep(worker), ['copy', 'text'])
  expect(calls).toBeGreaterThan(10)
  expect(again).toBeGreaterThan(0)
})

it('so is the text that the crew is on the way, with a second tap after it', async () => {
  const run = (_: Pickup, worker: Services) => recordStep(worker, tap).catch(() => undefined)
  const { calls, again } = await everyDeath(morning, run, ['text'])
  expect(calls).toBeGreaterThan(4)
  expect(again).toBeGreaterThan(0)
})
