import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { lead } from '../../tests/support/memoryServices.ts'
import { anybody, book, keep, record, suspect } from '../../tests/support/seats.ts'
import { addDays, dateMs, minutesOf, noonOffset, weekdayName } from '../domain/calendar/localTime.ts'
import { referralForm } from '../shared/forms/forms.ts'
import { sweep } from '../sweep.ts'

const minute = 60_000
const hour = 60 * minute

/** When somebody begins to answer on a date, UTC ms. */
function answering(date: string) {
  const { phones, pickup } = site.hours
  const hours = phones ?? pickup.find(({ days }) => days.some((day) => day === weekdayName(date)))
  return dateMs(date) - noonOffset(date, site.timeZone) + minutesOf(hours?.opens ?? '08:00') * minute
}
const opens = answering('2026-11-24')
const noon = opens + 3 * hour

/** A site on which somebody asks for a quote at a time, and what its owner hears of that. */
async function waiting(at = noon, fields: Record<string, string> = {}) {
  const one = intake()
  one.clock.now = at
  const reference = referenceOf(await one.send({ key: keyOf(1), fields }))
  const { DB } = one.services.env
  return {
    ...one,
    reference,
    DB,
    run: async (when: number) => {
      one.clock.now = when
      await one.cron()
    },
    nudges: (channel: 'email' | 'sms' = 'email') =>
      one.delivered
        .filter(
          (mail) =>
            mail.channel === channel && /Nobody( |\+)has( |\+)answered (?!these)|Nobody\+has\+answered/.test(mail.text),
        )
        .map(({ text }) => text),
  }
}

it('is answered to whoever waits', async () => {
  const { run, DB, services, reference, clock } = await waiting()
  await record(DB, reference, [{ kind: 'details', data: { answers: { email: 'jo@example.com' } } }], clock.now)
  const sent: { subject: string; replyTo?: string }[] = []
  Object.assign(services.env, { EMAIL: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) } })
  await run(noon + 15 * minute)
  const nudge = sent.find(({ subject }) => subject.startsWith('Nobody has answered'))
  expect(nudge?.replyTo).toBe('jo@example.com')
})

it('tells the owner after fifteen minutes and after an hour, by mail and by text, and then never again', async () => {
  const { run, nudges } = await waiting()
  await run(noon + 14 * minute)
  expect(nudges()).toEqual([])
  for (let minutes = 15; minutes < 200; minutes += 5) await run(noon + minutes * minute)
  expect(nudges().map((text) => /in (.*?):/.exec(text)?.[1])).toEqual(['15 minutes', '1 hour'])
  expect(nudges('sms')).toHaveLength(2)
  const [first = ''] = nudges()
  expect(first).toContain('/desk/requests/')
  expect(first).toContain('They wrote 15 minutes ago.')
})

it('counts what came at night from the opening on', async () => {
  const { run, nudges } = await waiting(opens - 9 * hour)
  for (const at of [opens - 8 * hour, opens - 1, opens + 14 * minute]) await run(at)
  expect(nudges()).toEqual([])
  await run(opens + 15 * minute)
  expect(nudges()).toEqual([expect.stringContaining('in 9 hours')])
})

type One = Awaited<ReturnType<typeof waiting>>
it.each<[string, (one: One) => Promise<unknown>]>([
  [
    'was touched at the desk',
    ({ DB, reference, clock }) => record(DB, reference, [{ kind: 'called', data: {} }], clock.now, 'a@b.co'),
  ],
  ['is spam', ({ DB, reference, clock }) => record(DB, reference, [{ kind: 'spam', data: {} }], clock.now)],
  ['looks unusual', ({ DB, reference, clock }) => suspect(DB, reference, clock.now)],
  [
    'has its pickup',
    ({ DB, reference, clock }) =>
      record(DB, reference, [{ kind: 'booked', data: { slot: '2026-11-30T10' } }], clock.now),
  ],
  [
    'was canceled',
    async ({ DB, reference, clock }) => {
      await record(DB, reference, [{ kind: 'booked', data: { slot: '2026-11-30T10' } }], clock.now)
      await record(DB, reference, [{ kind: 'canceled', data: {} }], clock.now)
    },
  ],
])('says nothing of what %s', async (_, change) => {
  const one = await waiting()
  await change(one)
  for (const later of [15, 16, 60, 61]) await one.run(noon + later * minute)
  expect(one.nudges()).toEqual([])
})

it('tells of a customer while many others came from one place', async () => {
  const { DB, run, nudges } = await waiting()
  const flood = Array.from({ length: 20 }, (_, index) =>
    lead(`FLOOD000${10 + index}`, { spamSignals: ['many-from-one-place'] }),
  )
  for (const one of flood) await keep(DB, one, noon - minute)
  await run(noon + 15 * minute)
  expect(nudges()).toHaveLength(1)
})

it('tells of a pickup that is only held', async () => {
  const one = await waiting()
  await book(one.DB, one.reference, '2026-11-30T10', 9, noon, { ...anybody, heldUntil: noon + 30 * minute })
  await one.run(noon + 15 * minute)
  expect(one.nudges()).toHaveLength(1)
})

it('says nothing of a referral link, which is its own answer', async () => {
  const { services, delivered, send, clock, cron } = intake()
  clock.now = noon
  await send({ key: keyOf(1), form: referralForm, changes: { values: { phone: '2025550123', name: 'Ann' } } })
  const before = delivered.length
  clock.now = noon + 15 * minute
  await cron()
  expect(services && delivered.slice(before)).toEqual([])
})

it('tells at the times that the business has set, and not at all where it wants that', async () => {
  const { nudgeMinutes } = site.hours
  for (const [minutes, times] of [
    [[30], 1],
    [[], 0],
  ] as const) {
    Object.assign(site.hours, { nudgeMinutes: minutes })
    const { run, nudges } = await waiting()
    for (const later of [15, 29, 30, 31, 60, 90]) await run(noon + later * minute)
    expect(nudges()).toHaveLength(times)
  }
  Object.assign(site.hours, { nudgeMinutes })
})

it('catches up after the cron was away for half an hour, not the next day', async () => {
  const short = await waiting()
  await short.run(noon + 45 * minute)
  expect(short.nudges()).toHaveLength(1)
  const long = await waiting()
  await long.run(answering(addDays('2026-11-24', 1)) + 4 * hour)
  expect(long.nudges()).toEqual([])
})

it('isn’t sent anymore when somebody answered while the mail was down', async () => {
  const { services, clock, run, nudges, DB, reference } = await waiting()
  clock.now = noon + 15 * minute
  const EMAIL = { send: async () => Promise.reject(new Error('down')) } as never
  await sweep({ ...services, env: { ...services.env, EMAIL } })
  await record(DB, reference, [{ kind: 'called', data: {} }], clock.now, 'a@b.co')
  await run(noon + 20 * minute)
  expect(nudges()).toEqual([])
})
