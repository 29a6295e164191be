import { picklist } from 'valibot'
import { calculatorList, location, optionalLine, optionalName, phone } from './fields.ts'
import type { Form } from './form.ts'

/** Photos of one request, and how large one may be, in MB. */
export const photoLimits = { count: 6, megabytes: 8 } as const

/** How many days the sender of a request can add photos to it. */
export const addPhotosDays = 7

/** How we may answer. */
export const replyWays: ReadonlyMap<string, string> = new Map([
  ['call', 'Call me'],
  ['text', 'Text me'],
])

/** The quote request: the markup, the checks in the browser and the parsing on the server all read it here. */
export const quoteForm = {
  name: 'quote',
  received: {
    heading: 'We have your request',
    next: 'We’ll read it and call or text you with a price. You don’t owe anything until you say yes.',
  },
  steps: ['price-list'],
  fields: {
    phone: { ...phone, hint: 'Only for this quote. No marketing.' },
    location,
    'junk-type': {
      control: 'text',
      label: 'What needs to go?',
      hint: 'Like one couch and an old fridge',
      schema: optionalLine(500),
    },
    ...calculatorList,
    // Last, so that all text is read, and the request is safe, before the first photo has come.
    'junk-photos': {
      control: 'photos',
      label: 'Photos',
      hint: `Up to ${photoLimits.count} pictures of the pile`,
      maxCount: photoLimits.count,
      maxBytes: photoLimits.megabytes * 1024 * 1024,
    },
  },
  followUp: {
    'reply-name': optionalName,
    'reply-by': {
      control: 'choice',
      label: 'Call or text?',
      say: (answer) => replyWays.get(answer) ?? '',
      schema: picklist(['', ...replyWays.keys()], 'Pick a call or a text'),
    },
    'reply-when': {
      control: 'text',
      label: 'When’s a good time?',
      hint: 'Like after 5 PM, or on weekends',
      schema: optionalLine(120),
    },
  },
} as const satisfies Form
