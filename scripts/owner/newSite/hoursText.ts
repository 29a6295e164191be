// Hours as people write them in one text: "Mon-Fri 7am-7pm, Sat 8 to noon", "April-October: 7-7; 8-5".
import type { Hours } from '../../../src/domain/calendar/hours.ts'
import { days } from '../../../src/sites/schema/site.ts'

const words: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' }

/** A time as people write it, as `18:00`: "6pm", "6:30 PM", "noon", "7". Anything else stays as it is. */
function clockTime(typed: string): string {
  const plain = typed.trim().toLowerCase().replaceAll('.', '')
  const [, digits, minute = '00', half] = /^(\d{1,2})(?::(\d\d))?(?:\s*([ap])m?)?$/.exec(plain) ?? []
  if (digits === undefined) return words[plain] ?? typed
  const hour = half ? (Number(digits) % 12) + (half === 'p' ? 12 : 0) : digits
  return `${String(hour).padStart(2, '0')}:${minute}`
}

const later = (time: string): string => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`

/** Two times as a record has them. Where no half of the day is said, "8-6" is a working day and "1-5" an afternoon. */
export function clockTimes(opens: string, closes: string): Pick<Hours, 'opens' | 'closes'> {
  const isBare = (time: string) => /^(?:[1-9]|1[01])(?::\d\d)?$/.test(time.trim())
  const [from, to] = [clockTime(opens), clockTime(closes)]
  const begins = isBare(opens) && isBare(closes) && from < '06:00' && from < to ? later(from) : from
  return { opens: begins, closes: isBare(closes) && to <= begins && later(to) > begins ? later(to) : to }
}

const short = days.map((day) => day.slice(0, 3).toLowerCase())
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `((?:${months.join('|')})[a-z]*)(?: (\\d{1,2}))?`
const season = new RegExp(`(?:from |in )?\\b${month}-${month}\\b`)
const time = '(\\d{1,2}(?::\\d\\d)?(?:[ap]m?)?|noon|midnight)'
const times = new RegExp(`(?:from )?${time}-${time}(?![\\w:])`)
const appointment = /by (?:appointment|arrangement|call|phone)|appointments? only/
const wholeDay = /24 ?h(?:ou)?rs?|around the clock|all day/

const two = (number: number) => String(number).padStart(2, '0')

function seasonIn(text: string): Hours['season'] {
  const [found, first = '', from = '1', last = '', until] = season.exec(text) ?? []
  if (!found) return undefined
  const [begins, ends] = [first, last].map((name) => months.indexOf(name.slice(0, 3)) + 1)
  const end = until ?? new Date(Date.UTC(2027, ends ?? 0, 0)).getUTCDate()
  return { from: `${two(begins ?? 0)}-${two(Number(from))}`, until: `${two(ends ?? 0)}-${two(Number(end))}` }
}

const named = `(${short.join('|')})[a-z]*`
const someDays = new RegExp(`\\b${named}(?:-${named})?`, 'g')

/** The days that a text names; all where it names none. Undefined where it says something else. */
function daysIn(text: string): readonly string[] | undefined {
  const found = new Set<number>()
  const rest = text.replace(someDays, (_, from: string, to: string = from) => {
    const first = short.indexOf(from)
    for (let ahead = 0; ahead <= (short.indexOf(to) - first + 7) % 7; ahead++) found.add((first + ahead) % 7)
    return ''
  })
  if (/[^\s&:]/.test(rest.replace(/\b(?:and|on|daily|every ?day)\b/g, ''))) return undefined
  return found.size === 0 ? days : days.filter((_, at) => found.has(at))
}

/** Days and times of one part. It may have no times where it's by appointment. Undefined for a text that says something else. */
function partIn(text: string, shared: Hours['season']): Partial<Hours> | undefined {
  const [span, opens = '', closes = ''] = times.exec(text.replace(season, '')) ?? []
  const own = [season, appointment, wholeDay, times].reduce((rest, known) => rest.replace(known, ' '), text)
  const found = daysIn(own)
  const during = seasonIn(text) ?? shared
  return (
    found && {
      days: found,
      ...(wholeDay.test(text) ? { opens: '00:00', closes: '00:00' } : span && clockTimes(opens, closes)),
      ...(during && { season: during }),
      ...(appointment.test(text) && { byAppointment: true }),
    }
  )
}

/**
 * Reads hours. Parts have commas between; a season before a colon is that of its parts up to a semicolon. What's by appointment and
 * has no times has those of the first part with some. Undefined for a text that says anything else.
 */
export function hoursIn(typed: string): readonly Hours[] | undefined {
  const plain = typed
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('weekdays', 'mon-fri')
    .replace(/weekends?/g, 'sat-sun')
    .replace(/\s*(?:[-–—]|\b(?:to|through|thru|until|till)\b)\s*/g, '-')
    .replace(/(\d) (?=[ap]m?\b)/g, '$1')
  const read: (Partial<Hours> | undefined)[] = []
  for (const group of plain.split(/[;\n]/)) {
    const [before, after] = group.split(/:(?!\d)/, 2)
    const shared = after === undefined ? undefined : seasonIn(before ?? '')
    let waiting = ''
    for (const part of (shared ? (after ?? '') : group).split(',')) {
      if (!part.trim() || /\bclosed\b/.test(part)) continue
      const isOver = appointment.test(waiting) && part.search(someDays) >= 0
      if (isOver) read.push(partIn(waiting, shared))
      const text = `${isOver ? '' : waiting} ${part}`.trim()
      const isWhole = times.test(text.replace(season, '')) || wholeDay.test(text)
      if (isWhole) read.push(partIn(text, shared))
      waiting = isWhole ? '' : text
    }
    if (waiting) read.push(appointment.test(waiting) ? partIn(waiting, shared) : undefined)
  }
  const { opens, closes } = read.find((hours) => hours?.opens) ?? {}
  return !opens || read.includes(undefined) ? undefined : read.map((hours) => ({ opens, closes, ...hours }) as Hours)
}

/** Hours of every day, like the phones': "7am-7pm". */
export function spanIn(typed: string): Pick<Hours, 'opens' | 'closes'> | undefined {
  const [one, ...others] = hoursIn(typed) ?? []
  if (!one || others.length > 0 || one.days.length < days.length) return undefined
  return { opens: one.opens, closes: one.closes }
}

const typedTime = (time: string) =>
  `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2).replace(':00', '')}${time < '12:00' ? 'am' : 'pm'}`
const typedDay = (day: string) =>
  `${months[Number(day.slice(0, 2)) - 1]?.replace(/^./, (letter) => letter.toUpperCase())} ${Number(day.slice(3))}`

/** Hours as `hoursIn` and `spanIn` read them. */
export function hoursText(all: readonly (Pick<Hours, 'opens' | 'closes'> & Partial<Hours>)[]): string {
  const typed = all.map(({ days: own = days, opens, closes, season, byAppointment }) => {
    const at = own.map((day) => short.indexOf(day.slice(0, 3).toLowerCase()))
    const isRun = at.length > 2 && at.every((day, index) => index === 0 || day === (at[index - 1] ?? 0) + 1)
    const named = isRun
      ? [own[0], own.at(-1)].map((day) => day?.slice(0, 3)).join('-')
      : own.map((day) => day.slice(0, 3)).join(' ')
    return [
      own.length < days.length && named,
      opens === closes ? '24 hours' : `${typedTime(opens)}-${typedTime(closes)}`,
      season && `${typedDay(season.from)} - ${typedDay(season.until)}`,
      byAppointment && 'by appointment',
    ]
      .filter(Boolean)
      .join(' ')
  })
  return typed.join(', ')
}
