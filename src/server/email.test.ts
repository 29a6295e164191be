import { expect, it } from 'vitest'
import { contactForm } from '../forms/contact.ts'
import { quoteForm } from '../forms/quote.ts'
import { referralForm } from '../forms/referral.ts'
import { leadMessage } from './email.ts'
import type { StoredLead } from './leads.ts'

const lead = (changes: Partial<StoredLead>): StoredLead => ({
  reference: '7K2M9QX4RD',
  form: 'quote',
  revision: 1,
  receivedAt: Date.UTC(2026, 10, 21, 16, 5),
  area: 'yes',
  photos: 2,
  answers: { phone: '+16305550123;ext=4', location: 'Naperville 60540', 'junk-type': 'One couch' },
  ...changes,
})

it('says who, where and what, with one tap to answer', () => {
  const { subject, text } = leadMessage(quoteForm, lead({}))
  expect(subject).toBe('Quote request 7K2M9QX4RD, Naperville 60540')
  expect(text).toContain('What needs to go?: One couch')
  expect(text).toContain('Photos: 2')
  expect(text).toContain('tel:+16305550123\n')
  expect(text).toContain('Saturday, November 21, 2026 at 10:05')
})

it('says what to check, and what replaces what', () => {
  const { text } = leadMessage(quoteForm, lead({ area: 'call', revision: 2 }))
  expect(text).toContain('call to check')
  expect(text).toContain('revision 2')
})

it('speaks of photos and places only where the form asked for them', () => {
  const answers = { message: 'Hello', phone: '+16305550123', email: 'a@example.com', name: '' }
  const { subject, text } = leadMessage(contactForm, lead({ form: 'contact', area: '', photos: 0, answers }))
  expect(subject).toBe('Contact request 7K2M9QX4RD')
  expect(text).not.toContain('Photos')
  expect(text).toContain('mailto:a@example.com')
})

it('tells the friend’s number from the sender’s', () => {
  const answers = { name: 'Ann', phone: '+16305550123', 'friend-name': 'Bo', 'friend-phone': '+16305550124' }
  const { text } = leadMessage(referralForm, lead({ form: 'referral', answers }))
  expect(text).toContain('Call (Your friend’s phone): tel:+16305550124')
})
