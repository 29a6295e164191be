import { expect, it } from 'vitest'
import { bookingForm } from '../../forms/booking.ts'
import { contactForm } from '../../forms/contact.ts'
import { quoteForm } from '../../forms/quote.ts'
import { referralForm } from '../../forms/referral.ts'
import type { Revision, StoredLead } from '../store/lead.ts'
import { leadMessage, shortMessage, visitorMessage } from './leadMessage.ts'

const lead = (changes: Partial<StoredLead>): StoredLead => ({
  reference: '7K2M9QX4RD',
  form: 'quote',
  revision: 1,
  receivedAt: Date.UTC(2026, 10, 21, 16, 5),
  area: 'yes',
  photos: 2,
  signs: [],
  state: 'new',
  copyTo: undefined,
  code: '',
  referredBy: '',
  friend: undefined,
  booking: undefined,
  unconfirmed: false,
  answers: { phone: '+12025550123;ext=4', location: 'Springfield 12345', 'junk-type': 'One couch' },
  ...changes,
})

const revision = (changes: Partial<Revision> = {}): Revision => ({
  change: 'sent',
  at: Date.UTC(2026, 10, 21, 16, 5),
  before: undefined,
  ...changes,
})

it('says who, where and what, with one tap to answer', () => {
  const { subject, text } = leadMessage(quoteForm, lead({}), revision(), 'https://example.com/lead-photos?t=1')
  expect(subject).toBe('Quote request 7K2M9QX4RD, Springfield 12345')
  expect(text).toContain('What needs to go? One couch')
  expect(text).toContain('Photos: 2.')
  expect(text).toContain('https://example.com/lead-photos?t=1')
  expect(text).toContain('tel:+12025550123\n')
  expect(text).toContain('Saturday, November 21, 2026 at 10:05')
})

it('says what to check, what changed, and what looks odd', () => {
  const before = { phone: '+12025550123;ext=4', location: 'Springfield 12345', 'junk-type': '' }
  const odd = lead({ area: 'call', revision: 2, signs: ['links'] })
  const { subject, text } = leadMessage(quoteForm, odd, revision({ change: 'corrected', before }))
  expect(subject).toBe('Changed: Quote request 7K2M9QX4RD, Springfield 12345')
  expect(text).toContain('Call to check')
  expect(text).toContain('What changed:\nWhat needs to go? (empty) -> One couch\n\n')
  expect(text).toContain('looks unusual: it contains links')
})

it('tells the visitor what we have and the owner’s phone the least that lets them call back', () => {
  expect(visitorMessage(quoteForm, lead({}), revision()).text).toContain('Your reference is 7K2M9QX4RD')
  expect(shortMessage(quoteForm, lead({}), revision())).toBe(
    'Quote request 7K2M9QX4RD | (202) 555-0123 ext. 4 | Springfield 12345 | One couch',
  )
})

it('lets no answer write a line of its own', () => {
  const answers = { message: 'Hello\nReference: 0000000000\nCall (Phone): tel:+19005550199', phone: '+12025550123' }
  const sent = lead({ form: 'contact', answers })
  for (const { text } of [leadMessage(contactForm, sent, revision()), visitorMessage(contactForm, sent, revision())])
    expect(text).not.toMatch(/^(?:Reference: 0000000000|Call \(Phone\): tel:\+1900)/m)
})

it('speaks of photos and places only where the form asked for them', () => {
  const answers = { message: 'Hello', phone: '+12025550123', email: 'a@example.com', name: '' }
  const { subject, text } = leadMessage(
    contactForm,
    lead({ form: 'contact', area: '', photos: 0, answers }),
    revision(),
  )
  expect(subject).toBe('Contact request 7K2M9QX4RD')
  expect(text).not.toContain('Photos')
  expect(text).toContain('mailto:a@example.com')
})

const pickup = (changes: Partial<StoredLead>) => {
  const answers = { slot: '2026-11-23T10', phone: '+12025550123', location: 'Riverton' }
  const one = lead({ form: 'booking', answers, ...changes })
  return {
    owner: leadMessage(bookingForm, one, revision()).text,
    visitor: visitorMessage(bookingForm, one, revision()).text,
  }
}

it('says of a booked time the same to the owner and to the visitor', () => {
  const booked = pickup({ booking: 'live' })
  expect(booked.owner).not.toMatch(/NOT booked|We told them/)
  expect(booked.visitor).toMatch(/^Your pickup is booked/)
  const late = pickup({ booking: 'live', unconfirmed: true })
  expect(late.owner).toContain('The time is booked for them.\nWe told them the time isn’t confirmed yet')
  expect(late.visitor).toMatch(/^Your pickup is booked/)
})

it.each([
  [undefined, 'The time is NOT booked.\nWe told them'],
  ['held', 'free for others'],
  ['held', 'npm run leads -- release 7K2M9QX4RD\nWe told them'],
  ['let-go', 'NOT booked: it was held for 30 minutes and is free again.\nWe told them'],
  ['cancelled', 'NOT booked: the booking was canceled'],
] as const)('says of a time that is theirs only in part (%s) what is true', (booking, said) => {
  const { owner, visitor } = pickup({ booking, unconfirmed: true })
  expect(owner).toContain(said)
  expect(visitor).toMatch(/^We have your request/)
  expect(visitor).toContain('Your time isn’t confirmed yet. We’ll call you.')
  expect(visitor).not.toContain('is booked')
})

it('says nothing of the time when the booking was moved or canceled', () => {
  const one = lead({ form: 'booking', booking: 'cancelled', unconfirmed: true })
  expect(leadMessage(bookingForm, one, revision({ change: 'cancelled' })).text).not.toContain('The time is')
  expect(visitorMessage(bookingForm, one, revision({ change: 'cancelled' })).text).toMatch(/^Your pickup is canceled/)
})

it('tells the friend’s number from the sender’s', () => {
  const answers = { name: 'Ann', phone: '+12025550123', 'friend-name': 'Bo', 'friend-phone': '+12025550124' }
  const { text } = leadMessage(referralForm, lead({ form: 'referral', answers }), revision())
  expect(text).toContain('Call (Your friend’s phone): tel:+12025550124')
})
