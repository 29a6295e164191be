import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { storedLead } from '../../tests/support/memoryServices.ts'
import { slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import type { QuotedPrice } from '../domain/prices/quoted.ts'
import { signalWords } from '../domain/source.ts'
import type { AnyForm } from '../shared/forms/form.ts'
import { bookingForm, contactForm, quoteForm } from '../shared/forms/forms.ts'
import type { Revision, StoredLead } from '../store/lead.ts'
import { bookingNote, leadMail, shortMessage } from './leadMessage.ts'
import { lacksWindow } from './leadWords.ts'
import { type MailPart, mailText } from './media/mail.ts'

const agreedPrice: QuotedPrice = { cents: 24_500, lines: [], isOpen: false, agreed: 'page' }

const answers = {
  phone: '+12025550123;ext=4',
  location: '12345',
  'junk-type': 'One couch',
  'reply-name': 'Marge Olson',
}
const lead = (changes: Partial<StoredLead> = {}): StoredLead => storedLead({ photos: 4, answers, ...changes })
const townOf = (typed: string) => (typed === '12345' ? 'Springfield' : undefined)
const context = { siteUrl: 'https://hauling.example', townOf, photosUrl: 'https://hauling.example/lead-photos?t=1' }

const revision = (changes: Partial<Revision> = {}): Revision => ({
  change: 'sent',
  at: lead().receivedAt,
  before: undefined,
  ...changes,
})
const mailOf = (changes: Partial<StoredLead> = {}, change: Partial<Revision> = {}, form: AnyForm = quoteForm) =>
  leadMail(form, lead({ form: form.name, ...changes }), revision(change), context)

const slot = '2026-11-24T08'
const pickup = { phone: '+12025550123', location: '12345', address: '12 Oak Street', slot, name: 'Marge Olson' }
const booked = {
  answers: { ...pickup, 'junk-type': 'Couch and fridge', estimate: '$240 to $295' },
  booking: 'live',
} as const
const bookedMail = (change: Partial<Revision> = {}, changes: Partial<StoredLead> = {}) =>
  mailOf({ ...booked, photos: 0, ...changes }, change, bookingForm)

const ofKind = <Kind extends MailPart['kind']>(parts: readonly MailPart[], kind: Kind) =>
  parts.filter((part): part is Extract<MailPart, { kind: Kind }> => part.kind === kind)
const factsIn = (parts: readonly MailPart[]) => ofKind(parts, 'fact').map(({ label, answer }) => `${label}: ${answer}`)
const shortWindow = timeLabel(slot, windowHours).replace(' to ', '-')
const usual = `Pickup Tue Nov 24, ${shortWindow}, Springfield: couch and fridge, $240-295`

it.each([
  ['a quote', mailOf(), 'Quote: one couch, Springfield, 4 photos'],
  [
    'a quote with a price',
    mailOf({ photos: 1, answers: { ...answers, estimate: '$98, or $73 booked by phone' } }),
    'Quote: one couch, Springfield, 1 photo, $98',
  ],
  [
    'a quote without words',
    mailOf({ photos: 0, answers: { phone: answers.phone, location: 'Far Away' } }),
    'Quote: Far Away',
  ],
  ['a pickup', bookedMail(), usual],
  ['one that was moved', bookedMail({ change: 'moved' }), `Moved: ${usual}`],
  ['a canceled one', bookedMail({ change: 'canceled' }, { booking: 'canceled' }), `Canceled: ${usual}`],
  ['one that isn’t theirs', bookedMail({}, { booking: undefined }), `Not booked: ${usual}`],
  ['one that’s held', bookedMail({}, { booking: 'held' }), `Held: ${usual}`],
  [
    'a message',
    mailOf({ answers: { name: 'Marge Olson', message: 'Hello' } }, {}, contactForm),
    'Message from Marge Olson',
  ],
  [
    'a list from the calculator',
    bookedMail({}, { answers: { ...pickup, list: '1 × Sofa, 3-seat, 2 × Refrigerator, standard' } }),
    `Pickup Tue Nov 24, ${shortWindow}, Springfield: sofa and 2 × refrigerator`,
  ],
  [
    'a quote whose price was taken',
    mailOf({ ...booked, photos: 0, price: agreedPrice }, { change: 'booked' }),
    `Price taken: Pickup Tue Nov 24, ${shortWindow}, Springfield: couch and fridge, $245`,
  ],
  ['photos that came later', mailOf({}, { change: 'photos' }), 'Photos added: Quote: one couch, Springfield, 4 photos'],
  [
    'what looks unusual',
    mailOf({ spamSignals: ['links', 'too-fast'] }),
    'Looks unusual: Quote: one couch, Springfield, 4 photos',
  ],
])('has a subject that says it all: %s', (_, { subject }, expected) => {
  expect(subject).toBe(expected)
})

it('says who, what and where, and has a button for each way to answer', () => {
  const { heading, parts, foot, strip } = mailOf({ answers: { ...answers, phone: '+12025550123' } })
  expect([strip, heading]).toEqual(['New quote request', 'Marge Olson'])
  expect(factsIn(parts)).toEqual(['What: One couch', 'Where: Springfield 12345', 'Phone: (202) 555-0123'])
  const [row] = ofKind(parts, 'row')
  expect(row?.links.map(({ label }) => label)).toEqual(['Call', 'Text', 'Map'])
  const [call, text] = row?.links ?? []
  expect(call?.url).toBe('tel:+12025550123')
  expect(decodeURIComponent(text?.url ?? '')).toBe(
    `sms:+12025550123?&body=Hi Marge, it’s ${site.name} about your quote. `,
  )
  expect(ofKind(parts, 'outline')).toEqual([
    { kind: 'outline', label: 'Open on the desk', url: 'https://hauling.example/desk/requests/7K2M9QX4RD' },
    { kind: 'outline', label: 'See the 4 photos', url: context.photosUrl },
  ])
  expect(foot).toEqual({ end: expect.stringMatching(/^Came in Sat, Nov 21, .* Reference 7K2M9QX4RD$/) })
})

it('has the way first that they’d rather be answered in', () => {
  const [row] = ofKind(mailOf({ answers: { ...answers, phone: '+12025550123', 'reply-by': 'text' } }).parts, 'row')
  expect(row?.links.map(({ label }) => label)).toEqual(['Text', 'Call', 'Map'])
})

it('dials an extension, and offers no text to one', () => {
  const [row] = ofKind(mailOf().parts, 'row')
  expect(row?.links.map(({ url }) => url.slice(0, 18))).toEqual(['tel:+12025550123,4', 'https://www.google'])
})

it('has no line for what isn’t there', () => {
  const { parts } = mailOf({ photos: 0, area: '', answers: { message: 'Hello', name: '', email: '' } }, {}, contactForm)
  expect(parts).toEqual([
    expect.objectContaining({ label: 'Open on the desk' }),
    expect.objectContaining({ answer: 'Hello' }),
  ])
})

it('shows a pickup’s window only while it’s theirs, and crossed out once it’s canceled', () => {
  const when = (mail: typeof mailOf extends (...all: never[]) => infer Mail ? Mail : never) =>
    ofKind(mail.parts, 'when')
  expect(when(bookedMail())).toEqual([
    { kind: 'when', day: 'Tue, Nov 24', hours: timeLabel(slot, windowHours), isVoid: false },
  ])
  expect(when(bookedMail({ change: 'canceled' }, { booking: 'canceled' }))).toMatchObject([{ isVoid: true }])
  const unbooked = bookedMail({}, { booking: 'held' })
  expect(when(unbooked)).toEqual([])
  expect(factsIn(unbooked.parts)[0]).toBe(`Asked for: ${slotLabel(slot, windowHours)}`)
})

it('has each thing on a list in a line of its own, the price that was agreed on, and no number that’s the heading', () => {
  const { name: _, ...nobody } = { ...booked.answers, list: '1 × Sofa, 3-seat, 2 × Refrigerator, standard' }
  expect(factsIn(bookedMail({}, { answers: nobody, price: agreedPrice }).parts)).toEqual([
    'What: Couch and fridge',
    'On their list: Sofa, 3-seat\n2 × Refrigerator, standard',
    'Where: 12 Oak Street, Springfield 12345',
    'Price: $245, as agreed',
  ])
})

it('says when it was before it was moved', () => {
  const { parts } = bookedMail({ change: 'moved', before: { ...booked.answers, slot: '2026-11-23T10' } })
  const text = `They moved their pickup. It was ${slotLabel('2026-11-23T10', windowHours)}.`
  expect(ofKind(parts, 'text')).toEqual([{ kind: 'text', text }])
  expect(factsIn(parts).join()).not.toContain('before')
})

it('says what an answer was before it changed, and of one that was taken out', () => {
  const before = { ...answers, 'junk-type': 'Two pianos', 'reply-when': 'Evenings', location: '' }
  const { parts } = mailOf({}, { change: 'corrected', before })
  expect(factsIn(parts).slice(3)).toEqual([
    'Where before: Nothing',
    'What before: Two pianos',
    'Good time, taken out: Evenings',
  ])
})

it('says what to check and what looks odd, before anything else', () => {
  const { parts } = mailOf({ area: 'call', spamSignals: ['links', 'too-fast'] })
  expect(parts.slice(0, 2)).toEqual([
    { kind: 'note', text: 'The location isn’t one of your towns, or isn’t clear. Call to check.' },
    { kind: 'note', text: `It looks unusual: ${signalWords(['links', 'too-fast'])}.` },
  ])
  const { parts: crossing } = bookedMail({}, { area: 'probably', unconfirmed: true })
  const notes = ofKind(crossing, 'note').map(({ text }) => text)
  expect(notes).toContain('The time is booked for them.')
  expect(notes).toContain('Their ZIP crosses a town line. Check that you go there.')
})

it.each([
  [{ name: 'Ann', phone: '+12025550199' }, 'Ann, (202) 555-0199'],
  [{ name: 'Ann' }, 'Ann'],
  [undefined, 'Somebody with the code AB23, who isn’t in our records'],
])('names the friend who sent them as far as it knows: %j', (friend, who) => {
  expect(factsIn(mailOf({ referredBy: 'AB23', friend }).parts)).toContain(`Sent by a friend: ${who}`)
})

it('lets no answer write a line of its own in plain text, which has links and no dialing codes', () => {
  const message = 'Hello\nReference 0000000000\nOpen on the desk:\nhttps://a.example'
  const given = { message, phone: '+12025550123', email: 'a@example.com', name: 'Ann' }
  const text = mailText(mailOf({ area: '', photos: 0, answers: given }, {}, contactForm))
  expect(text).not.toMatch(/^(?:Reference 0000000000|https:\/\/a\.example)|tel:|sms:|mailto:/m)
  expect(text).toContain('Phone: (202) 555-0123\nEmail: a@example.com\n')
})

it('keeps subjects and texts to a length that mail and phones take, whatever was typed', () => {
  const long = { answers: { ...answers, location: 'x'.repeat(400), 'junk-type': 'many words '.repeat(60) } }
  expect(mailOf(long).subject.length).toBeLessThanOrEqual(150)
  expect(shortMessage(lead(long), revision(), context).length).toBeLessThanOrEqual(300)
})

it('tells the owner’s phone what the subject says, and who to call', () => {
  expect(shortMessage(lead(), revision({ change: 'photos' }), context)).toBe(
    'Photos added: Quote: one couch, Springfield, 4 photos. Marge Olson, (202) 555-0123 ext. 4. https://hauling.example/desk/requests/7K2M9QX4RD',
  )
})

const asking = (changes: Partial<StoredLead>) => storedLead({ form: 'booking', ...changes })

const whatTheyRead = 'We told them the time isn’t confirmed yet and that you’ll call them.'
const heldNote = [
  'The time is held for 30 minutes and then free for others: it looks unusual, or a lot came in at once. If it’s real, open it on the desk and release it.',
]
const letGo = 'The time is NOT booked: it was held for 30 minutes and is free again.'
const canceled = 'The time is NOT booked: the booking was canceled.'

it.each([
  ['live', false, []],
  ['live', true, ['The time is booked for them.', whatTheyRead]],
  ['held', false, heldNote],
  ['held', true, [...heldNote, whatTheyRead]],
  ['let-go', false, [letGo]],
  ['let-go', true, [letGo, whatTheyRead]],
  ['canceled', false, [canceled]],
  ['canceled', true, [canceled]],
  [undefined, false, ['The time is NOT booked.']],
  [undefined, true, ['The time is NOT booked.', whatTheyRead]],
] as const)(
  'says what is true of a time that is %s, and what its sender read (unconfirmed: %j)',
  (booking, unconfirmed, note) => {
    for (const change of ['sent', 'corrected', 'photos'] as const)
      expect(bookingNote(asking({ booking, unconfirmed }), change)).toEqual(note)
    for (const change of ['moved', 'canceled'] as const)
      expect(bookingNote(asking({ booking, unconfirmed }), change)).toEqual([])
    expect(bookingNote(asking({ form: 'quote', booking, unconfirmed }), 'sent')).toEqual([])
  },
)

it('knows who asks for a time that is not theirs', () => {
  const states = ['live', 'held', 'let-go', 'canceled', undefined] as const
  expect(states.filter((booking) => lacksWindow(asking({ booking })))).toEqual(states.slice(1))
  expect(lacksWindow(asking({ form: 'quote' }))).toBe(false)
})
