import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import {
  addDays,
  dateMs,
  type Holiday,
  holidayDate,
  holidayOn,
  holidaysFrom,
  localDate,
  localTime,
  noonOffset,
  spokenTime,
  usOffset,
  wallTime,
  weekday,
  weekdayName,
} from './localTime.ts'
import { zoneNameOf } from './zones.ts'

it.each([
  ['America/Chicago', '2026-11-21T06:00:00Z', '2026-11-21', [0, 0, 0, 0]],
  ['America/Chicago', '2006-04-02T08:00:00.005Z', '2006-04-02', [3, 0, 0, 5]],
  ['America/Phoenix', '2026-07-01T06:59:00Z', '2026-06-30', [23, 59, 0, 0]],
  ['Europe/Paris', '2026-07-01T22:30:15.042Z', '2026-07-02', [0, 30, 15, 42]],
  ['Asia/Kolkata', '2026-01-01T00:00:00.001Z', '2026-01-01', [5, 30, 0, 1]],
] as const)('reads the clock on the wall: %s at %s', (timeZone, now, date, [h, min, s, ms]) => {
  const time = { date, ms: ((h * 60 + min) * 60 + s) * 1000 + ms }
  expect(localTime(Date.parse(now), timeZone)).toEqual(time)
  expect(localDate(Date.parse(now), timeZone)).toBe(date)
})

it('counts days by the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  expect(weekday('2026-11-22')).toBe(0)
  expect(['2026-11-21', '2026-06-30'].map(weekdayName)).toEqual(['Saturday', 'Tuesday'])
})

it.each(['America/Chicago', 'America/New_York', 'America/Anchorage', 'America/Phoenix', 'Pacific/Honolulu'])(
  'in %s finds each minute of the days around a change of clocks, as the runtime shows it',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    for (const date of ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'])
      for (let minute = 0; minute < 1800; minute++) {
        const at = wallTime(date, minute, timeZone)
        const wanted = new Date(dateMs(date) + minute * 60_000).toISOString().slice(0, 16).replace('T', ' ')
        // Of an hour that’s skipped there’s none, and its minutes are those after it.
        const skipped =
          timeZone.startsWith('America/') && timeZone !== 'America/Phoenix' && /^2026-03-08 02/.test(wanted)
        expect(clock.format(at), `${date} ${minute}`).toBe(skipped ? wanted.replace(' 02', ' 03') : wanted)
      }
  },
)

it('knows how far the clock is from UTC, on days when it changes too', () => {
  const hours = (date: string) => noonOffset(date, 'America/Chicago') / 3_600_000
  expect([hours('2026-03-07'), hours('2026-03-08'), hours('2026-10-31'), hours('2026-11-01')]).toEqual([-6, -5, -5, -6])
})

it('says times as people do, with minutes only where there are any', () => {
  const times = ['00:00', '00:30', '08:00', '12:05', '17:30', 61, 719, 720, 13 * 60 + 5]
  expect(times.map(spokenTime).join()).toBe('midnight,12:30 AM,8 AM,12:05 PM,5:30 PM,1:01 AM,11:59 AM,noon,1:05 PM')
  const spanish = inLanguage('es', () => ['00:00', '12:00', '12:05'].map(spokenTime).join().replaceAll('\u00a0', ' '))
  expect(spanish).toBe('12 de la noche,12 del mediodía,12:05 p. m.')
})

const hourMs = 3_600_000

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23', day: 'numeric' })

it.each(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])(
  'agrees with the time-zone database of %s, 2007 to 2040',
  (timeZone) => {
    const [there, utc] = [clock(timeZone), clock('UTC')]
    const wrong: string[] = []
    // Each half hour of the months in which clocks change, and once a day in the others.
    for (let now = Date.UTC(2007, 0, 2); now < Date.UTC(2041, 0, 1); ) {
      const offset = usOffset(now, timeZone) ?? Number.NaN
      if (there.format(now) !== utc.format(now + offset)) wrong.push(new Date(now).toISOString())
      const month = new Date(now).getUTCMonth()
      now += month === 2 || month === 10 ? hourMs / 2 : 24 * hourMs
    }
    expect(wrong).toEqual([])
  },
)

const holidays: readonly Holiday[] = [
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
]

// May has five Mondays in 2027 and four in 2031, when September begins with one.
it.each([
  [2027, ['2027-05-31', '2027-07-04', '2027-09-06', '2027-11-25']],
  [2031, ['2031-05-26', '2031-07-04', '2031-09-01', '2031-11-27']],
])('finds the holidays of %i', (year, dates) => {
  expect(holidays.map((holiday) => holidayDate(holiday, year))).toEqual(dates)
  expect(holidayOn(dates[3] ?? '', holidays)?.name).toBe('Thanksgiving')
  expect(holidayOn(`${year}-11-24`, holidays)).toBeUndefined()
})

it('knows no fifth Thursday of a month that has four', () => {
  const fifth: readonly Holiday[] = [{ name: 'Inventory', month: 10, weekday: 4, nth: 5 }]
  expect(holidaysFrom('2026-01-01', fifth)).toEqual(['2026-10-29'])
  expect(holidaysFrom('2025-01-01', fifth)).toEqual(['2025-10-30'])
  expect([holidaysFrom('2027-01-01', fifth), holidayOn('2027-11-04', fifth)]).toEqual([[], undefined])
})

it('lists those of the next twelve months, the day itself too', () => {
  expect(holidaysFrom('2026-11-26', holidays)).toEqual([
    '2026-11-26',
    '2027-05-31',
    '2027-07-04',
    '2027-09-06',
    '2027-11-25',
  ])
})

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => /^(?:America|Pacific)\//.test(zone))

/** Their runtime's names of US zones, where it has no other word for a state's own time. */
const known: Readonly<Record<string, string>> = {
  'Eastern Time': 'eastern',
  'Central Time': 'central',
  'Mountain Time': 'mountain',
  'Mountain Standard Time': 'arizona',
  'Pacific Time': 'pacific',
  'Alaska Time': 'alaska',
  'Hawaii-Aleutian Standard Time': 'hawaii',
  'Atlantic Standard Time': 'atlantic',
}

it('calls a US zone’s time what the runtime calls it', () => {
  const named = zones.flatMap((zone) => zoneNameOf(zone) ?? []).length
  expect(named).toBeGreaterThan(25)
  for (const timeZone of zones) {
    const name = zoneNameOf(timeZone)
    if (!name) continue
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
      Date.UTC(2026, 0),
    )
    expect(known[parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''], timeZone).toBe(name)
  }
})
