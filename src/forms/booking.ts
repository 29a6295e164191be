import { check, pipe, string, transform } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { dateLabel, isDate, isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/words.ts'
import { cleanLine } from '../domain/text.ts'
import { fieldWords } from '../words/fields.ts'
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
  isDate(slot) ? fieldWords().booking.timeMissing(dateLabel(slot)) : fieldWords().booking.slotMissing

/** A pickup in an arrival window. Whether the window is still free is known only when it is sent. */
export const bookingForm = {
  name: 'booking',
  received: () => ({ heading: fieldWords().booking.heading, next: fieldWords().booking.next(windowHours) }),
  steps: ['price-list', 'reserve-window'],
  read: (sent) => ({ slot: chosenSlot(sent) }),
  fields: {
    slot: {
      control: 'choice',
      label: () => fieldWords().booking.slot,
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
      label: () => fieldWords().booking.address.label,
      hint: () => fieldWords().booking.address.hint,
      autocomplete: 'address-line1',
      schema: requiredLine(() => fieldWords().booking.address.missing, 160),
    },
    phone: { ...phone, hint: () => fieldWords().booking.phone },
    'junk-type': {
      control: 'text',
      label: () => fieldWords().quote.what.label,
      hint: () => fieldWords().booking.what,
      schema: optionalLine(500),
    },
    notes: {
      control: 'text',
      label: () => fieldWords().booking.notes.label,
      hint: () => fieldWords().booking.notes.hint,
      schema: optionalLine(300),
    },
    name: optionalName,
    email: {
      ...email,
      hint: () => fieldWords().booking.email,
      hintWith: { update: 'mail', hint: () => fieldWords().booking.emailConfirms },
    },
    texts: {
      control: 'checkbox',
      label: () => fieldWords().booking.texts.label,
      hint: () => fieldWords().booking.texts.hint,
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
  agreed === undefined ? bookingForm.received().next : fieldWords().booking.agreed(windowHours, dollars(agreed))
