// Arrival windows: when a crew can be at a door. Which are open follows from the clock, the rules and what is taken.
import { say } from '#words'
import { type HoursRules, hoursOn, minutesOpen } from './hours.ts'
import { addDays, dateMs, localTime, wallTime, weekday, weekdayName } from './localTime.ts'

export type SlotRules = HoursRules & {
  readonly timeZone: string
  readonly windowHours: number
  /** Crews in a window: by the window's id, else its date, else its weekday (`Mon`), else for every window. */
  readonly capacity: { readonly every: number; readonly at: ReadonlyMap<string, number> }
  /** Local hour from which nothing more is booked for the same day; with 24 that's possible until its last window, after midnight too. */
  readonly sameDayUntilHour: number
  /** A window must begin at least so long from now, in ms. */
  readonly leadMs: number
  /** Days ahead that can be booked; 0 is today alone. */
  readonly horizonDays: number
}

/** Seats taken by window id. */
export type Taken = ReadonlyMap<string, number>

/** The rules as the owner has changed them, and the seats taken. */
export type Availability = { readonly rules: SlotRules; readonly taken: Taken }

export type Slot = {
  /** Local date and hour of its beginning: `2026-11-23T10`. Past midnight the hours of a night go on: `2026-11-23T24`. */
  readonly id: string
  /** The day's that it belongs to, on whose evening a night begins. */
  readonly date: string
  /** UTC ms. */
  readonly start: number
  readonly end: number
  /** As it is said: "Mon, Nov 23, 10 AM to noon". */
  readonly label: string
  /** Free seats, at least one. */
  readonly free: number
}

/**
 * What a page shows of the windows. `sure` is false when the database couldn't say what's taken: then it's what the rules
 * allow. `none`: nothing can be booked on any day; the build's pages, which name no windows, don't say so.
 */
export type OpenSlots = {
  readonly today: string
  readonly slots: readonly Slot[]
  readonly sure: boolean
  readonly none?: boolean
}

/** `over` and `past-end`: the day, or the window, isn't ahead anymore, or not in the calendar yet. */
export type DayProblem = 'over' | 'closed' | 'by-appointment' | 'past-end'
export type SlotProblem = DayProblem | 'slot-taken' | 'too-soon'

const hourMs = 3_600_000
const dayHours = 24

const slotId = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}`

/** Whether a text has the shape of a window's id, with a date that exists. */
export function isSlotId(text: string): boolean {
  const [, date, hour] = /^(\d{4}-\d{2}-\d{2})T(\d{2})$/.exec(text) ?? []
  return date !== undefined && Number(hour) < 2 * dayHours && !Number.isNaN(dateMs(date)) && addDays(date, 0) === date
}

/** Whether a text is a date that exists, as `2026-11-23`. */
export const isDate = (text: string): boolean => isSlotId(`${text}T00`)

const readId = (id: string) => ({ date: id.slice(0, 10), hour: Number(id.slice(11)) })

/** The date that a window belongs to: past midnight, that of the evening on which its night began. */
export const slotDate = (id: string): string => readId(id).date

/** `Mon` for a date, as settings name it. */
const dayKey = (date: string): string => weekdayName(date).slice(0, 3)

/** "Mon" for a date. */
export const dayName = (date: string): string => say.time.shortWeekday(weekday(date))

/** "Mon, Nov 23" for a date. */
export const dateLabel = (date: string): string =>
  say.time.date(weekday(date), Number(date.slice(5, 7)), Number(date.slice(8)))

/** "Nov 23": a date whose weekday doesn't matter. */
export const dayLabel = (date: string): string => say.time.dayOfMonth(Number(date.slice(5, 7)), Number(date.slice(8)))

/** "8 to 10 AM", "10 AM to noon", "2 to 4 PM", "midnight to 2 AM (early Saturday)". */
export function timeLabel(id: string, windowHours: number): string {
  const { date, hour } = readId(id)
  const hours = say.time.hours(hour, hour + windowHours)
  return hour >= dayHours ? say.time.nightHours(hours, (weekday(date) + 1) % 7) : hours
}

/** When a window begins: "8 AM", "Noon". */
export const startLabel = (id: string): string => say.time.start(readId(id).hour)

/** "Mon, Nov 23, 10 AM to noon", by the id alone. */
export const slotLabel = (id: string, windowHours: number): string =>
  say.time.dayAndHours(dateLabel(slotDate(id)), timeLabel(id, windowHours))

/** Where the number of crews of a window may be set, the most special first: its id, its date, its weekday. */
export const capacityKeys = (id: string): readonly [string, string, string] => [id, slotDate(id), dayKey(slotDate(id))]

const capacityOf = ({ every, at }: SlotRules['capacity'], id: string): number => {
  const key = capacityKeys(id).find((name) => at.has(name))
  return key === undefined ? every : (at.get(key) ?? every)
}

/** Begin and end of a window in UTC ms, by its id. */
export function slotTimes(
  id: string,
  rules: Pick<SlotRules, 'timeZone' | 'windowHours'>,
): { start: number; end: number } {
  const { date, hour } = readId(id)
  const at = (time: number) => wallTime(date, time * 60, rules.timeZone)
  const [start, until] = [at(hour), hour + rules.windowHours]
  // By day no clock is changed.
  return { start, end: hour > 3 && until <= 24 ? start + rules.windowHours * hourMs : at(until) }
}

type WindowRules = HoursRules & Pick<SlotRules, 'windowHours'>

/** Hours at which windows of a date's own opening begin, past its midnight too; only whole windows inside the pickup hours. */
function openingHours(date: string, rules: WindowRules): number[] {
  const { windowHours } = rules
  const open = hoursOn(date, rules)
  if (!open) return []
  const { from, until } = minutesOpen(open)
  // Windows begin on the hour: from 6:30 on, the first one at 7.
  const first = Math.ceil(from / 60)
  const count = Math.max(0, Math.floor((until / 60 - first) / windowHours))
  return Array.from({ length: count }, (_, index) => first + index * windowHours)
}

/** Hours at which windows of a date begin, up to 47: past midnight they're still its own, and the next date's come after them. */
function startHours(date: string, rules: WindowRules): number[] {
  const last = openingHours(addDays(date, -1), rules).at(-1) ?? 0
  return openingHours(date, rules).filter((hour) => hour >= last + rules.windowHours - dayHours)
}

/** The windows of a date and the crews of each, whoever is in them; none on a closed one. */
export const windowsWithCrews = (date: string, rules: SlotRules): { readonly id: string; readonly crews: number }[] =>
  startHours(date, rules).map((hour) => {
    const id = slotId(date, hour)
    return { id, crews: capacityOf(rules.capacity, id) }
  })

export const windowsOn = (date: string, rules: WindowRules): number => startHours(date, rules).length

/** Whether nothing more can be booked for a date, or for its night: from its cutoff hour on. `now` in UTC ms. */
const isCutOff = (date: string, now: number, { sameDayUntilHour: hour, timeZone }: SlotRules): boolean =>
  hour < dayHours && now >= wallTime(date, hour * 60, timeZone)

/**
 * Every arrival window that can be booked at this moment, the earliest first, each with at least one free seat, and each
 * looked for when it is asked for: most pages want to know the next one only. `now` in UTC ms.
 */
export function* slotsFrom(now: number, rules: SlotRules, taken: Taken): Generator<Slot> {
  const today = localTime(now, rules.timeZone).date
  // Yesterday's night may not be over.
  for (let ahead = -1; ahead <= rules.horizonDays; ahead++) {
    const date = addDays(today, ahead)
    if (isCutOff(date, now, rules)) continue
    for (const hour of startHours(date, rules)) {
      const id = slotId(date, hour)
      const free = capacityOf(rules.capacity, id) - (taken.get(id) ?? 0)
      if (free < 1) continue
      const { start, end } = slotTimes(id, rules)
      if (start < now + rules.leadMs) continue
      yield { id, date, start, end, label: slotLabel(id, rules.windowHours), free }
    }
  }
}

export const slots = (now: number, rules: SlotRules, taken: Taken): Slot[] => [...slotsFrom(now, rules, taken)]

/** Ids of the three free windows nearest to a wanted one, before or after it, the earliest first. `now` in UTC ms. */
export function nearestFree(wanted: string, now: number, { rules, taken }: Availability): string[] {
  const { start } = slotTimes(wanted, rules)
  const away = (slot: Slot) => Math.abs(slot.start - start)
  return slots(now, rules, taken)
    .filter(({ id }) => id !== wanted)
    .sort((a, b) => away(a) - away(b))
    .slice(0, 3)
    .sort((a, b) => a.start - b.start)
    .map(({ id }) => id)
}

/** Why no window of a date can be booked, whatever is taken; undefined where one might be. `now` in UTC ms. */
export function dayProblem(date: string, now: number, rules: SlotRules): DayProblem | undefined {
  const today = localTime(now, rules.timeZone).date
  const last = date < today ? startHours(date, rules).at(-1) : undefined
  const isAhead = last !== undefined && slotTimes(slotId(date, last), rules).start >= now + rules.leadMs
  if (date < today && !isAhead) return 'over'
  if (date > addDays(today, rules.horizonDays)) return 'past-end'
  if (windowsOn(date, rules) > 0) return undefined
  return hoursOn(date, { ...rules, appointments: true }) ? 'by-appointment' : 'closed'
}

/** Why a window cannot be booked, or undefined when it can. `now` in UTC ms. */
export function slotProblem(id: string, now: number, rules: SlotRules, taken: Taken): SlotProblem | undefined {
  const { date, hour } = readId(id)
  const ofDay = dayProblem(date, now, rules)
  if (ofDay) return ofDay
  const { start } = slotTimes(id, rules)
  const isLate = start < now + rules.leadMs
  if (isLate && start < now) return 'over'
  if (!startHours(date, rules).includes(hour)) return 'closed'
  if (isLate || isCutOff(date, now, rules)) return 'too-soon'
  return (taken.get(id) ?? 0) < capacityOf(rules.capacity, id) ? undefined : 'slot-taken'
}
