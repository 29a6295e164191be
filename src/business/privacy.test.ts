import { expect, it } from 'vitest'
import { textsADay } from '../domain/contact/textMessage.ts'
import { keptDays } from '../domain/retention.ts'
import { privacyChapters } from './privacy.ts'

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
