// The owner's calendar, two weeks at a time.
import { holidays } from '#site/calendar.ts'
import { ownerRules, workDay } from '../business/calendar.ts'
import { lookUpPlace, placeIn } from '../business/lookUpPlace.ts'
import { addDays, dateMs, holidayOn } from '../domain/calendar/localTime.ts'
import { isDate, type SlotRules, slotDate, slotTimes, windowsWithCrews } from '../domain/calendar/slots.ts'
import type { CalendarDay, CalendarPickup, ClosedDay, DeskCalendar } from '../domain/deskCalendar.ts'
import { calendarDays, calendarPastDays } from '../domain/deskCalendar.ts'
import type { Services } from '../shared/http/services.ts'
import { readDeskCalendar } from '../store/calendar.ts'

function closedDay(date: string, closed: ReadonlySet<string>, hasWindows: boolean): ClosedDay | undefined {
  const holiday = holidayOn(date, holidays)
  if (holiday) return { by: 'holiday', name: holiday.name }
  if (closed.has(date)) return { by: 'owner' }
  return hasWindows ? undefined : { by: 'weekday' }
}

/** The town that a pickup is in. */
function townOf(location = ''): string {
  const place = lookUpPlace(location)
  return (place.kind === 'yes' && placeIn(place)?.name) || location
}

type Read = { readonly pickups: readonly CalendarPickup[]; readonly closed: ReadonlySet<string> }

/** A day with its windows, and those that aren't offered anymore but have people in them. */
function dayOf(date: string, { pickups, closed }: Read, rules: SlotRules, now: number): CalendarDay {
  const offered = windowsWithCrews(date, rules)
  const own = pickups.filter(({ slot }) => slotDate(slot) === date)
  const others = [...new Set(own.map(({ slot }) => slot))].filter((slot) => !offered.some(({ id }) => id === slot))
  const windows = [...offered, ...others.map((id) => ({ id, crews: 0 }))]
    .map(({ id, crews }) => ({
      slot: id,
      crews,
      isOver: slotTimes(id, rules).end <= now,
      pickups: own.filter(({ slot }) => slot === id),
    }))
    .sort((a, b) => (a.slot < b.slot ? -1 : 1))
  const closedBy = closedDay(date, closed, offered.length > 0)
  return { date, windows, ...(closedBy && { closed: closedBy }) }
}

/** Two weeks, or so many days, from a date on. Throws when D1 does. */
export async function readCalendar(services: Services, from: string, days = calendarDays): Promise<DeskCalendar> {
  const now = services.now()
  const until = addDays(from, days)
  const read = await readDeskCalendar(services.env.DB, { from, until, now })
  const rules = ownerRules({ closed: read.closed, crews: read.crews })
  const pickups = read.pickups.map((pickup) => ({ ...pickup, town: townOf(pickup.answers.location) }))
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  return {
    from,
    today: workDay(now),
    days: dates.map((date) => dayOf(date, { ...read, pickups }, rules, now)),
    crews: read.crews,
  }
}

/** Where the two weeks begin that a date is in, counted from today; today for no date, and for one that's too far away. */
export function pageStart(now: number, date: string): string {
  const today = workDay(now)
  if (!isDate(date) || date < addDays(today, -calendarPastDays) || date > addDays(today, ownerRules().horizonDays))
    return today
  const pages = Math.floor((dateMs(date) - dateMs(today)) / (calendarDays * 24 * 3_600_000))
  return addDays(today, pages * calendarDays)
}
