import { location, optionalLine, phone } from './fields.ts'
import type { Form } from './form.ts'

/** The quote request: the markup, the checks in the browser and the parsing on the server all read it here. */
export const quoteForm = {
  name: 'quote',
  received: {
    heading: 'We have your request',
    next: 'We’ll read it and call or text you with a price. You don’t owe anything until you say yes.',
  },
  fields: {
    phone: { ...phone, hint: 'Only for this quote. No marketing.' },
    location,
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
