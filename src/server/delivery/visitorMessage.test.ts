import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { bookingForm } from '../../forms/booking.ts'
import { quoteForm } from '../../forms/quote.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import { visitorMessage } from './leadMessage.ts'

const quote: StoredLead = {
  reference: '7K2M9QX4RD',
  form: 'quote',
  revision: 1,
  receivedAt: 1,
  area: 'yes',
  photos: 0,
  signs: [],
  state: 'new',
  copyTo: 'jo@example.com',
  code: '',
  referredBy: '',
  friend: undefined,
  booking: undefined,
  unconfirmed: false,
  answers: { phone: '+12025550123', location: 'Springfield', 'junk-type': 'Buy my pills' },
}
const booking: StoredLead = {
  ...quote,
  form: 'booking',
  booking: 'live',
  answers: { ...quote.answers, slot: '2026-11-23T10', list: 'Couch', estimate: '$100 to $120' },
}
const happened = (change: Change) => ({ change, at: 2, before: undefined })
const close = [
  '',
  `Need to change something, or in a hurry? Call or text ${site.phone.label} and give us your reference.`,
  '',
  site.name,
  '',
]

it('says that we have the request and what happens next, and nothing that was typed', () => {
  const { heading, next } = quoteForm.received
  const { subject, text } = visitorMessage(quoteForm, quote, happened('sent'))
  expect(subject).toBe(`${heading} (7K2M9QX4RD)`)
  expect(text.split('\n')).toEqual([`${heading}. Your reference is 7K2M9QX4RD.`, '', next, '', ...close])
})

it('says of a pickup when it is, what was listed and where to change it', () => {
  const { heading, next } = bookingForm.received
  const { text } = visitorMessage(bookingForm, booking, happened('sent'), 'https://example.com/booking?t=1')
  expect(text.split('\n')).toEqual([
    `${heading}. Your reference is 7K2M9QX4RD.`,
    '',
    next,
    '',
    'See, move or cancel it:',
    'https://example.com/booking?t=1',
    '',
    `When should we come? ${bookingForm.fields.slot.say('2026-11-23T10')}`,
    'List: Couch',
    'Price shown: $100 to $120',
    ...close,
  ])
})

it.each([
  ['corrected', quote, `${quoteForm.received.heading}, with your changes`],
  ['photos', quote, `${quoteForm.received.heading}, with your changes`],
  ['moved', booking, 'Your pickup is moved'],
  ['cancelled', { ...booking, booking: 'cancelled' }, 'Your pickup is canceled'],
  ['corrected', { ...booking, booking: 'held' }, 'We have your request'],
] as const)('says what happened: %s', (change, lead, heading) => {
  const form = lead.form === 'quote' ? quoteForm : bookingForm
  const { subject, text } = visitorMessage(form, lead, happened(change))
  expect(subject).toBe(`${heading} (7K2M9QX4RD)`)
  expect(text).toMatch(new RegExp(`^${heading}\\. Your reference`))
})

it('promises nothing more once it was canceled', () => {
  const { text } = visitorMessage(bookingForm, { ...booking, booking: 'cancelled' }, happened('cancelled'))
  expect(text).toMatch(/^Your pickup is canceled\. Your reference is 7K2M9QX4RD\.\n\n\nWhen should we come\?/)
})

it('says nothing of a list or a price where there is none', () => {
  const { text } = visitorMessage(bookingForm, { ...booking, answers: { slot: '2026-11-23T10' } }, happened('sent'))
  expect(text).toMatch(/\n\nWhen should we come\? .*\n\nNeed to change/)
})
