import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { bodyHtml, htmlOf, mailStates, mailUrls, ownerMails, textOf } from '../../tests/support/mailStates.ts'
import { hearFromUs, replyIn } from '../business/calendar.ts'
import { payBy, tripFee } from '../business/contact.ts'
import { slotLabel } from '../domain/calendar/slots.ts'
import { partsOf, plainText } from '../domain/contact/textMessage.ts'
import { bookingForm, quoteForm } from '../shared/forms/forms.ts'
import { oneNumber } from '../sites/schema/texting.ts'
import { type Confirmation, subjectOf } from './confirmation.ts'
import { confirmationMessage } from './toCustomer.ts'

const state = (name: string): Confirmation => {
  const found = mailStates[name]
  if (!found) throw new Error(`No mail named ${name}`)
  return found
}
const all = Object.entries(mailStates)
const close = `Questions, or something to change? Reply to this email, or ${oneNumber ? 'call or text' : 'call'} ${site.phone.label} and give us your reference.`
const why = `You got this because this address was given with the request. No more emails from us:\n${mailUrls.stop}`
const now = Date.UTC(2026, 10, 21, 20)
const window = slotLabel('2026-11-23T10', windowHours)

it('says that we have the request, what happens next and when', () => {
  const { heading, next } = quoteForm.received()
  const blocks = [`${heading}. Your reference is 7K2M9QX4RD.`, next, hearFromUs(now), close, site.name, why]
  expect(textOf(state('quote'))).toBe(`${blocks.join('\n\n')}\n`)
})

it('says of a pickup when it is, what was listed and where to change it', () => {
  const { heading, next } = bookingForm.received()
  const { booking, calendar } = state('booked')
  const blocks = [
    `${heading}. Your reference is 7K2M9QX4RD.`,
    window,
    ...[next, tripFee()].filter(Boolean),
    `See, move or cancel it:\n${booking?.url}`,
    `Add it to my calendar:\n${calendar?.url}`,
    expect.stringMatching(
      /^What: Three-seat couch, 2 mattresses \(queen\), washing machine\nPrice you saw: \$240 to \$310\nThe number we’ll call: \(202\) 555-0123\nBefore we come: .+$/,
    ),
    close,
    site.name,
    why,
  ]
  expect(textOf(state('booked')).trimEnd().split('\n\n')).toEqual(blocks)
  expect(textOf(state('booked'))).toContain(`${payBy()}\n`)
})

it.each([
  ['quote', quoteForm.received().heading],
  ['changed', `${bookingForm.received().heading}, with your changes`],
  ['moved', 'Your pickup is moved'],
  ['canceled', 'Your pickup is canceled'],
  ['unconfirmed', 'We have your request'],
  ['held', 'Please confirm your pickup'],
  ['quote with photos added', `${quoteForm.received().heading}, with your changes`],
])('says what happened: %s', (name, heading) => {
  const { when } = state(name)
  expect(subjectOf(state(name))).toBe(when && !when.canceled ? `${heading}: ${window}` : `${heading} (7K2M9QX4RD)`)
  expect(textOf(state(name))).toMatch(new RegExp(`^${heading}\\. Your reference`))
})

it('shows a window as theirs only while it is', () => {
  expect(state('booked').when).toMatchObject({ canceled: false })
  expect(state('moved').when).toMatchObject({ canceled: false })
  expect(state('canceled')).toMatchObject({ when: { canceled: true }, facts: [] })
  for (const name of ['unconfirmed', 'held']) {
    expect(state(name).when).toBeUndefined()
    expect(textOf(state(name))).toContain(`You asked for: ${window}`)
  }
  const unconfirmed = `Your time isn’t confirmed yet. We’ll call you ${replyIn(now)}.`
  expect(textOf(state('unconfirmed'))).toContain(unconfirmed)
  expect(state('held')).toMatchObject({ booking: { label: 'Confirm my pickup' }, calendar: undefined })
})

it.each(all)('has no hole, repeats nothing that was typed, and fits into two texts: %s', (_, confirmation) => {
  const [text, html, message] = [textOf(confirmation), htmlOf(confirmation), confirmationMessage(confirmation)]
  expect(text).not.toMatch(/\n{3}/)
  expect(text + html + message).not.toMatch(/\{\{|undefined|Typed/)
  expect(partsOf(message)).toBeLessThanOrEqual(2)
  expect(plainText(message)).toBe(message)
  expect(message).toContain(confirmation.booking?.url ?? '')
})

it('repeats where and what in plain words, and nothing in which something leads anywhere', () => {
  const facts = 'Where: 12 Oak Street, Springfield\nWhat: One couch and a fridge\n'
  expect(textOf(state('booked in plain words'))).toContain(facts)
  expect(textOf(state('booked'))).not.toMatch(/^Where/m)
})

/** A text's words without marks and spaces, so that both versions compare. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? []

it.each(all)('says the same in HTML and in plain text, with the same links: %s', (_, confirmation) => {
  const $ = load(htmlOf(confirmation))
  const text = textOf(confirmation)
  const shown = wordsIn([...$('p, h1, a')].map((one) => $(one).text()).join(' '))
  // Where the HTML has a place or a line through it.
  const frames = ['. Your reference is', 'It was on']
  const said = wordsIn(frames.reduce((rest, frame) => rest.replace(frame, ''), text.replace(/https:\S+/g, '')))
  expect(said.filter((word) => !shown.includes(word))).toEqual([])
  // Another number for texts is behind a link.
  const linked = oneNumber ? [] : ['text']
  expect(shown.filter((word) => ![...wordsIn(text), ...linked].includes(word))).toEqual([])
  const hrefs = [...$('a')].map((link) => $(link).attr('href'))
  for (const [url] of text.matchAll(/https:\S+/g)) expect(hrefs).toContain(url)
})

it('texts who it’s from, what happened, when, and where to change it, and no window that isn’t theirs', () => {
  const [name, link] = [plainText(site.name), state('booked').booking?.url]
  const texts = ['booked', 'moved', 'canceled', 'unconfirmed'].map((one) => confirmationMessage(state(one)))
  expect(texts).toEqual([
    `${name}: Your pickup is booked. ${window}. See, move or cancel it: ${link} Reply STOP to stop texts.`,
    expect.stringContaining(`${name}: Your pickup is moved. ${window}.`),
    expect.stringContaining(`${name}: Your pickup is canceled. It was on ${window}.`),
    expect.stringMatching(/We have your request\. Your time isn't confirmed yet\. We'll call you/),
  ])
  expect(texts[3]).not.toContain(window)
})

it('leaves the last sentence out of a text where it doesn’t fit, never the link', () => {
  const url = `https://hauling.example/your-request?t=${'x'.repeat(170)}`
  const text = confirmationMessage({ ...state('booked'), booking: { label: 'See, move or cancel it', url } })
  expect(text.endsWith(url)).toBe(true)
})

it('fills in text as text, whatever it looks like', () => {
  const hostile = `<img src=x onerror=alert(1)> "'&{{url}}{{parts}} $& $1`
  const link = { label: hostile, url: `https://a.example/"><script>` }
  const html = htmlOf({
    heading: hostile,
    reference: hostile,
    when: { day: hostile, hours: hostile, canceled: false },
    next: [hostile],
    booking: link,
    calendar: link,
    facts: [[hostile, hostile]],
  })
  expect(html).not.toMatch(/<img|<script/)
  expect(html.split(`&lt;img src=x onerror=alert(1)&gt; &quot;'&amp;{{url}}{{parts}} $&amp; $1`)).toHaveLength(16)
})

it('asks for a review once, where the business has a place for that, and says nothing that nobody said', () => {
  const [receipt, bare] = [state('receipt'), state('receipt of which nobody said anything')]
  for (const text of [textOf(receipt), htmlOf(receipt)])
    expect(text.split('https://reviews.example/hauling')).toHaveLength(2)
  expect(textOf(receipt)).toContain('Paid: $245 by card\nWhere it went: Donation and recycling\n')
  expect(textOf({ ...bare, review: undefined })).not.toMatch(/Paid|went|review/)
})

it('breaks lines and sizes pictures by what Outlook reads, which knows neither white-space nor widths in percent', () => {
  const batch = load(bodyHtml(ownerMails().batch as never))
  expect(batch('p:has(br)').length).toBeGreaterThan(0)
  expect(load(htmlOf(state('receipt')))('img').attr('width')).toMatch(/^\d+$/)
})
