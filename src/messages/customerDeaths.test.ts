// What customers get from a Worker that dies at any call of its database.
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { faultyDatabase } from '../../tests/support/faults.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { recordStep } from '../desk/day.ts'
import { dateMs, noonOffset } from '../domain/calendar/localTime.ts'
import { reminderTimes } from '../domain/calendar/pickupDays.ts'
import type { Env } from '../env.ts'
import type { Services } from '../shared/http/services.ts'
import { sweep } from '../sweep.ts'

const minute = 60_000
const date = '2026-11-24'
const crew = { address: 'sam@example.com', role: 'crew' } as const
const tap = { date, reference, said: { event: { kind: 'on-the-way', data: {} } } } as const
const answers = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes', slot: `${date}T10` }
const evening = reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone).from
const morning = dateMs(date) + 9 * 60 * minute - noonOffset(date, site.timeZone)

type Pickup = ReturnType<typeof pickups>

/** A Worker that dies at a call, before or after it's carried out: from then on it does nothing. */
function dying({ services, DB }: Pickup, call: number, mode: 'throws' | 'commits') {
  let calls = 0
  const faulty = faultyDatabase(DB, () => {
    calls += 1
    return calls > call ? 'throws' : calls === call ? mode : undefined
  })
  const isDead = () => calls >= call
  const alive = (work: () => Promise<unknown>) => (isDead() ? Promise.reject(new Error('dead')) : work())
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
  const channels = results.map(({ channel }) => (channel === 'reminder' ? 'copy' : 'text'))
  const there = arrived()
  return channels.filter((channel) => there.includes(channel))
}

/** Tries every death, before and after each call, until a run ends alive. Gives the calls, and what came again. */
async function everyDeath(at: number, run: (worker: Services) => Promise<unknown>, expected: string[]) {
  let again = 0
  for (let call = 1; call < 100; call++)
    for (const mode of ['throws', 'commits'] as const) {
      const pickup = pickups(at)
      pickup.clock.now -= 26 * 60 * minute
      await pickup.booked(answers)
      pickup.clock.now = at
      const { worker, isDead } = dying(pickup, call, mode)
      await run(worker)
      await pickup.idle()
      const twice = await unsettled(pickup)
      if (at === morning) await recordStep(pickup.services, crew, tap)
      await pickup.idle()
      for (const minutes of [2, 4, 12]) await pickup.cron(at + minutes * minute)
      expect(pickup.arrived(), `${mode} at call ${call}`).toEqual([...expected, ...twice].sort())
      again += twice.length
      if (!isDead()) return { calls: call, again }
    }
  throw new Error('It never ended alive')
}

it.each([
  ['a reminder', evening, sweep, ['copy', 'text']],
  [
    'the text that the crew is on the way, with a second tap after it,',
    morning,
    (worker: Services) => recordStep(worker, crew, tap).catch(() => undefined),
    ['text'],
  ],
] as const)('%s is sent once, and again only if that couldn’t be recorded', async (_, at, run, expected) => {
  const { calls, again } = await everyDeath(at, run, [...expected])
  expect(calls).toBeGreaterThan(4)
  expect(again).toBeGreaterThan(0)
})
