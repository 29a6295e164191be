import { phoneExample, placeExample } from '../content/area.ts'
import { optionalLine, requiredLine, usPhone } from './fields.ts'
import type { Form } from './form.ts'

/** The quote request: the markup, the checks in the browser and the parsing on the server all read it here. */
export const quoteForm = {
  name: 'quote',
  received: {
    heading: 'We have your request',
    next: 'A person reads it and calls or texts you about the price, once. Nothing is lifted, and nothing is owed, before you say yes.',
  },
  fields: {
    phone: {
      control: 'tel',
      label: 'Phone',
      hint: 'For this quote only. No marketing.',
      autocomplete: 'tel',
      inputMode: 'tel',
      schema: usPhone(`Enter a phone number, like ${phoneExample}`),
    },
    location: {
      control: 'text',
      label: 'ZIP or town',
      hint: `Like ${placeExample}`,
      autocomplete: 'postal-code',
      schema: requiredLine('Enter a ZIP code or town', 120),
    },
    'junk-type': {
      control: 'text',
      label: 'What needs to go?',
      hint: 'Like one couch and an old fridge',
      schema: optionalLine(500),
    },
    'junk-photos': {
      control: 'photos',
      label: 'Photos',
      hint: 'Up to 6 pictures of the pile',
      maxCount: 6,
      maxBytes: 8 * 1024 * 1024,
    },
  },
} as const satisfies Form
