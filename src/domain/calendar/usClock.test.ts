import { expect, it } from 'vitest'
import { usOffset } from './usClock.ts'

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

it('changes at 2 o’clock and not a millisecond before', () => {
  const hours = (now: number) => (usOffset(now, 'America/Chicago') ?? Number.NaN) / hourMs
  const [spring, autumn] = [Date.UTC(2026, 2, 8, 8), Date.UTC(2026, 10, 1, 7)]
  expect([hours(spring - 1), hours(spring), hours(autumn - 1), hours(autumn)]).toEqual([-6, -5, -5, -6])
})

it('says nothing about other places and earlier rules', () => {
  expect(usOffset(Date.UTC(2026, 6, 1), 'Europe/Paris')).toBeUndefined()
  expect(usOffset(Date.UTC(2006, 6, 1), 'America/Chicago')).toBeUndefined()
})
