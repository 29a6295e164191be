import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { hasCodes } from '../../business/codes.ts'
import { lookUpPlace } from '../../business/lookUpPlace.ts'
import { phoneExample } from '../../business/places.ts'
import { isEmail, meantEmail, parseUsPhone } from '../../domain/contact/contact.ts'
import { plainText } from '../../domain/contact/textMessage.ts'
import { spamSignals } from '../../domain/source.ts'
import { calculatorList } from './fields.ts'
import { constraints, echoOf, parseForm, textFields } from './form.ts'
import { bookingForm, contactForm, forms, quoteForm } from './forms.ts'

const noList = Object.fromEntries(Object.keys(calculatorList).map((name) => [name, '']))

describe('what was typed', () => {
  it('becomes clean answers', () => {
    const typed = { phone: '(202) 555-0123', location: ' Springfield  12345 ', 'junk-type': 'One couch' }
    expect(parseForm(quoteForm, typed)).toEqual({
      ok: true,
      answers: { phone: '+12025550123', location: 'Springfield 12345', 'junk-type': 'One couch', ...noList },
    })
  })

  it('keeps its lines where it’s a message', () => {
    const typed = { message: ' The gate code\r\nis on the note ', phone: '202-555-0123 x4' }
    expect(parseForm(contactForm, typed)).toEqual({
      ok: true,
      answers: { message: 'The gate code\nis on the note', phone: '+12025550123;ext=4', email: '', name: '' },
    })
  })

  it.each([
    ['phone', '', 'Tell us your phone number', 'missing'],
    ['phone', '12', `Enter a phone number, like ${phoneExample}`, 'invalid'],
    ['phone', site.phone.label, 'That’s our number. Enter yours, so we can reach you', 'invalid'],
    ['location', '', 'Tell us your ZIP code or town', 'missing'],
    ['junk-type', 'x'.repeat(620), '120 characters too many', 'too-long'],
    ['junk-type', 'x'.repeat(501), '1 character too many', 'too-long'],
  ])('is refused for its %s, with a message and a code', (name, text, message, code) => {
    const typed = { phone: '2025550123', location: '12345', [name]: text }
    expect(parseForm(quoteForm, typed)).toEqual({ ok: false, errors: { [name]: message }, codes: { [name]: code } })
  })

  it('is answered by phone or by email, one of the two', () => {
    const typed = (more: Record<string, string>) => parseForm(contactForm, { message: 'Hello', ...more })
    const answers = { message: 'Hello', name: '', phone: '', email: 'jo@example.com' }
    expect(typed({ email: 'jo@example.com' })).toEqual({ ok: true, answers })
    expect(typed({ phone: '2025550123' }).ok).toBe(true)
    const errors = { phone: 'Give us your phone number or your email, so we can answer' }
    expect(typed({})).toEqual({ ok: false, errors, codes: { phone: 'missing' } })
  })

  it('books no pickup without a street to drive to', () => {
    const errors = { address: 'Tell us the street address' }
    expect(parseForm(bookingForm, { phone: '2025550123', address: ' ' })).toMatchObject({ ok: false, errors })
  })

  it.each([
    ['jo@gmail..com', '. Did you mean jo@gmail.com?'],
    ['jo', ''],
    [`${'a'.repeat(65)}@gmail.com`, ''],
  ])('is no email address: %s', (email, meant) => {
    expect(parseForm(contactForm, { message: ' \n ', phone: '2025550123', email })).toEqual({
      ok: false,
      codes: { message: 'missing', email: 'invalid' },
      errors: {
        message: 'Write a few words so we know how to help',
        email: `Enter an email address, like name@example.com${meant}`,
      },
    })
  })
})

it('gives the markup its constraints', () => {
  const asked = [...textFields(contactForm), ...textFields(quoteForm)].filter(([, { control }]) => control !== 'hidden')
  expect(Object.fromEntries(asked.map(([name, field]) => [name, constraints(field)]))).toEqual({
    phone: { required: true, maxLength: 100 },
    location: { required: true, maxLength: 120 },
    ...(hasCodes && { code: { required: false, maxLength: 30 } }),
    'junk-type': { required: false, maxLength: 500 },
    message: { required: true, maxLength: 2000 },
    email: { required: false, maxLength: 254 },
    name: { required: false, maxLength: 120 },
  })
})

it.each(forms.map((form) => [form.name, textFields(form)] as const))(
  '%s shows again all that was typed',
  (_, fields) => {
    const filled = Object.fromEntries(fields.map(([name]) => [name, 'x'.repeat(20_000)]))
    const lengths = Object.entries(echoOf(fields, filled)).map(([name, text]) => [name, text.length])
    expect(lengths).toEqual(
      fields.map(([name, field]) => [name, constraints(field).maxLength === undefined ? 64 : 20_000]),
    )
    expect(echoOf(fields, { other: 'x' })).toEqual(Object.fromEntries(fields.map(([name]) => [name, ''])))
  },
)

const sending = { honeypot: '', elapsedMs: undefined, frequent: false, challengePassed: undefined }

/** What reads a visitor's text, however long it is. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    forms.map((form) => [
      `the form ${form.name}`,
      (text: string) => parseForm(form, Object.fromEntries(textFields(form).map(([name]) => [name, text]))),
    ]),
  ),
  isEmail,
  meantEmail,
  parseUsPhone,
  lookUpPlace,
  spamSignals: (text) => spamSignals({ ...sending, texts: [text] }),
  plainText,
}

/** Beginnings that repeat without ever becoming what's looked for. */
const pieces = ['a', '5', '.', '@', ',', ';', ' ', '\n', ', ', '@.', 'x ', ' ext', '5 x', 'a-', ',US ', 'http:/', 'é']

/** The text of so many characters, with an end that none of the patterns allows. */
const repeated = (piece: string, length: number) => `a@${piece.repeat(length / piece.length)}!x`

const short = 1000
const long = 16_000

/** The least time of five tries, in ms. */
function leastMs(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

it.each(Object.keys(readers))('%s takes no longer for one long text than for many short ones', { retry: 2 }, (name) => {
  const read = readers[name]
  for (const piece of pieces) {
    const [many, one] = [repeated(piece, short), repeated(piece, long)]
    const manyMs = leastMs(() => {
      for (let count = 0; count < long / short; count++) read?.(many)
    })
    // A pattern that starts over at each character would take sixteen times as long.
    expect(
      leastMs(() => read?.(one)),
      JSON.stringify(piece),
    ).toBeLessThan(4 * manyMs + 2)
  }
})
