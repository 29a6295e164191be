import { expect, it } from 'vitest'
import { days } from '../../../src/sites/schema/site.ts'
import { clockTimes, hoursIn, hoursText, spanIn } from './hoursText.ts'

const week = days.slice(0, 5)
const at = (own: readonly string[], opens: string, closes: string, more: object = {}) => ({
  days: own,
  opens,
  closes,
  ...more,
})
const summer = { season: { from: '04-01', until: '10-31' } }

it.each([
  ['Mon-Sat 8-6', [at(days.slice(0, 6), '08:00', '18:00')]],
  ['7am-7pm', [at(days, '07:00', '19:00')]],
  ['Mon-Fri 7 to 7, Sat 8 to noon', [at(week, '07:00', '19:00'), at(['Saturday'], '08:00', '12:00')]],
  ['Mon, Wed and Fri 8:30 a.m. – 5 p.m.; Sun closed', [at(['Monday', 'Wednesday', 'Friday'], '08:30', '17:00')]],
  ['Weekdays 6pm to 2am, weekend 24 hours', [at(week, '18:00', '02:00'), at(days.slice(5), '00:00', '00:00')]],
  ['Sat by appointment 9-1', [at(['Saturday'], '09:00', '13:00', { byAppointment: true })]],
  [
    'Sun by appointment, Mon-Fri 7-7, weekends by appointment, 9-1',
    [
      at(['Sunday'], '07:00', '19:00', { byAppointment: true }),
      at(week, '07:00', '19:00'),
      at(days.slice(5), '09:00', '13:00', { byAppointment: true }),
    ],
  ],
  [
    'April to October: 7-7, Sun 1-5; Mon-Fri 8-5',
    [at(days, '07:00', '19:00', summer), at(['Sunday'], '13:00', '17:00', summer), at(week, '08:00', '17:00')],
  ],
  ['daily 07:00-19:00 Apr 15 - Oct 31', [at(days, '07:00', '19:00', { season: { from: '04-15', until: '10-31' } })]],
])('reads %j, and its own text again', (typed, hours) => {
  expect(hoursIn(typed)).toEqual(hours)
  expect(hoursIn(hoursText(hours))).toEqual(hours)
})

it.each(['', 'whenever', 'Mon-Fri', 'Sun by appointment', 'Funday 8-6', 'Mon-Fri 8-6 except holidays'])(
  'doesn’t guess at %j',
  (typed) => {
    expect(hoursIn(typed)).toBeUndefined()
  },
)

it('has no days for the phone', () => {
  expect([spanIn('7-7'), spanIn('Mon-Fri 7-7')]).toEqual([{ opens: '07:00', closes: '19:00' }, undefined])
})

it.each([
  ['7am', '5 PM', '07:00', '17:00'],
  ['7', 'noon', '07:00', '12:00'],
  ['6:30 p.m.', '2am', '18:30', '02:00'],
  ['12am', 'Midnight', '00:00', '00:00'],
  ['5:30', '14:00', '05:30', '14:00'],
])('reads times from %s to %s as people write them', (opens, closes, from, to) => {
  expect(clockTimes(opens, closes)).toEqual({ opens: from, closes: to })
})
