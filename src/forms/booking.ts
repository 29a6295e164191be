import { check, pipe, string, transform } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { dateLabel, isDate, isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/words.ts'
import { cleanLine } from '../domain/text.ts'
import { spelled } from '../words/en/time.ts'
import {
  calculatorList,
  email,
  location,
  optionalLine,
  optionalName,
  optionalTick,
  phone,
  requiredLine,
} from './fields.ts'
import type { Form } from './form.ts'
import { quoteForm } from './quote.ts'

/**
 * The window that was chosen: one that was offered in place of a lost one, else the one in the calendar. Where another day
 * was opened and no time on it was picked, the day alone, which is no window yet.
 */
export function chosenSlot(sent: (name: string) => string): string {
  const [offer, day, slot] = [sent('offer'), sent('day'), sent('slot')]
  if (offer) return offer
  return isDate(day) && !slot.startsWith(day) ? day : slot
}

/** What a slot lacks. */
export const slotMissing = (slot: string) =>
  isDate(slot) ? `Pick a time on ${dateLabel(slot)}` : 'Pick a pickup window'

/** A pickup in an arrival window. Whether the window is still free is known only when it is sent. */
export const bookingForm = {
  name: 'booking',
  received: {
    heading: 'Your pickup is booked',
    next: `We’ll get there within your ${spelled(windowHours)}-hour window. You agree to the price at your door, before we lift anything.`,
  },
  steps: ['price-list', 'reserve-window'],
  read: (sent) => ({ slot: chosenSlot(sent) }),
  fields: {
    slot: {
      control: 'choice',
      label: 'When should we come?',
      say: (id) => (isSlotId(id) ? slotLabel(id, windowHours) : id),
      schema: pipe(
        string(),
        transform(cleanLine),
        check(isSlotId, ({ input }) => slotMissing(input)),
      ),
    },
    location,
    address: {
      control: 'text',
      label: 'Street address',
      hint: 'Where your things are, like 12 Oak Street',
      autocomplete: 'address-line1',
      schema: requiredLine('Tell us the street address', 160),
    },
    phone: { ...phone, hint: 'So we can reach you about this pickup. No marketing.' },
    'junk-type': {
      control: 'text',
      label: 'What needs to go?',
      hint: 'And where it is, like one couch, second floor',
      schema: optionalLine(500),
    },
    notes: {
      control: 'text',
      label: 'Anything we should know?',
      hint: 'Like narrow stairs, or when you need to leave',
      schema: optionalLine(300),
    },
    name: optionalName,
    email: {
      ...email,
      hint: 'In case we can’t reach you by phone',
      hintWith: { update: 'mail', hint: 'For your written confirmation. No marketing.' },
    },
    texts: {
      control: 'checkbox',
      label: 'Text me updates about my pickup',
      hint: 'Reply STOP any time. Message and data rates may apply.',
      needs: 'texts',
      schema: optionalTick,
    },
    ...calculatorList,
    // Last, so that all text is read, and the request is safe, before the first photo has come.
    'junk-photos': quoteForm.fields['junk-photos'],
  },
} as const satisfies Form

/** What happens next once a pickup is booked: at a price in cents that was agreed, or at one that's agreed at the door. */
export const bookedNext = (agreed?: number): string =>
  agreed === undefined
    ? bookingForm.received.next
    : `We’ll get there within your ${spelled(windowHours)}-hour window. Your price is ${dollars(agreed)}, as agreed.`
