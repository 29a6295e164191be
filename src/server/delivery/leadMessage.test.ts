import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { storedLead } from '../../../tests/support/services.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import { signalNote } from '../../domain/spamSignals.ts'
import { bookingForm } from '../../forms/booking.ts'
import { contactForm } from '../../forms/contact.ts'
import { quoteForm } from '../../forms/quote.ts'
import type { Revision, StoredLead } from '../store/lead.ts'
import { leadMessage, shortMessage } from './leadMessage.ts'

const lead = (changes: Partial<StoredLead> = {}): StoredLead =>
  storedLead({
    photos: 2,
    answers: { phone: '+12025550123;ext=4', location: 'Springfield 12345', 'junk-type': 'One couch' },
    ...changes,
  })
const sentAt = lead().receivedAt

const revision = (changes: Partial<Revision> = {}): Revision => ({
  change: 'sent',
  at: sentAt,
  before: undefined,
  ...changes,
})
const messageOf = (changes: Partial<StoredLead>, change: Partial<Revision> = {}, form = quoteForm) =>
  leadMessage(form, lead(changes), revision(change))

/** Day and time of day at the business. */
const localTime = (at: number) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, dateStyle: 'full', timeStyle: 'short' })
  return `${format.format(at)} (${site.area.zoneName})`
}
const answered = ['Phone: (202) 555-0123 ext. 4', 'ZIP or town: Springfield 12345', 'What needs to go? One couch']
const waysToAnswer = ['Call (Phone): tel:+12025550123', 'Text (Phone): sms:+12025550123']

it('says who, where and what, with one tap to answer', () => {
  const { subject, text } = leadMessage(quoteForm, lead(), revision(), 'https://example.com/lead-photos?t=1')
  expect(subject).toBe('Quote request 7K2M9QX4RD, Springfield 12345')
  expect(text.split('\n')).toEqual([
    ...answered,
    'Photos: 2. You can see them, and any that are added later, for 30 days:',
    'https://example.com/lead-photos?t=1',
    '',
    ...waysToAnswer,
    '',
    'Reference: 7K2M9QX4RD',
    `Received: ${localTime(sentAt)}`,
    '',
  ])
})

it('says what to check, what changed and when, and what looks odd', () => {
  const before = { phone: '+12025550123;ext=4', location: 'Springfield 12345', 'junk-type': '' }
  const at = sentAt + 90 * 60_000
  const odd = { area: 'call', revision: 2, spamSignals: ['links', 'too-fast'] } as const
  const { subject, text } = messageOf(odd, { change: 'corrected', before, at })
  expect(subject).toBe('Looks unusual: Changed: Quote request 7K2M9QX4RD, Springfield 12345')
  const blocks = [
    'They changed something and sent it again. This replaces what they sent before.',
    'What changed:\nWhat needs to go? (empty) -> One couch',
    answered.join('\n'),
    'The location isn’t one of your towns, or isn’t clear. Call to check.',
    `It looks unusual: ${signalNote.links}; ${signalNote['too-fast']}.`,
    waysToAnswer.join('\n'),
    `Reference: 7K2M9QX4RD\nReceived: ${localTime(sentAt)}\nChanged: ${localTime(at)}`,
  ]
  expect(text).toBe(`${blocks.join('\n\n')}\n`)
})

it('says what an answer was before it was taken out, and nothing of what was never given', () => {
  const { 'junk-type': _, ...answers } = lead().answers
  const before = { phone: '+12025550123;ext=4', 'junk-type': 'Two pianos' }
  const { text } = messageOf({ answers }, { change: 'corrected', before })
  expect(text).toContain('\nZIP or town: (empty) -> Springfield 12345\nWhat needs to go? Two pianos -> (empty)\n\n')
  const same = messageOf({ answers: {} }, { change: 'corrected', before: {} }).text
  expect(same).not.toMatch(/What changed|ZIP or town|->/)
})

it.each([
  ['photos', 'Photos added: ', 'They added photos.'],
  ['details', 'Details added: ', 'They said how to reach them.'],
  ['moved', 'Moved: ', 'They moved their booking.'],
  ['canceled', 'Canceled: ', 'They canceled their booking.'],
] as const)('begins with what happened: %s', (change, start, note) => {
  const { subject, text } = messageOf({}, { change, before: lead().answers })
  expect(subject).toBe(`${start}Quote request 7K2M9QX4RD, Springfield 12345`)
  expect(text).toMatch(new RegExp(`^${note}\\n\\nPhone`))
  expect(shortMessage(quoteForm, lead(), revision({ change }))).toMatch(new RegExp(`^${start}Quote`))
})

it.each([
  [{ name: 'Ann', phone: '+12025550199' }, 'Ann (202) 555-0199 (code AB23)'],
  [{ name: 'Ann' }, 'Ann (code AB23)'],
  [undefined, 'not in our records (code AB23)'],
])('names the friend who sent them as far as it knows: %j', (friend, who) => {
  expect(messageOf({ referredBy: 'AB23', friend }).text).toContain(`\n\nSent by a friend: ${who}\n\n`)
})

it('keeps subjects and texts to a length that mail and phones take, whatever was typed', () => {
  const long = { answers: { ...lead().answers, location: 'x'.repeat(400) } }
  expect(messageOf(long).subject).toMatch(/^Quote request 7K2M9QX4RD, x{124}$/)
  expect(shortMessage(quoteForm, lead(long), revision())).toHaveLength(300)
})

it('tells the owner’s phone the least that lets them call back', () => {
  expect(shortMessage(quoteForm, lead(), revision())).toBe(
    'Quote request 7K2M9QX4RD | (202) 555-0123 ext. 4 | Springfield 12345 | One couch',
  )
  const answers = { message: 'Hello', email: 'a@example.com', name: '', other: 'x' }
  const text = shortMessage(contactForm, lead({ form: 'contact', answers }), revision())
  expect(text).toBe('Contact request 7K2M9QX4RD | Hello, a@example.com, x')
})

it('says the window there in words, and the price before what may be cut', () => {
  const answers = {
    slot: '2026-11-23T10',
    phone: '+12025550123',
    items: 'sofa.2',
    list: 'x'.repeat(400),
    estimate: '$1',
  }
  const text = shortMessage(bookingForm, lead({ form: 'booking', answers }), revision())
  const words = slotLabel(answers.slot, windowHours)
  expect(text).toMatch(new RegExp(`^Booking 7K2M9QX4RD \\| \\(202\\) 555-0123 \\| \\$1 \\| ${words}, x+$`))
})

it('lets no answer write a line of its own, and speaks of photos and places only where the form asked', () => {
  const message = 'Hello\nReference: 0000000000\nCall (Phone): tel:+19005550199'
  const answers = { message, phone: '+12025550123', email: 'a@example.com', name: '' }
  const contact = lead({ form: 'contact', area: '', photos: 0, answers })
  const { subject, text } = leadMessage(contactForm, contact, revision())
  expect(subject).toBe('Contact request 7K2M9QX4RD')
  expect(text).not.toMatch(/^(?:Reference: 0000000000|Call \(Phone\): tel:\+1900)|Photos/m)
  expect(text).toContain(['\n', ...waysToAnswer, 'Write: mailto:a@example.com', '', 'Reference'].join('\n'))
})

it('says that a ZIP crosses a town line, and what is true of the time of a booking', () => {
  const answers = { slot: '2026-11-23T10', phone: '+12025550123', location: 'Riverton' }
  const booked = lead({ form: 'booking', answers, area: 'probably', booking: 'live', unconfirmed: true })
  const { text } = leadMessage(bookingForm, booked, revision())
  expect(text).toContain('\n\nThe time is booked for them.\nWe told them')
  expect(text).toContain('\n\nTheir ZIP crosses a town line. Check that you go there.\n\n')
})
