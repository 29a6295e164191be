import { expect, it } from 'vitest'
import { holidays, leadMinutes } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { addDays, holidayDate, weekdayName } from '../domain/calendar/localTime.ts'
import { slotProblem, slots } from '../domain/calendar/slots.ts'
import { textsADay } from '../domain/contact/textMessage.ts'
import { keptDays } from '../domain/retention.ts'
import { siteProblems } from '../sites/schema/site.ts'
import { answeringRules, arrivalRules, hearFromUs, ownerRules, replyRules } from './calendar.ts'
import { payUrl } from './contact.ts'
import { cutoff } from './places.ts'
import { privacyChapters } from './privacy.ts'

const link = 'https://pay.example/me/{amount}?note={reference}&again={amount}'

it('leads to the business’s own page to pay with dollars and cents, where it has one', () => {
  expect(payUrl(24_550, '7K2M9QX4RD', link)).toBe('https://pay.example/me/245.50?note=7K2M9QX4RD&again=245.50')
})

it.each([
  [link, []],
  ['http://pay.example/{amount}/{reference}', [expect.stringContaining('https address')]],
  ['https://pay.example/{amount}', [expect.stringContaining('{amount} and {reference}')]],
])('takes %j as an address to pay at, or says what’s wrong', (payLink, problems) => {
  expect(siteProblems({ ...site, payLink })).toEqual(problems)
})

const now = Date.UTC(2026, 10, 21, 13)
const dayMs = 86_400_000
const none = new Map<string, number>()
const datesOf = (rules: ReturnType<typeof arrivalRules>) => [
  ...new Set(slots(now, rules, none).map(({ date }) => date)),
]

/** A night is on the next date, too: `slots.test.ts` has those. */
const isByDay = site.hours.pickup.every(({ opens, closes }) => opens < closes)

it.runIf(isByDay)('opens every day that the business works, sixty days ahead, and no holiday', () => {
  const closed = new Set([2026, 2027].flatMap((year) => holidays.map((holiday) => holidayDate(holiday, year))))
  const worked = Array.from({ length: 60 }, (_, ahead) => addDays('2026-11-22', ahead)).filter(
    (date) => !closed.has(date) && site.hours.pickup.some(({ days }) => days.some((day) => day === weekdayName(date))),
  )
  expect(datesOf(arrivalRules()).filter((date) => date > '2026-11-21')).toEqual(worked)
})

it('closes a window when it’s too near', () => {
  const rules = { ...arrivalRules(), sameDayUntilHour: 24 }
  const latest = ({ start }: { readonly start: number }) => start - leadMinutes * 60_000
  const [first = { id: '', start: 0 }] = slots(now + dayMs, rules, none)
  const problemAt = (time: number) => slotProblem(first.id, time, rules, none)
  expect([problemAt(latest(first)), problemAt(latest(first) + 1)]).toEqual([undefined, 'too-soon'])
})

it('answers by the phone’s hours in a season without pickups, and by the pickups’ where they’re by appointment', () => {
  const { pickup } = site.hours
  const [first] = pickup
  const until = now + 14 * dayMs
  const summer = { from: '06-01', until: '06-30' }
  Object.assign(site.hours, { pickup: [{ ...first, season: summer }] })
  expect(replyRules(until).hours).toEqual(answeringRules(until).hours)
  expect(replyRules(until).hours).not.toEqual(site.hours.pickup)
  expect(hearFromUs(until)).toMatch(/^You’ll hear from us /)
  expect(cutoff()).toBeUndefined()
  Object.assign(site.hours, { pickup: [{ ...first, byAppointment: true }] })
  expect(replyRules(until).hours).toEqual(site.hours.pickup)
  expect([slots(until, arrivalRules(), none), slots(until, ownerRules(), none).length > 0]).toEqual([[], true])
  expect(slotProblem(slots(until, ownerRules(), none)[0]?.id ?? '', until, arrivalRules(), none)).toBe('by-appointment')
  Object.assign(site.hours, { pickup })
})

const business = {
  name: 'Acme Hauling',
  phone: { e164: '', label: 'our number' },
  challengeKey: '',
  features: { blog: false, referrals: false, calculator: false, permits: false, curbRules: false, dropOffs: false },
  privacy: { since: '2026-11-24' },
}
const said = (more: object = {}) =>
  privacyChapters({ ...business, ...more })
    .flatMap(({ figure, paragraphs }) => [figure?.value ?? '', ...paragraphs])
    .join('\n')
const figures = (text: string) => Array.from(text.matchAll(/\d+/g), ([figure]) => Number(figure))

it('has every figure that the software deletes by, and no other', () => {
  const { unreadable: _, unsentPhotos, ...shown } = keptDays
  expect(unsentPhotos).toBe(1)
  expect(said()).toContain('never sent after a day')
  expect(new Set(figures(said()))).toEqual(new Set(Object.values(shown)))
})

it('says what carriers want to read where a service for texts is named, and who else gets what', () => {
  expect(said()).not.toMatch(/STOP|Acme Texts|Turnstile|referral|We also work/)
  const features = { ...business.features, referrals: true }
  const privacy = { ...business.privacy, texts: 'Acme Texts', others: ['our calendar', 'our books'] }
  const all = said({ features, challengeKey: 'key', privacy })
  for (const words of ['Message and data rates may apply', 'STOP', 'HELP', 'for their marketing', 'our number'])
    expect(all).toContain(words)
  for (const words of [
    'Acme Texts sends our texts, to you and to us',
    'our calendar and our books',
    'Turnstile',
    'referral program',
  ])
    expect(all).toContain(words)
  expect(figures(all)).toContain(textsADay)
})

it.runIf(holidays.length > 0)('says on a closed day that it is one, and on no other', () => {
  const date = holidayDate(holidays[0] as (typeof holidays)[0], 2027)
  const noon = (day: string) => Date.parse(`${day}T18:00:00Z`)
  expect(hearFromUs(noon(date))).toMatch(/^We’re closed today\. You’ll hear from us /)
  const open = slots(now, arrivalRules(), none)[0]?.date ?? ''
  expect(hearFromUs(noon(open))).toMatch(/^You’ll hear from us /)
})
