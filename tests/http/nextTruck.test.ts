// What pages say of the next pickup, at any minute.
import { load } from 'cheerio'
import { beforeEach, expect, it } from 'vitest'
import { crews, windowHours } from '#site/calendar.ts'
import { hero } from '#site/home.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { cutoff } from '../../src/business/places.ts'
import { hoursOn } from '../../src/domain/calendar/hours.ts'
import { addDays, localDate, spokenTime } from '../../src/domain/calendar/localTime.ts'
import { dateLabel, slots, slotTimes, type Taken, timeLabel } from '../../src/domain/calendar/slots.ts'
import { appSite } from '../support/appSite.ts'
import { faultyDatabase } from '../support/faults.ts'
import { townPath } from '../support/ownPages.ts'
import { book } from '../support/seats.ts'

const sound = appSite()
const { DB } = sound.env
beforeEach(() => DB.batch(['bookings', 'occupied'].map((table) => DB.prepare(`DELETE FROM ${table}`))))

/** A job that only needs a free window, and one that something has to happen before. */
const pathOf = (waits: boolean) => {
  const found = services.find(({ soonest }) => (soonest !== undefined) === waits)
  return found && `/services/${found.slug}`
}
const servicePath = pathOf(false) ?? '/'
const waitingPath = pathOf(true)

const rules = arrivalRules()
const { sameDayUntilHour: untilHour, timeZone } = site
/** UTC ms of an hour of a day on which no clock changes. */
const at = (date: string, hours: number) => slotTimes(`${date}T00`, rules).start + hours * 3_600_000
const open = (now: number, taken: Taken = new Map()) => slots(now, rules, taken)

/** Days on which a call before the cutoff means a window today, where there's a cutoff, and whose next day is a working one too. */
const days = [...new Set(open(at('2026-11-20', 23)).map(({ date }) => date))].filter((date) => {
  const [today, tomorrow] = [open(at(date, untilHour) - 1)[0], open(at(date, untilHour))[0]]
  return (!cutoff() || today?.date === date) && tomorrow?.date === addDays(date, 1)
})
const [first = '', , third = ''] = days
/** Some businesses never pick up on two days in a row. */
const hasDays = it.runIf(third)

/** What a page says of the next window at some time. */
function next(now: number, taken?: Taken): string {
  const [slot] = open(now, taken)
  if (!slot) throw new Error('No window is open')
  const today = localDate(now, timeZone)
  const named = { [today]: 'today', [addDays(today, 1)]: 'tomorrow' }
  return `Next pickup: ${named[slot.date] ?? dateLabel(slot.date)}, ${timeLabel(slot.id, windowHours)}`
}

/** What a page says at some time. It's asked for twice, since the first answer has the calendar from before. */
async function said(now: number, path = '/', { DB } = sound.env) {
  // Each request goes to a new application, since one keeps its fragments for a second of the clock.
  const get = () => appSite({ DB }, now).get(path)
  await get()
  const $ = load(await (await get()).text())
  const lines = $('main .same-day-line').toArray()
  return {
    lines: lines.map((line) => $(line).text()).filter(Boolean),
    href: $('main a.same-day-line').attr('href'),
    soonest: $('.order-fields dt:contains(Soonest) + dd').text(),
    claim: $('h1').text(),
  }
}

const known = {
  '/': '',
  ...(servicePath !== '/' && { [servicePath]: `service=${servicePath.split('/')[2]}&` }),
  [townPath]: `town=${townPath.split('/')[2]}&`,
}

hasDays.each(Object.entries(known))('%s says when the next truck can come', async (path, query) => {
  const now = at(first, untilHour - 4)
  const { lines, href, soonest, claim } = await said(now, path)
  if (path === '/' && hero.heading.includes('{when}') && cutoff())
    expect(claim).toContain(hero.heading.replace('{when}', 'today'))
  expect(lines).toEqual([next(now), ...(cutoff() ? [`Call before ${cutoff()} for today: 4 h left`] : [])])
  expect(href).toBe(`/schedule?${query}slot=${open(now)[0]?.id}`)
  // A service's work order says the same.
  if (path === servicePath)
    expect(`Next pickup: ${soonest.replace(/^./, (letter) => letter.toLowerCase())}`).toBe(next(now))
})

it.runIf(waitingPath)('names no window for a job that something has to happen before', async () => {
  const { lines, href, soonest } = await said(at(first || '2026-11-23', untilHour - 4), waitingPath)
  const waits = services.find(({ slug }) => waitingPath?.endsWith(slug))?.soonest
  expect([lines, href, soonest]).toEqual([[waits], undefined, waits])
})

it.runIf(third && cutoff())('goes to the next free window, and no longer counts down once today is full', async () => {
  const now = at(first, untilHour - 4)
  const today = open(now).filter(({ date }) => date === first)
  for (const { id } of today)
    for (let seat = 0; seat < crews; seat++) await book(DB, `${id.slice(5)}${seat}`, id, crews, 1)
  const full = new Map(today.map(({ id }) => [id, crews]))
  expect(next(now, full)).toContain('tomorrow')
  // The calendar that the last test read is too old a minute later.
  const { lines, claim } = await said(now + 60_000)
  expect([lines, claim.includes('today')]).toEqual([[next(now, full)], false])
})

hasDays('says what the clock alone knows without a database', async () => {
  const broken = { ...sound.env, DB: faultyDatabase(DB, 'throws') }
  const before = cutoff() && (await said(at(third, untilHour) - 72 * 60_000, servicePath, broken))
  if (before)
    expect(before).toMatchObject({
      lines: [`Call before ${cutoff()} for today: 1 h 12 min left`],
      href: undefined,
      soonest: `Today, if you call before ${cutoff()}`,
    })
  const opens = spokenTime(hoursOn(addDays(third, 1), rules)?.opens ?? '')
  const after = await said(at(third, untilHour + 1), servicePath, broken)
  expect([after.lines, after.soonest]).toEqual([[`Next pickups tomorrow at ${opens}`], `Tomorrow at ${opens}`])
})
