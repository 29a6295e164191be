import { site } from '#site/site.ts'
import { comesAllYear } from '../../src/domain/calendar/hours.ts'

// What's tested of bookings needs windows: a business by appointment, or between two seasons, has none.
if (!comesAllYear(site.hours.pickup)) {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  Object.assign(site.hours, { pickup: [{ days, opens: '08:00', closes: '17:00' }] })
  Object.assign(process.env, { OTHER_HOURS: 'yes' })
}
