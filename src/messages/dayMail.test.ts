import { afterAll, expect, it, vi } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { lead } from '../../tests/support/memoryServices.ts'
import { pickups } from '../../tests/support/pickups.ts'
import { keep, record } from '../../tests/support/seats.ts'
import { arrivalRules } from '../business/calendar.ts'
import { crewName } from '../business/crews.ts'
import { hoursOn } from '../domain/calendar/hours.ts'
import { dateMs, minutesOf, noonOffset } from '../domain/calendar/localTime.ts'
import { reminderTimes } from '../domain/calendar/pickupDays.ts'
import { dateLabel, slotTimes, timeLabel } from '../domain/calendar/slots.ts'
import type { NewEvent } from '../request/event.ts'
import { writeHealthFlags } from '../store/health.ts'
import { sweep } from '../sweep.ts'

// Files share the modules that are loaded, and these have hours of their own here.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
// A business's own days may begin at any hour, and early ones are told of the evening before.
vi.mock(import('../business/calendar.ts'), async (original) => {
  const calendar = await original()
  const { days } = await import('../sites/schema/site.ts')
  const { workDate } = await import('../domain/calendar/pickupDays.ts')
  const hours = [{ days, opens: '08:00', closes: '18:00' }]
  const rules: typeof calendar.arrivalRules = (changes) => ({
    ...calendar.arrivalRules(changes),
    hours,
    isClosed: () => false,
  })
  return { ...calendar, arrivalRules: rules, workDay: (now) => workDate(now, rules()) }
})

const minute = 60_000
const hour = 60 * minute
const date = '2026-11-24'
const startOf = (slot: string) => slotTimes(slot, { timeZone: site.timeZone, windowHours }).start
/** When a date's first window begins. */
const opensOn = (day: string) => {
  const opens = minutesOf(hoursOn(day, arrivalRules())?.opens ?? '')
  return dateMs(day) - noonOffset(day, site.timeZone) + opens * minute
}
const due = opensOn(date) - hour
const answers = { phone: '+12025550123', name: 'Marge Olson', location: 'Springfield', 'junk-type': 'One couch' }

const callAgain = (day: string): NewEvent => ({ kind: 'call-again', data: { date: day } })
const priced: NewEvent = { kind: 'priced', data: { cents: 24_500 } }

function morning(at = due - 12 * hour) {
  const one = pickups(at)
  const asks = (reference = 'ASKED00000', changes = {}) => keep(one.DB, lead(reference, changes), one.clock.now)
  return {
    ...one,
    asks,
    /** Somebody asks, and the owner does something. */
    does: (event: NewEvent, when = one.clock.now) =>
      asks().then(() => record(one.DB, 'ASKED00000', [event], when, 'a@b.co')),
    pickup: (slot: string, reference = 'PICKUP0000') => one.booked({ ...answers, slot }, {}, { reference }),
    /** The subjects of the days' mails. */
    days: () =>
      one.delivered
        .filter(({ channel, text }) => channel === 'email' && text.includes('before the day’s first pickup'))
        .map(({ text }) => text.split('\n')[0]),
    last: () => one.delivered.at(-1)?.text ?? '',
  }
}

it('comes an hour before the first window, once, with the day’s pickups and what nobody has answered', async () => {
  const { pickup, asks, cron, days, last } = morning()
  await pickup(`${date}T14`)
  await asks()
  await cron(due - minute)
  expect(days()).toEqual([])
  for (let minutes = 0; minutes < 5; minutes++) await cron(due + minutes * minute)
  expect(days()).toEqual([`${dateLabel(date)}: 1 pickup today, 1 unanswered`])
  const [url] = /https:\S+\/desk\?day=\S+/.exec(last()) ?? []
  expect(url).toMatch(new RegExp(`/desk\\?day=${date}$`))
  expect(last()).toContain(`${timeLabel(`${date}T14`, windowHours)}, Marge Olson\n  Springfield\n  One couch\n`)
  expect(last()).toMatch(/ {2}Quote: one couch, Springfield\n {2}Waiting for 12 h\n/)
})

it('names the truck of each pickup, where there are two', async () => {
  const { pickup, cron, last, DB } = morning()
  await DB.prepare('INSERT INTO capacities VALUES (?, 2)').bind(`${date}T14`).run()
  for (const reference of ['PICKUP0000', 'PICKUP0001']) await pickup(`${date}T14`, reference)
  await cron(due)
  expect([1, 2].filter((crew) => last().includes(crewName(crew)))).toEqual([1, 2])
})

it('comes the evening before, at the hour of the reminders, when the first pickup is early', async () => {
  const { pickup, cron, days } = morning(due - 20 * hour)
  await pickup(`${date}T06`)
  const { from } = reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone)
  await cron(from - minute)
  expect(days()).toEqual([])
  for (const at of [from, from + minute, due, startOf(`${date}T06`)]) await cron(at)
  expect(days()).toEqual([`${dateLabel(date)}: 1 pickup tomorrow`])
})

it.each([
  ['nothing', async () => undefined, []],
  ['a request that somebody has touched', ({ does }) => does({ kind: 'note', data: { text: 'x' } }), []],
  ['a request that looks unusual', ({ asks }) => asks('A', { spamSignals: ['links', 'too-fast'] }), []],
  ['an unanswered request', ({ asks }) => asks(), ['1 unanswered']],
  [
    'one that came a minute ago',
    ({ asks, clock }) => {
      clock.now = due - minute
      return asks()
    },
    [],
  ],
  ['one that was put off to today', ({ does }) => does(callAgain(date)), ['1 to call again']],
  ['one that was put off to tomorrow', ({ does }) => does(callAgain('2026-11-25')), []],
  ['a price of the day before', ({ does }) => does(priced, due - 25 * hour), ['1 priced']],
  ['a price of today', ({ does }) => does(priced), []],
  ['a voicemail', ({ does }) => does({ kind: 'voicemail', data: {} }), ['1 unanswered']],
  [
    'two of a number, of which one was answered since',
    ({ asks, does }) => asks('ASKED00001').then(() => does({ kind: 'called', data: {} })),
    [],
  ],
  [
    'a problem',
    ({ DB }) =>
      DB.prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ('A', 1, 'sms', 0, 'dead')`,
      ).run(),
    ['Something on your website needs a look'],
  ],
] as [string, (one: ReturnType<typeof morning>) => Promise<unknown>, string[]][])(
  'on a day without pickups, with %s',
  async (_, prepare, expected) => {
    const one = morning(due - hour)
    await writeHealthFlags(one.DB, { swept: due })
    await prepare(one)
    await one.cron(due)
    expect(one.days()).toEqual(expected.map((heading) => `${dateLabel(date)}: ${heading}`))
  },
)

it('isn’t about what comes after its hour, and doesn’t come once the day is half over', async () => {
  const late = morning()
  await late.cron(due)
  await late.asks()
  await late.cron(due + minute)
  expect(late.days()).toEqual([])
  const away = morning()
  await away.pickup(`${date}T14`)
  await away.cron(due + 6 * hour)
  expect(away.days()).toEqual([])
})

it('comes once for each day, at midnight too', async () => {
  const { pickup, cron, days } = morning(due - 20 * hour)
  for (const [index, day] of [date, '2026-11-25'].entries()) await pickup(`${day}T14`, `PICKUP000${index}`)
  for (let hours = -19; hours < 30; hours++) await cron(due + hours * hour)
  // Nobody finished the first one.
  expect(days()).toEqual([
    `${dateLabel(date)}: 1 pickup today`,
    `${dateLabel('2026-11-25')}: 1 pickup today, 1 not finished`,
  ])
})

it('doesn’t come when its day is over, however late the mail service is back', async () => {
  const { pickup, cron, clock, services, days } = morning()
  await pickup(`${date}T14`)
  clock.now = due
  const EMAIL = { send: async () => Promise.reject(new Error('down')) } as never
  await sweep({ ...services, env: { ...services.env, EMAIL } })
  for (let hours = 20; hours < 72; hours += 4) await cron(due + hours * hour)
  expect(days().filter((subject) => subject?.includes('pickup'))).toEqual([])
})

it('lists who looks like a customer, however many others have waited for longer', async () => {
  const { asks, cron, last } = morning()
  for (let index = 0; index < 14; index++) await asks(`ODD00000${10 + index}`, { spamSignals: ['links', 'too-fast'] })
  await asks()
  await cron(due)
  expect(last()).toContain('/desk/requests/ASKED00000')
})

it('lists twelve unanswered requests, and says that there are more', async () => {
  const { asks, cron, last, days } = morning()
  for (let index = 0; index < 14; index++) await asks(`ASKED000${10 + index}`)
  await cron(due)
  expect(days()).toEqual([`${dateLabel(date)}: more than 12 unanswered`])
  expect(last().match(/Waiting/g)).toHaveLength(12)
})
