import { describe, expect, it, vi } from 'vitest'
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
    reminders: () =>
      delivered
        .filter(({ channel, text }) => channel !== 'email' && /pickup(?:\+| )is(?:\+| )to/.test(text))
        .map(({ channel }) => channel)
        .sort(),
  }
}

describe('the day before', () => {
  it.each([
    ['by mail and by text', both, ['copy', 'text']],
    ['by mail alone', { ...both, texts: '' }, ['copy']],
    ['by text alone', { ...both, email: '' }, ['text']],
    ['not at all, where there’s no way', { phone: both.phone }, []],
  ])('reminds once, %s', async (_, answers, expected) => {
    const { booked, cron, reminders } = evening()
    await booked(answers)
    await cron(from - minute)
    expect(reminders()).toEqual([])
    for (let later = 0; later < 4; later++) await cron(from + later * minute)
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

  it('still does when the cron was away for an hour, and doesn’t late at night', async () => {
    const late = evening()
    await late.booked()
    await late.cron(until - minute)
    expect(late.reminders()).toEqual(['copy', 'text'])
    const night = evening()
    await night.booked()
    await night.cron(until)
    expect(night.reminders()).toEqual([])
  })

  it('reminds of twenty-five pickups, and of each once', async () => {
    const { booked, cron, reminders } = evening()
    for (let index = 0; index < 25; index++) await booked({ ...both, texts: '' }, {}, `RRRRRRRR${10 + index}`)
    for (let later = 0; later < 4; later++) await cron(from + later * minute)
    expect(reminders()).toHaveLength(25)
  })

  it.each([
    [
      'booked after the hour',
      async ({ clock, booked }) => {
        clock.now = from + minute
        await booked()
      },
    ],
    [
      'canceled',
      async ({ clock, booked, DB }) => {
        await booked()
        await cancel(DB, reference, 1, clock.now + minute)
      },
    ],
    [
      'only held',
      async ({ booked, DB }) => {
        await booked()
        await DB.prepare('UPDATE bookings SET held_until = ?').bind(until).run()
      },
    ],
    [
      'thrown out',
      async ({ booked, DB }) => {
        await booked()
        await DB.prepare(`UPDATE leads SET state = 'spam'`).run()
      },
    ],
    ['suspicious', async ({ booked }) => booked(both, { spamSignals: ['links', 'too-fast'] })],
    [
      'for another day',
      async ({ clock, booked, DB }) => {
        await booked()
        await move(DB, reference, 1, next, 9, clock.now + minute)
      },
    ],
  ] as [string, (one: ReturnType<typeof evening>) => Promise<unknown>][])(
    'says nothing of what is %s',
    async (_, arrange) => {
      const one = evening()
      await arrange(one)
      for (const at of [from + 2 * minute, from + 3 * minute]) await one.cron(at)
      expect(one.reminders()).toEqual([])
    },
  )

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
})

describe('when something fails', () => {
  it('two crons at the same moment remind once', async () => {
    const { booked, cron, reminders, services, clock } = evening()
    await booked()
    clock.now = from
    await Promise.all([sweep(services), sweep(services), sweep(services)])
    await cron(from + 5 * minute)
    expect(reminders()).toEqual(['copy', 'text'])
  })

  it('the mail service is down: it’s tried again, but not of a pickup that was canceled or has begun since', async () => {
    const down = (services: Services): Services => ({
      ...services,
      env: { ...services.env, EMAIL: { send: async () => Promise.reject(new Error('down')) } as never },
    })
    const again = evening()
    await again.booked({ ...both, texts: '' })
    await again.cron(from, down(again.services))
    await again.cron(from + 5 * minute)
    expect(again.reminders()).toEqual(['copy'])

    const canceled = evening()
    await canceled.booked({ ...both, texts: '' })
    await canceled.cron(from, down(canceled.services))
    await cancel(canceled.DB, reference, 1, canceled.clock.now)
    await canceled.cron(from + 5 * minute)
    expect(canceled.reminders()).toEqual([])

    const begun = evening()
    await begun.booked({ ...both, texts: '' })
    await begun.cron(from, down(begun.services))
    await begun.cron(from + day)
    expect(begun.reminders()).toEqual([])
  })

  it.each([
    ['email', 'throws'],
    ['email', '5xx'],
    ['email', 'commits'],
    ['sms', 'throws'],
    ['sms', '5xx'],
    ['sms', 'commits'],
  ] as const)('%s %s once: it comes, and twice only when its answer got lost', async (service, fault) => {
    const { booked, cron, reminders, services, delivered } = evening()
    await booked()
    const { EMAIL, fetch } = outside(delivered, { [service]: fault })
    await cron(from, { ...services, env: { ...services.env, EMAIL } as Env, fetch })
    for (const later of [2, 10, 30]) await cron(from + later * minute)
    const again = service === 'email' ? 'copy' : 'text'
    expect(reminders()).toEqual(['copy', 'text', ...(fault === 'commits' ? [again] : [])].sort())
  })

  it('no phone rings at night, whatever was down in the evening', async () => {
    const { booked, cron, reminders, services } = evening()
    await booked({ ...both, email: '' })
    const down = { ...services, fetch: async () => new Response(null, { status: 503 }) }
    for (const later of [0, 2, 8, 25, 90, 160, 230]) await cron(from + later * minute, down)
    for (let hours = 4; hours < 15; hours++) await cron(from + hours * hour)
    expect(reminders()).toEqual([])
    await cron(from + 16 * hour)
    expect(reminders()).toEqual(['text'])
  })
})
