import { expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { outside } from '../../../tests/support/outside.ts'
import { book, cancel, move } from '../../../tests/support/seats.ts'
import { lead } from '../../../tests/support/services.ts'
import { reminderTimes } from '../../domain/calendar/reminder.ts'
import type { Env } from '../../env.ts'
import type { Values } from '../../forms/form.ts'
import { sweep } from '../cron/sweep.ts'
import type { Services } from '../lib/services.ts'
import type { Lead } from '../store/lead.ts'
import { leadStatements } from '../store/leads.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const date = '2026-11-24'
const [slot, later, next] = [`${date}T10`, `${date}T14`, '2026-11-25T10']
const { from, until } = reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone)
const both = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes' }
const byMail = { ...both, texts: '' }
const reference = '7K2M9QX4RD'

function evening() {
  const clock = { now: from - day }
  const memory = memoryServices(clock)
  const { services, DB, delivered } = memory
  return {
    ...memory,
    clock,
    async booked(answers: Values = both, changes: Partial<Lead> = {}, one = reference) {
      const stored = lead(one, { form: 'booking', answers: { ...answers, slot }, ...changes })
      await book(DB, one, slot, 99, clock.now)
      await DB.batch(leadStatements(DB, stored, [], clock.now))
    },
    async cron(at: number, also: Services = services) {
      clock.now = at
      await sweep(also)
    },
    /** The channels of all reminders that arrived. */
    reminders: () =>
      delivered
        .filter(({ channel, text }) => channel !== 'email' && /pickup(?:\+| )is(?:\+| )to/.test(text))
        .map(({ channel }) => channel)
        .sort(),
  }
}

it.each([
  ['by mail and by text', both, ['copy', 'text']],
  ['by mail alone', byMail, ['copy']],
  ['by text alone', { ...both, email: '' }, ['text']],
  ['not at all, where there’s no way', { phone: both.phone }, []],
])('reminds once the day before, %s', async (_, answers, expected) => {
  const { booked, cron, reminders } = evening()
  await booked(answers)
  await cron(from - minute)
  expect(reminders()).toEqual([])
  for (let minutes = 0; minutes < 4; minutes++) await cron(from + minutes * minute)
  expect(reminders()).toEqual(expected)
})

it('says when, in the words of that hour, with the link', async () => {
  const { booked, cron, delivered } = evening()
  await booked()
  await cron(from)
  const mail = delivered.find(({ channel }) => channel === 'copy')?.text ?? ''
  expect(mail).toMatch(/^Your pickup is tomorrow \(7K2M9QX4RD\)\n/)
  expect(mail).toContain('Tue, Nov 24, 10 AM')
  expect(mail).toContain(`/booking?t=booking.${reference}.`)
})

it.each([
  ['still when the cron was away for an hour', until - minute, ['copy', 'text']],
  ['not late at night', until, []],
])('reminds %s', async (_, at, expected) => {
  const { booked, cron, reminders } = evening()
  await booked()
  await cron(at)
  expect(reminders()).toEqual(expected)
})

it('reminds of twenty-five pickups, and of each once', async () => {
  const { booked, cron, reminders } = evening()
  for (let index = 0; index < 25; index++) await booked(byMail, {}, `RRRRRRRR${10 + index}`)
  for (let minutes = 0; minutes < 4; minutes++) await cron(from + minutes * minute)
  expect(reminders()).toHaveLength(25)
})

const withoutReminder: Record<string, (one: ReturnType<typeof evening>) => Promise<unknown>> = {
  async 'booked after the hour'({ clock, booked }) {
    clock.now = from + minute
    await booked()
  },
  async canceled({ clock, booked, DB }) {
    await booked()
    await cancel(DB, reference, 1, clock.now + minute)
  },
  async 'only held'({ booked, DB }) {
    await booked()
    await DB.prepare('UPDATE bookings SET held_until = ?').bind(until).run()
  },
  async 'thrown out'({ booked, DB }) {
    await booked()
    await DB.prepare(`UPDATE leads SET state = 'spam'`).run()
  },
  async 'for another day'({ clock, booked, DB }) {
    await booked()
    await move(DB, reference, 1, next, 9, clock.now + minute)
  },
  suspicious: ({ booked }) => booked(both, { spamSignals: ['links', 'too-fast'] }),
}

it.each(Object.entries(withoutReminder))('says nothing of what is %s', async (_, arrange) => {
  const one = evening()
  await arrange(one)
  for (const at of [from + 2 * minute, from + 3 * minute]) await one.cron(at)
  expect(one.reminders()).toEqual([])
})

it('reminds again of a pickup that was moved to another day, not of one moved after the hour', async () => {
  const { booked, cron, reminders, DB, clock } = evening()
  await booked()
  await cron(from)
  await move(DB, reference, 1, later, 9, clock.now + minute)
  await cron(from + 3 * minute)
  expect(reminders()).toEqual(['copy', 'text'])
  await move(DB, reference, 2, next, 9, clock.now + minute)
  await cron(from + 10 * minute)
  await cron(from + day)
  expect(reminders()).toEqual(['copy', 'copy', 'text', 'text'])
})

it('reminds once when three crons run at the same moment', async () => {
  const { booked, cron, reminders, services, clock } = evening()
  await booked()
  clock.now = from
  await Promise.all([sweep(services), sweep(services), sweep(services)])
  await cron(from + 5 * minute)
  expect(reminders()).toEqual(['copy', 'text'])
})

it.each([
  ['again', 5 * minute, undefined, ['copy']],
  ['not of a pickup that was canceled since', 5 * minute, cancel, []],
  ['not of one that has begun', day, undefined, []],
] as const)('after the mail service was down it reminds %s', async (_, wait, change, expected) => {
  const { booked, cron, reminders, services, DB, clock } = evening()
  await booked(byMail)
  const EMAIL = { send: async () => Promise.reject(new Error('down')) } as never
  await cron(from, { ...services, env: { ...services.env, EMAIL } })
  await change?.(DB, reference, 1, clock.now)
  await cron(from + wait)
  expect(reminders()).toEqual(expected)
})

it.each([
  ['email', 'throws', []],
  ['email', 'commits', ['copy']],
  ['sms', '5xx', []],
  ['sms', 'commits', ['text']],
] as const)('%s %s once: it comes, and twice only when its answer got lost', async (service, fault, again) => {
  const { booked, cron, reminders, services, delivered } = evening()
  await booked()
  const { EMAIL, fetch } = outside(delivered, { [service]: fault })
  await cron(from, { ...services, env: { ...services.env, EMAIL } as Env, fetch })
  for (const minutes of [2, 10, 30]) await cron(from + minutes * minute)
  expect(reminders()).toEqual(['copy', 'text', ...again].sort())
})

it('lets no phone ring at night, whatever was down in the evening', async () => {
  const { booked, cron, reminders, services } = evening()
  await booked({ ...both, email: '' })
  const down = { ...services, fetch: async () => new Response(null, { status: 503 }) }
  for (const minutes of [0, 2, 8, 25, 90, 160, 230]) await cron(from + minutes * minute, down)
  for (let hours = 4; hours < 15; hours++) await cron(from + hours * hour)
  expect(reminders()).toEqual([])
  await cron(from + 16 * hour)
  expect(reminders()).toEqual(['text'])
})
