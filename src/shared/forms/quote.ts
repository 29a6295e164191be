import { picklist } from 'valibot'
import { say } from '#words'
import { calculatorList, location, optionalLine, optionalName, phone } from './fields.ts'
import type { Form } from './form.ts'

/** Photos of one request, and how large one may be, in MB. */
export const photoLimits = { count: 6, megabytes: 8 } as const

export const replyWays = ['call', 'text'] as const

const isReplyWay = (answer: string): answer is (typeof replyWays)[number] => replyWays.some((way) => way === answer)

/** The quote request: the markup, the checks in the browser and the parsing on the server all read it here. */
export const quoteForm = {
  name: 'quote',
  received: () => say.fields.quote.received,
  steps: ['price-list'],
  fields: {
    phone: { ...phone, hint: () => say.fields.quote.phone },
    location,
    'junk-type': {
      control: 'text',
      label: () => say.fields.quote.what.label,
      hint: () => say.fields.quote.what.hint,
      schema: optionalLine(500),
    },
    ...calculatorList,
    // Last, so that all text is read, and the request is safe, before the first photo has come.
    'junk-photos': {
      control: 'photos',
      label: () => say.fields.quote.photos.label,
      hint: () => say.fields.quote.photos.hint(photoLimits.count),
      maxCount: photoLimits.count,
      maxBytes: photoLimits.megabytes * 1024 * 1024,
    },
  },
  followUp: {
    'reply-name': optionalName,
    'reply-by': {
      control: 'choice',
      label: () => say.fields.quote.by.label,
      say: (answer) => (isReplyWay(answer) ? say.fields.quote.by.ways[answer] : ''),
      schema: picklist(['', ...replyWays], () => say.fields.quote.by.wrong),
    },
    'reply-when': {
      control: 'text',
      label: () => say.fields.quote.when.label,
      hint: () => say.fields.quote.when.hint,
      schema: optionalLine(120),
    },
  },
} as const satisfies Form
