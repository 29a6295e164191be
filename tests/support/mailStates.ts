import template from '../../.build/mail.json' with { type: 'json' }
import type { Confirmation } from '../../src/messages/confirmation.ts'
import {
  confirmationOf,
  customerMail,
  lateMail,
  missedMail,
  receiptMail,
  reminderOf,
} from '../../src/messages/confirmation.ts'
import { leadMail } from '../../src/messages/leadMessage.ts'
import { type MailBody, mailHtml, mailText } from '../../src/messages/media/mail.ts'
import { batchMail } from '../../src/messages/toOwner.ts'
import { fold } from '../../src/request/evolve.ts'
import { bookingForm, contactForm, quoteForm } from '../../src/shared/forms/forms.ts'
import type { Change, StoredLead } from '../../src/store/lead.ts'

export const mailSite = 'https://hauling.example'

/** When the mails are written: a Saturday afternoon in November, UTC ms. */
export const mailedAt = Date.UTC(2026, 10, 21, 20)

export const quoteLead: StoredLead = {
  ...fold('7K2M9QX4RD', []),
  form: 'quote',
  revision: 1,
  receivedAt: mailedAt,
  area: 'yes',
  photos: 0,
  copyTo: 'jo@example.com',
  friend: undefined,
  answers: {
    phone: '+12025550123',
    location: 'Typed.example',
    'junk-type': 'Typed pills: call 202-555-0199',
    name: 'Typed Jo',
    message: 'Typed words',
  },
}

export const bookedLead: StoredLead = {
  ...quoteLead,
  form: 'booking',
  booking: 'live',
  answers: {
    ...quoteLead.answers,
    address: '12 Typed Street. Visit us!',
    slot: '2026-11-23T10',
    list: 'Three-seat couch, 2 mattresses (queen), washing machine',
    estimate: '$240 to $310',
  },
}

const token = `booking.7K2M9QX4RD.0.1795456800000.abcdef.${'A'.repeat(43)}`
const links = { page: `${mailSite}/your-request?t=${token}`, calendar: `${mailSite}/your-request.ics?t=${token}` }
/** One whose words lead nowhere, so that they're repeated. */
const plain = { location: 'Springfield', address: '12 Oak Street', 'junk-type': 'One couch and a fridge' }
const bare: StoredLead = { ...bookedLead, answers: { slot: '2026-11-23T10' } }

const of = (lead: StoredLead, change: Change, withLinks = true): Confirmation => {
  const form = { booking: bookingForm, contact: contactForm }[lead.form] ?? quoteForm
  return confirmationOf(form, lead, change, mailedAt, withLinks ? links : undefined)
}

export const mailUrls = {
  site: mailSite,
  stop: `${mailSite}/stop-mails?t=stop-mails.7K2M9QX4RD.1795456800000.abcdef.${'A'.repeat(43)}`,
}

/** Every state of a customer's mail, by name. */
export const mailStates: Readonly<Record<string, Confirmation>> = {
  booked: of(bookedLead, 'sent'),
  'booked in plain words': of({ ...bookedLead, answers: { ...bookedLead.answers, ...plain, list: '' } }, 'sent'),
  'booked without a list': of(bare, 'sent'),
  changed: of(bookedLead, 'corrected'),
  moved: of(bookedLead, 'moved'),
  canceled: of({ ...bookedLead, booking: 'canceled' }, 'canceled'),
  reminder: reminderOf(bookedLead, '2026-11-23T10', Date.UTC(2026, 10, 22, 23), links),
  unconfirmed: of({ ...bookedLead, booking: undefined }, 'sent', false),
  held: of({ ...bookedLead, booking: 'held' }, 'sent'),
  quote: of(quoteLead, 'sent', false),
  'quote with photos added': of(quoteLead, 'photos', false),
  late: lateMail(bookedLead, 30, links),
  missed: missedMail(bookedLead, mailedAt, links),
  receipt: receiptMail(bookedLead, { cents: 24_500, method: 'card', went: ['donated', 'recycled'] }, links, {
    reviewUrl: 'https://reviews.example/hauling',
    pictures: ['Before', 'After'].map((label) => ({ label, url: `${links.page}#${label}` })),
  }),
  'receipt of which nobody said anything': receiptMail(bookedLead, { went: [] }, links),
  message: of({ ...quoteLead, form: 'contact' }, 'sent', false),
}

export const bodyHtml = (body: MailBody): string => mailHtml(template, body, mailSite)
export const htmlOf = (confirmation: Confirmation): string => bodyHtml(customerMail(confirmation, mailUrls.stop))
export const plainOf = (body: MailBody): string => mailText(body)
export const textOf = (confirmation: Confirmation): string => plainOf(customerMail(confirmation, mailUrls.stop))

const context = { siteUrl: mailSite, townOf: () => undefined, photosUrl: `${mailSite}/lead-photos?t=see-photos` }
const sent = { change: 'sent', at: mailedAt, before: undefined } as const
const moved = { change: 'moved', at: mailedAt + 60_000, before: { slot: '2026-11-23T08' } } as const
const garage: StoredLead = {
  ...quoteLead,
  photos: 4,
  answers: { ...quoteLead.answers, name: 'Marge Olson', 'junk-type': 'Garage cleanout', location: 'Riverton 12346' },
}
const couch: StoredLead = { ...bookedLead, answers: { ...bookedLead.answers, ...plain, name: 'Marge Olson' } }

/** Mails to the owner, by what they're about: together they have every part of one. */
export const ownerMails = (): Readonly<Record<string, MailBody>> => ({
  quote: leadMail(quoteForm, garage, sent, context),
  pickup: leadMail(bookingForm, couch, sent, context),
  moved: leadMail(bookingForm, couch, moved, context),
  canceled: leadMail(bookingForm, { ...couch, booking: 'canceled' }, { ...moved, change: 'canceled' }, context),
  unusual: leadMail(quoteForm, { ...garage, area: 'call', spamSignals: ['links', 'too-fast'] }, sent, context),
  batch: batchMail([garage, couch, { ...quoteLead, spamSignals: ['links'] }], mailSite, () => undefined),
})
