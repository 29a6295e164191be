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
