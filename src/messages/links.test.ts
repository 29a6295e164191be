import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { speaksSpanish } from '../../tests/support/business.ts'
import { unknownSpanish } from '../../tests/support/language.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { recordStep, tellDelay } from '../desk/day.ts'
import type { Receipt } from '../domain/calendar/booking.ts'
import { dateMs, noonOffset } from '../domain/calendar/localTime.ts'
import { reminderTimes } from '../domain/calendar/pickupDays.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import type { NewEvent } from '../request/event.ts'
import { readToken, signToken } from '../shared/http/access.ts'
import { bookingToken, priceToken, readCustomerLink, referenceIn, seePhotosToken, sentToken } from './links.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 21, 18)
const env = { LEAD_SECRET: 'a secret of the tests', SITE_URL: 'https://hauling.example' }
const at = (now: number) => ({ env, now: () => now })

it.each([
  [
    'shows what was sent',
    7,
    'sent',
    (signer: Parameters<typeof sentToken>[0], reference: string) => sentToken(signer, { reference }),
  ],
  ['shows a price', 30, 'own', priceToken],
  ['shows the owner the photos', 30, 'photos', seePhotosToken],
] as const)('%s for %d days, and does nothing else', async (_, days, purpose, sign) => {
  const token = await sign(at(start), '7K2M9QX4RD')
  expect(await referenceIn(at(start + days * day - 1), purpose, token)).toBe('7K2M9QX4RD')
  expect(await referenceIn(at(start + days * day), purpose, token)).toBeUndefined()
  expect(await referenceIn(at(start), 'stop-mails', token)).toBeUndefined()
})

it('is good for a booking whatever becomes of it, until 180 days after the window it was made for', async () => {
  const slot = '2026-11-23T10'
  const booking = { reference: '7K2M9QX4RD', slot, state: 'live', revision: 3, changedAt: start } as const
  const token = await bookingToken(env, booking)
  const expires = slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + 180 * day
  const claims = { purpose: 'own', id: `7K2M9QX4RD_booking_${slot}`, expires }
  expect(await readToken(env, { purpose: 'own', token, now: start })).toEqual({ ok: true, claims })
})

it.each([
  ['booking', '7K2M9QX4RD', { may: 'own', reference: '7K2M9QX4RD' }],
  ['add-photos', '7K2M9QX4RD', { may: 'sent', reference: '7K2M9QX4RD' }],
  ['referral', '7K2M9QX4RD-ABCDEFGH', { may: 'sent', reference: '7K2M9QX4RD', form: 'referral', about: 'ABCDEFGH' }],
  [
    'sent',
    '7K2M9QX4RD_referral_ABCDEFGH',
    { may: 'sent', reference: '7K2M9QX4RD', form: 'referral', about: 'ABCDEFGH' },
  ],
  ['sent', '7K2M9QX4RD_booking_2026-11-23T10', { may: 'sent', form: 'booking', about: '2026-11-23T10' }],
])('reads a link for %s about %s, of this version or an earlier one', async (purpose, id, said) => {
  const token = await signToken(env, { purpose: purpose as 'own', id, expires: start + day })
  expect(await readCustomerLink(at(start), token)).toMatchObject({ ok: true, ...said })
})

const date = '2026-11-24'
const slot = `${date}T10`
const morning = dateMs(date) + 9 * 3_600_000 - noonOffset(date, site.timeZone)
const answers = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes', slot }
const sam = { address: 'sam@example.com', role: 'crew' } as const

/** A message without addresses, references, and what its customer typed. */
const said = (text: string) =>
  text
    .replace(/https?:\S+|\b[0-9A-Z]{10}\b/g, '')
    .replaceAll(site.shortName, '')
    .replaceAll('STOP', '')

it.runIf(speaksSpanish)(
  'says everything to the customer of a Spanish request in Spanish, and to its owner in English',
  async () => {
    const { booked, cron, delivered, services, idle, texts, clock } = pickups(morning - 2 * 86_400_000)
    await booked(answers, { language: 'es' }, { channels: ['email', 'copy', 'text'] })
    await cron(clock.now)
    await cron(reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone).from)
    clock.now = morning
    await tellDelay(services, sam, { date, minutes: 60, asOf: morning, isTicked: () => true })
    await recordStep(services, sam, { date, reference, said: { event: { kind: 'on-the-way', data: {} } } })
    await idle()
    const receipt: Receipt = { cents: 24_500, method: 'card', went: ['donated', 'landfill'] }
    await recordStep(services, sam, { date, reference, said: { event: { kind: 'done', data: receipt } as NewEvent } })
    await idle()
    const change = { event: { kind: 'receipt', data: { ...receipt, cents: 31_000 } }, seen: 99 } as const
    await recordStep(services, sam, { date, reference, said: change })
    await idle()
    const mails = delivered.filter(({ channel }) => channel === 'copy').map(({ text }) => text)
    expect(mails).toHaveLength(4)
    expect(await unknownSpanish(mails.map(said).join('\n'))).toEqual([])
    expect([...mails, ...texts().map(({ body }) => body)].join('\n')).not.toMatch(/\.\.|(?:^|\. )[a-z]{3} \d/m)
    // Texts have no accents on vowels.
    expect(texts().filter(({ body }) => !/ su cita/i.test(body))).toEqual([])
    const [own = ''] = delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
    expect(own).toContain('They wrote in Spanish, and we answer them in it.')
  },
)
