import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { mailStates } from '../../../tests/support/mailStates.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import { plainText } from '../../domain/contact/textMessage.ts'
import { confirmationMessage } from './customerText.ts'

const name = plainText(site.name)
const window = slotLabel('2026-11-23T10', windowHours)
const textOf = (state: string) => {
  const confirmation = mailStates[state]
  if (!confirmation) throw new Error(`No state named ${state}`)
  return { text: confirmationMessage(confirmation), link: confirmation.booking?.url }
}

it('says who it’s from, what happened, when, and where to change it', () => {
  const { text, link } = textOf('booked')
  expect(text).toBe(
    `${name}: Your pickup is booked. ${window}. See, move or cancel it: ${link} Reply STOP to stop texts.`,
  )
  expect(textOf('moved').text).toContain(`${name}: Your pickup is moved. ${window}.`)
  expect(textOf('canceled').text).toContain(`${name}: Your pickup is canceled. It was on ${window}.`)
})

it('names no window that isn’t theirs', () => {
  expect(textOf('unconfirmed').text).toMatch(/We have your request\. Your time isn't confirmed yet\. We'll call you/)
  expect(textOf('unconfirmed').text).not.toContain(window)
})

it('leaves out the last sentence where it doesn’t fit, never the link', () => {
  const url = `https://hauling.example/booking?t=${'x'.repeat(170)}`
  const { booked } = mailStates
  if (!booked) throw new Error('No such state')
  const text = confirmationMessage({ ...booked, booking: { label: 'See, move or cancel it', url } })
  expect(text.endsWith(url)).toBe(true)
})
