// What customers get from the local runtime's database, with several Workers at once.
import { beforeAll, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { dateMs, noonOffset } from '../../../src/domain/calendar/localTime.ts'
import { reminderTimes } from '../../../src/domain/calendar/reminder.ts'
import { recordStep } from '../../../src/server/booking/today.ts'
import { sweep } from '../../../src/server/cron/sweep.ts'
import type { Services } from '../../../src/server/lib/services.ts'
import { leadStatements } from '../../../src/server/store/leads.ts'
import { appSite } from '../../support/appSite.ts'
import type { Delivered } from '../../support/outside.ts'
import { book } from '../../support/seats.ts'
import { lead, testServices } from '../../support/services.ts'

const site = appSite()
const minute = 60_000
const clock = { now: Date.UTC(2026, 10, 21, 18) }
const delivered: Delivered[] = []
const background: Promise<unknown>[] = []
let services: Services
beforeAll(async () => {
  const waitUntil = (work: Promise<unknown>) => void background.push(work)
  services = { ...(await testServices(site, clock, delivered)), waitUntil }
})

/** Pickups of a date, booked long before by customers who want mails and texts. */
async function pickups(date: string, references: readonly string[]): Promise<void> {
  const { DB } = services.env
  for (const [index, reference] of references.entries()) {
    const slot = `${date}T10`
    const answers = { phone: `+1202555011${index}`, email: 'jo@example.com', texts: 'yes', slot }
    await book(DB, reference, slot, 9, clock.now)
    await DB.batch(leadStatements(DB, lead(reference, { form: 'booking', answers }), [], clock.now))
  }
}

const references = ['AAAAAAAAAA', 'BBBBBBBBBB', 'CCCCCCCCCC', 'DDDDDDDDDD']
/** The channels on which a booking's messages have arrived since the last look. */
function arrived(): Readonly<Record<string, readonly string[]>> {
  const all = delivered.splice(0).filter(({ channel }) => channel !== 'email')
  return Object.fromEntries(
    references.map((reference) => [
      reference,
      all.flatMap(({ channel, text }) => (text.includes(`booking.${reference}.`) ? [channel] : [])).sort(),
    ]),
  )
}
const each = (channels: readonly string[]) => Object.fromEntries(references.map((reference) => [reference, channels]))

it('three crons at the same moment remind of each pickup once', async () => {
  const date = '2026-11-24'
  await pickups(date, references)
  clock.now = reminderTimes(date, business.hours.reminderHour ?? 17, business.timeZone).from
  await Promise.all([sweep(services), sweep(services), sweep(services)])
  expect(arrived()).toEqual(each(['copy', 'text']))
  clock.now += 2 * minute
  await Promise.all([sweep(services), sweep(services)])
  expect(arrived()).toEqual(each([]))
})

it('two taps and two crons at the same moment say once that the crew is on the way', async () => {
  const date = '2026-11-24'
  clock.now = dateMs(date) + 9 * 60 * minute - noonOffset(date, business.timeZone)
  const taps = references.flatMap((reference) =>
    [1, 2].map(() => recordStep(services, { date, reference, step: 'on-the-way' })),
  )
  expect(await Promise.all([...taps, sweep(services), sweep(services)])).not.toContain(false)
  await Promise.all(background)
  expect(arrived()).toEqual(each(['text']))
  clock.now += 2 * minute
  await Promise.all([sweep(services), sweep(services)])
  expect(arrived()).toEqual(each([]))
})
