import { expect, it } from 'vitest'
import { daysLabel, type Hours, hoursLabel, hoursOn, listedHours, periodsFrom } from './hours.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const summer = { from: '04-01', until: '10-31' }
/** Longer in summer, Sundays in summer alone, Saturdays by appointment. */
const hours: readonly Hours[] = [
  { days: week, opens: '07:00', closes: '19:00', season: summer },
  { days: week, opens: '08:00', closes: '17:00' },
  { days: ['Sunday'], opens: '09:00', closes: '14:00', season: summer },
]
const saturday = { days: ['Saturday'], opens: '08:00', closes: '12:00', byAppointment: true }
const all = [...hours, saturday]
const rules = { hours: all, isClosed: (date: string) => date === '2026-07-03' }

it.each([
  ['2026-03-31', '08:00'],
  ['2027-04-01', '07:00'],
  ['2026-10-30', '07:00'],
  ['2026-11-02', '08:00'],
  ['2026-07-03', undefined],
  ['2026-10-25', '09:00'],
  ['2026-11-01', undefined],
  ['2026-05-02', undefined],
])('opens on %s at %s', (date, opens) => {
  expect(hoursOn(date, rules)?.opens).toBe(opens)
})

it('has hours by appointment for who answers and for the owner', () => {
  expect(hoursOn('2026-05-02', { ...rules, appointments: true })).toBe(saturday)
})

it.each([
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2028-02-29', true],
  ['2028-03-01', false],
  ['2026-11-30', false],
])('a season over New Year has %s: %s', (date, isOpen) => {
  const winter = { days: [...week, 'Saturday', 'Sunday'], opens: '08:00', closes: '12:00' }
  const season = { from: '12-01', until: '02-28' }
  expect(hoursOn(date, { hours: [{ ...winter, season }], isClosed: () => false }) !== undefined).toBe(isOpen)
})

it('parts a year where the hours change, and leaves it whole where they don’t', () => {
  const said = periodsFrom('2026-11-27', all).map((part) => [part.from, part.until, part.hours.length])
  expect(said).toEqual([
    ['2026-11-27', '2027-03-31', 2],
    ['2027-04-01', '2027-10-31', 3],
    ['2027-11-01', '2027-11-26', 2],
  ])
  expect(periodsFrom('2026-11-27', [saturday])).toEqual([
    { from: '2026-11-27', until: '2027-11-26', hours: [saturday] },
  ])
})

const label = (one: Partial<Hours>) => hoursLabel({ opens: '08:00', closes: '12:00', ...one })
it.each([
  [{}, '8 AM to noon'],
  [{ opens: '18:00', closes: '02:00' }, '6 PM to 2 AM'],
  [{ opens: '00:00', closes: '00:00' }, '24 hours'],
  [{ byAppointment: true }, '8 AM to noon by appointment'],
  [{ season: summer }, '8 AM to noon from April to October'],
  [{ season: { from: '12-01', until: '02-28' } }, '8 AM to noon from December to February'],
  [{ season: { from: '04-15', until: '10-31' } }, '8 AM to noon from April 15 to October 31'],
  [{ season: { from: '07-01', until: '07-31' } }, '8 AM to noon in July'],
])('says %o as %s', (one, said) => {
  expect(label(one)).toBe(said)
})

it('says what days without a season of their own have, and what’s for the rest of the year', () => {
  const usual = { days: [...week, 'Saturday'], opens: '08:00', closes: '17:00' }
  const [long] = hours
  expect(listedHours([usual, ...(long ? [long] : [])]).map((one) => `${daysLabel(one)} ${hoursLabel(one)}`)).toEqual([
    'Monday to Friday 8 AM to 5 PM the rest of the year',
    'Saturday 8 AM to 5 PM',
    'Monday to Friday 7 AM to 7 PM from April to October',
  ])
})

it.each([
  [week, 'Monday to Friday'],
  [['Sunday'], 'Sunday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday, and Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Saturday'], 'Monday to Wednesday and Saturday'],
])('says the days %j as %s', (days, said) => {
  expect(daysLabel({ days })).toBe(said)
})
