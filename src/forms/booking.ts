import { check, pipe, string, transform } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { windowLength } from '../content/hours.ts'
import { isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { cleanLine } from '../domain/text.ts'
import { email, location, optionalLine, optionalName, phone, requiredLine } from './fields.ts'
import type { Form } from './form.ts'
import { quoteForm } from './quote.ts'

/** For answers that only programs read. */
const unsaid = () => ''

/** A pickup in an arrival window. Whether the window is still free is known only when it is sent. */
export const bookingForm = {
  name: 'booking',
  received: {
    heading: 'Your pickup is booked',
    next: `We’ll get there within your ${windowLength} window. You agree to the price at your door, before we lift anything.`,
  },
  steps: ['price-list', 'take-window'],
  fields: {
    slot: {
      control: 'choice',
      label: 'When should we come?',
      say: (id) => (isSlotId(id) ? slotLabel(id, windowHours) : id),
      schema: pipe(string(), transform(cleanLine), check(isSlotId, 'Pick a day and a time')),
    },
    phone: { ...phone, hint: 'So we can reach you about this pickup. No marketing.' },
    address: {
      control: 'text',
      label: 'Street address',
      hint: 'Where your things are, like 12 Oak Street',
      autocomplete: 'address-line1',
      schema: requiredLine('Enter the street address', 160),
    },
    location,
    'junk-type': {
      control: 'text',
      label: 'What needs to go?',
      hint: 'And where it is, like one couch, second floor',
      schema: optionalLine(500),
    },
    name: optionalName,
    email: { ...email, hint: 'In case we can’t reach you by phone' },
    // What comes along from the price calculator, named as in its addresses. The owner reads the two after it.
    items: { control: 'hidden', label: 'Items', say: unsaid, schema: optionalLine(2000) },
    flights: { control: 'hidden', label: 'Flights', say: unsaid, schema: optionalLine(4) },
    carry: { control: 'hidden', label: 'Carry', say: unsaid, schema: optionalLine(4) },
    // Worked out by the server, whatever is sent.
    list: { control: 'hidden', label: 'List', schema: optionalLine(4000) },
    estimate: { control: 'hidden', label: 'Price shown', schema: optionalLine(200) },
    // Last, so that all text is read, and the request is safe, before the first photo has come.
    'junk-photos': quoteForm.fields['junk-photos'],
  },
} as const satisfies Form
