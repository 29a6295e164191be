// The hours of a date: by its weekday and its season.
import { say } from '#words'
import { listed } from '../../language/texts.ts'
import { addDays, datesOf, minutesOf, spokenTime, weekdayName, weekdays } from './localTime.ts'

/** Days of each year, both as month and day: `04-01` until `10-31`. One that ends before it begins goes over New Year. */
export type Season = { readonly from: string; readonly until: string }

/**
 * The pickup hours of some days of the week, by the clock on the wall: `08:00` to `18:00`. What closes at or before it opens does so on
 * the next day: `18:00` to `02:00`, or around the clock.
 */
export type Hours = {
  readonly days: readonly string[]
  readonly opens: string
  readonly closes: string
  /** Absent, they're for whatever no season of these days has. */
  readonly season?: Season | undefined
  /** Whether pickups are arranged by a call: nothing is booked online then. */
  readonly byAppointment?: boolean | undefined
}

export type HoursRules = {
  readonly hours: readonly Hours[]
  /** Whether no truck drives on a date. */
  readonly isClosed: (date: string) => boolean
  /** Whether hours by appointment count: they do for the owner, and for who answers. */
  readonly appointments?: boolean
}

export const dayMinutes = 24 * 60

/** The minutes after a date's midnight at which hours begin and end, the end on the next day where it's past midnight. */
export function minutesOpen({ opens, closes }: Pick<Hours, 'opens' | 'closes'>): { from: number; until: number } {
  const [from, until] = [minutesOf(opens), minutesOf(closes)]
  return { from, until: until > from ? until : until + dayMinutes }
}

/** It belongs to what ends or begins on the day before it. */
const leapDay = '02-29'

/** The day after a season's last, as month and day. */
const dayAfter = (until: string): string => addDays(`2027-${until.replace(leapDay, '02-28')}`, 1).slice(5)

export const isInSeason = (date: string, { from, until }: Season): boolean => {
  const day = date.slice(5).replace(leapDay, '02-28')
  return from <= until ? from <= day && day <= until : from <= day || day <= until
}

/** Which hours a weekday has around a date. */
function inForce(weekday: string, date: string, hours: readonly Hours[]): Hours | undefined {
  const own = hours.filter(({ days }) => days.includes(weekday))
  return own.find(({ season }) => season && isInSeason(date, season)) ?? own.find(({ season }) => !season)
}

/** The pickup hours of a date; undefined on a closed one. Every answer to "when are we open?" comes from here. */
export function hoursOn(date: string, { hours, isClosed, appointments }: HoursRules): Hours | undefined {
  const found = isClosed(date) ? undefined : inForce(weekdayName(date), date, hours)
  return found?.byAppointment && !appointments ? undefined : found
}

/** A year from a date on, in parts in which the hours of each weekday stay as they are; the last day of a part is in it. */
export function periodsFrom(date: string, hours: readonly Hours[]) {
  const end = addDays(date, 364)
  const seasons = hours.flatMap(({ season }) => season ?? [])
  const borders = new Set(seasons.flatMap(({ from, until }) => [from, dayAfter(until)]))
  const begins = seasons.length > 0 ? datesOf(addDays(date, 1), end).filter((day) => borders.has(day.slice(5))) : []
  return [date, ...begins].map((from, at) => {
    const next = begins[at]
    const own = weekdays.map((weekday) => inForce(weekday, from, hours))
    const current = hours.flatMap((one) => {
      const days = one.days.filter((name) => own[weekdays.indexOf(name)] === one)
      return days.length > 0 ? [{ ...one, days }] : []
    })
    return { from, until: next ? addDays(next, -1) : end, hours: current }
  })
}

/** Whether windows can be booked in every part of the year: not where pickups are by appointment, or where a season has none. */
export const comesAllYear = (hours: readonly Hours[]): boolean =>
  periodsFrom('2028-01-01', hours).every((part) => part.hours.some(({ byAppointment }) => !byAppointment))

/** Hours as pages list them: days that have a season have the others' hours for the rest of the year. */
export type ListedHours = Hours & { readonly isRest?: boolean }

export const listedHours = (hours: readonly Hours[]): readonly ListedHours[] =>
  hours.flatMap((one) => {
    const isSeasonal = (day: string) => hours.some(({ season, days }) => season && days.includes(day))
    if (one.season || !one.days.some(isSeasonal)) return [one]
    const rest = { ...one, days: one.days.filter(isSeasonal), isRest: true }
    const always = { ...one, days: one.days.filter((day) => !isSeasonal(day)) }
    return always.days.length > 0 ? [rest, always] : [rest]
  })

/** "from April to October", or with days where it isn't whole months. */
function seasonLabel({ from, until }: Season): string {
  const part = (of: string, at: number) => Number(of.split('-')[at])
  const isWhole = from.endsWith('-01') && dayAfter(until).endsWith('-01')
  const [first, last] = [from, until].map((of) => say.time.dayOfYear(part(of, 0), isWhole ? undefined : part(of, 1)))
  return say.time.season(first ?? '', last ?? '')
}

/** Hours as they're said: "8 AM to 6 PM", "24 hours", "7 AM to 7 PM from April to October", "8 AM to noon by appointment". */
export function hoursLabel(
  hours: Pick<ListedHours, 'opens' | 'closes' | 'season' | 'byAppointment' | 'isRest'>,
): string {
  const { opens, closes, season, byAppointment, isRest } = hours
  const when = season ? seasonLabel(season) : isRest && say.time.restOfYear
  const span = opens === closes ? say.time.wholeDay : say.time.fromTo(spokenTime(opens), spokenTime(closes))
  return [span, byAppointment && say.time.byAppointment, when].filter(Boolean).join(' ')
}

/** The days that hours are for: "Monday to Friday", "Saturday and Sunday", "Monday, Wednesday and Friday". */
export function daysLabel({ days }: Pick<Hours, 'days'>): string {
  // From Monday on, as a week of work is said.
  const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
  const runs: number[][] = []
  for (const [at, name] of week.entries()) {
    if (!days.includes(name)) continue
    if (runs.at(-1)?.at(-1) === at - 1) runs.at(-1)?.push(at)
    else runs.push([at])
  }
  const spoken = (at: number) => (at + 1) % 7
  return listed(
    runs.flatMap((run) => {
      const [first = 0, last = 0] = [run[0], run.at(-1)].map((at) => spoken(at ?? 0))
      return run.length > 2 ? [say.time.days(first, last)] : run.map((at) => say.time.weekday(spoken(at)))
    }),
  )
}
