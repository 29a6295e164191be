import { site } from '#site/site.ts'

// What's tested of bookings needs windows: a business by appointment, or between two seasons, has none.
if (!site.hours.pickup.some(({ season, byAppointment }) => !season && !byAppointment)) {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  Object.assign(site.hours, { pickup: [{ days, opens: '08:00', closes: '17:00' }] })
  Object.assign(process.env, { OTHER_HOURS: 'yes' })
}
