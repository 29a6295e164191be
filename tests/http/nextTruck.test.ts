import { load } from 'cheerio'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { crews, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { createApp } from '../../src/app/app.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { cutoff } from '../../src/business/places.ts'
import { addDays, localDate, spokenTime, weekdayName } from '../../src/domain/calendar/localTime.ts'
import type { Taken } from '../../src/domain/calendar/slots.ts'
import { dateLabel, slots, slotTimes, timeLabel } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/server/lib/services.ts'
import { appSite } from '../support/appSite.ts'
import { faultyDatabase } from '../support/faults.ts'
import { builtFiles } from '../support/files.ts'
import { closeDate, openDate } from '../support/ownerCalendar.ts'
import { servicePath, townPath } from '../support/ownPages.ts'
import { book } from '../support/seats.ts'
import { testServices } from '../support/services.ts'

const worker = appSite()
const clock = { now: 0 }
let services: Services
let env: Env
vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  services = await testServices(worker, clock, [])
  env = { ...services.env, ASSETS: builtFiles }
})
beforeEach(() => env.DB.prepare('DELETE FROM bookings').run())

const rules = arrivalRules()
const { sameDayUntilHour: untilHour, timeZone } = site
const hour = 3_600_000
/** UTC ms of an hour of a day on which no clock changes. */
const at = (date: string, hours: number) => slotTimes(`${date}T00`, rules).start + hours * hour
const open = (now: number, taken: Taken = new Map()) => slots(now, rules, taken)

/** Days on which a call before the cutoff means a window today, and whose next day is a working one too. */
const days = [...new Set(open(at('2026-11-20', 23)).map(({ date }) => date))].filter((date) => {
  const [today, later] = [open(at(date, untilHour) - 1)[0], open(at(date, untilHour))[0]]
  return today?.date === date && later?.date === addDays(date, 1)
})
const [first = '', second = '', third = ''] = days

/** What a page says of the next window at some time. */
function next(now: number, taken?: Taken): string {
  const [slot] = open(now, taken)
  if (!slot) throw new Error('No window is open')
  const today = localDate(now, timeZone)
  const named = new Map([
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
  ])
  return `Next pickup: ${named.get(slot.date) ?? dateLabel(slot.date)}, ${timeLabel(slot.id, windowHours)}`
}

/** What a page's link says of it. */
const knownAt = (path: string) =>
  path.replace(/^\/(services|service-areas)\/(.+)|.*/, (_, kind, slug) =>
    slug ? `${kind === 'services' ? 'service' : 'town'}=${slug}&` : '',
  )

/** A page as it is once the calendar was read again behind an answer. */
async function read(path: string, given: Env) {
  const work: Promise<unknown>[] = []
  const context = { waitUntil: (one: Promise<unknown>) => void work.push(one), passThroughOnException() {}, props: {} }
  // An application of its own, since one keeps its fragments for a second of the clock.
  const get = () => createApp(services).request(path, { headers: { accept: 'text/html' } }, given, context)
  await get()
  await Promise.all(work)
  return load(await (await get()).text())
}

/** A page's text at some time, with the link of its window. */
async function said(now: number, path = '/', at: Env = env) {
  clock.now = now
  const $ = await read(path, at)
  const lines = $('main .same-day-line')
    .toArray()
    .map((line) => $(line).text())
    .filter(Boolean)
  return { lines, href: $('main a.same-day-line').attr('href') }
}

it.each(['/', servicePath, townPath])('%s says when the next truck can come', async (path) => {
  const now = at(first, untilHour - 4)
  expect(await said(now, path)).toEqual({
    lines: [next(now), `Call before ${cutoff} for today: 4 h left`],
    href: `/schedule?${knownAt(path)}slot=${open(now)[0]?.id}`,
  })
})

it('goes to the next free window, and no longer counts down once today is full', async () => {
  const now = at(first, untilHour - 4)
  const today = open(now).filter(({ date }) => date === first)
  for (const { id } of today)
    for (let seat = 0; seat < crews; seat++) await book(env.DB, `${id.slice(5)}${seat}`, id, crews, 1)
  const full = new Map(today.map(({ id }) => [id, crews]))
  expect(next(now, full)).toContain('tomorrow')
  expect((await said(now + 60_000)).lines).toEqual([next(now, full)])
})

it('ends at the cutoff to the millisecond', async () => {
  const end = at(second, untilHour)
  expect(next(end - 1)).toContain('today')
  expect((await said(end - 1)).lines).toEqual([next(end - 1), `Call before ${cutoff} for today: 1 min left`])
  expect(next(end)).toContain('tomorrow')
  expect((await said(end)).lines).toEqual([next(end)])
})

it('knows days off, holidays and days that the owner closed', async () => {
  for (let ahead = 0; ahead < 40; ahead++) {
    const evening = at(addDays('2026-11-20', ahead), 20)
    expect((await said(evening)).lines).toEqual([next(evening)])
  }
  const before = addDays(third, -1)
  await closeDate(env.DB, third)
  const evening = at(before, 20)
  const [line = ''] = (await said(evening)).lines
  expect(next(evening)).toContain('tomorrow')
  expect(line).not.toContain('tomorrow')
  await openDate(env.DB, third)
})

it.each(['throws', 'hangs'] as const)(
  'says nothing of windows when the database %s, and what the clock says holds',
  async (fault) => {
    const broken = { ...env, DB: faultyDatabase(env.DB, fault) }
    expect(await said(at(third, untilHour) - 72 * 60_000, '/', broken)).toEqual({
      lines: [`Call before ${cutoff} for today: 1 h 12 min left`],
      href: undefined,
    })
    const tomorrow = weekdayName(addDays(third, 1))
    const hours = site.hours.pickup.find(({ days }) => days.some((day) => day === tomorrow))
    expect((await said(at(third, untilHour + 1), '/', broken)).lines).toEqual([
      `Next pickups tomorrow at ${spokenTime(hours?.opens ?? '')}`,
    ])
  },
)

describe('the work order of a service', () => {
  /** What it gives as the soonest pickup at some time. */
  async function soonest(now: number, given: Env = env) {
    clock.now = now
    const $ = await read(servicePath, given)
    return $('.order-fields dt:contains(Soonest) + dd').text()
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

  it('says what the top of the page says, at any hour', async () => {
    const times = [at(first, 0), at(first, 10), at(first, untilHour) - 1, at(first, untilHour), at(first, 24) - 1]
    const all = new Set<string>()
    for (const now of times) {
      const expected = capital(next(now).replace('Next pickup: ', ''))
      expect(await soonest(now)).toBe(expected)
      expect((await said(now, servicePath)).lines[0]).toBe(next(now))
      all.add(expected.split(',')[0] ?? '')
    }
    expect([...all]).toEqual(expect.arrayContaining(['Today', 'Tomorrow']))
  })

  it('says what the clock alone knows when the database can’t be read', async () => {
    const broken = { ...env, DB: faultyDatabase(env.DB, 'throws') }
    expect(await soonest(at(third, untilHour) - hour, broken)).toBe(`Today, if you call before ${cutoff}`)
    expect(await soonest(at(third, untilHour), broken)).toMatch(/^Tomorrow at /)
  })
})
