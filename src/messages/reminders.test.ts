import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { cancel, move, record } from '../../tests/support/seats.ts'
import { reminderTimes } from '../domain/calendar/pickupDays.ts'
import { paths } from '../routes.ts'
import { sweep } from '../sweep.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const date = '2026-11-24'
const [slot, later, next] = [`${date}T10`, `${date}T14`, '2026-11-25T10']
const { from, until } = reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone)
const both = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes', slot }
const byMail = { ...both, texts: '' }

const evening = () => pickups(from - day)

it('reminds once the day before', async () => {
  const { booked, cron, arrived } = evening()
  await booked(both)
  await cron(from - minute)
  expect(arrived()).toEqual([])
  for (let minutes = 0; minutes < 4; minutes++) await cron(from + minutes * minute)
  expect(arrived()).toEqual(['copy', 'text'])
})

it('says when, in the words of that hour, with the link', async () => {
  const { booked, cron, delivered } = evening()
  await booked(byMail)
  await cron(from)
  const mail = delivered.find(({ channel }) => channel === 'copy')?.text ?? ''
  expect(mail).toMatch(/^Your pickup is tomorrow: /)
  expect(mail).toContain('Tue, Nov 24, 10 AM')
  expect(mail).toContain(paths.ownRequest({ token: `own.${reference}_booking_` }))
})

it.each([
  ['still when the cron was away for an hour', until - minute, ['copy', 'text']],
  ['not late at night', until, []],
])('reminds %s', async (_, at, expected) => {
  const { booked, cron, arrived } = evening()
  await booked(both)
  await cron(at)
  expect(arrived()).toEqual(expected)
})

it('reminds of twenty-five pickups, and of each once', async () => {
  const { booked, cron, arrived } = evening()
  for (let index = 0; index < 25; index++)
    await booked({ ...byMail, email: `jo${index}@example.com` }, {}, { reference: `RRRRRRRR${10 + index}` })
  for (let minutes = 0; minutes < 4; minutes++) await cron(from + minutes * minute)
  expect(arrived()).toHaveLength(25)
})

type Change = (one: ReturnType<typeof evening>) => Promise<unknown>
it.each<[string, Change]>([
  ['canceled', ({ DB, clock }) => cancel(DB, reference, 1, clock.now + minute)],
  [
    'only held',
    ({ DB, clock }) =>
      record(DB, reference, [{ kind: 'moved', data: { slot: both.slot, heldUntil: until } }], clock.now),
  ],
  ['thrown out', ({ DB, clock }) => record(DB, reference, [{ kind: 'spam', data: {} }], clock.now)],
  ['for another day', ({ DB, clock }) => move(DB, reference, 1, next, 9, clock.now + minute)],
  ['booked after the hour', ({ DB }) => DB.prepare('UPDATE bookings SET changed_at = ?').bind(from).run()],
])('says nothing of what is %s', async (_, change) => {
  const one = evening()
  await one.booked(both)
  await change(one)
  for (const minutes of [2, 3]) await one.cron(from + minutes * minute)
  expect(one.arrived()).toEqual([])
})

it('reminds again of a pickup that was moved to another day, not of one moved after the hour', async () => {
  const { booked, cron, arrived, DB, clock } = evening()
  await booked(both)
  await cron(from)
  await move(DB, reference, 1, later, 9, clock.now + minute)
  await cron(from + 3 * minute)
  expect(arrived()).toEqual(['copy', 'text'])
  await move(DB, reference, 2, next, 9, clock.now + minute)
  await cron(from + 10 * minute)
  await cron(from + day)
  expect(arrived()).toEqual(['copy', 'copy', 'text', 'text'])
})

it('reminds once when three crons run at the same moment', async () => {
  const { booked, cron, arrived, services, clock } = evening()
  await booked(both)
  clock.now = from
  await Promise.all([sweep(services), sweep(services), sweep(services)])
  await cron(from + 5 * minute)
  expect(arrived()).toEqual(['copy', 'text'])
})

it.each([
  ['again', 5 * minute, undefined, ['copy']],
  ['not of a pickup that was canceled since', 5 * minute, cancel, []],
  ['not of one that has begun', day, undefined, []],
] as const)('after the mail service was down it reminds %s', async (_, wait, change, expected) => {
  const { booked, cron, arrived, services, DB, clock } = evening()
  await booked(byMail)
  const EMAIL = { send: async () => Promise.reject(new Error('down')) } as never
  await cron(from, { env: { ...services.env, EMAIL } })
  await change?.(DB, reference, 1, clock.now)
  await cron(from + wait)
  expect(arrived()).toEqual(expected)
})

it('lets no phone ring at night, whatever was down in the evening', async () => {
  const { booked, cron, arrived } = evening()
  await booked({ ...both, email: '' })
  const fetch = async () => new Response(null, { status: 503 })
  for (const minutes of [0, 2, 8, 25, 90, 160, 230]) await cron(from + minutes * minute, { fetch })
  for (let hours = 4; hours < 15; hours++) await cron(from + hours * hour)
  expect(arrived()).toEqual([])
  await cron(from + 16 * hour)
  expect(arrived()).toEqual(['text'])
})

const ann = 'ann@example.com'
const onlyText = { ...both, email: '' }
const noon = reminderTimes('2026-11-25', 12, site.timeZone).from
const tenNextDay = reminderTimes('2026-11-26', 10, site.timeZone).from

it.each([
  ['by mail', both, 0, [], ['copy']],
  ['also where it was finished days later', both, 3, [], ['copy']],
  ['by text where there’s no mailbox', onlyText, 0, [], ['text']],
  ['not once they complained', both, 0, [{ kind: 'complained', data: {} } as const], []],
])('thanks the day after a job is done, once: %s', async (_, answers, late, more, expected) => {
  const [finished, thanks] = [noon, tenNextDay].map((at) => at + late * day) as [number, number]
  const one = evening()
  await one.booked(answers)
  await record(one.DB, reference, [{ kind: 'done', data: { cents: 31_000, went: [] } }], finished, ann)
  if (more.length > 0) await record(one.DB, reference, more, finished + minute, ann)
  await one.cron(finished + 2 * minute)
  const before = one.arrived().length
  await one.cron(thanks - minute)
  expect(one.arrived().slice(before)).toEqual([])
  await Promise.all([sweep(one.services), sweep(one.services)])
  for (let minutes = 0; minutes < 3; minutes++) await one.cron(thanks + minutes * minute)
  await one.cron(thanks + day)
  expect(one.arrived().slice(before)).toEqual(expected)
})
