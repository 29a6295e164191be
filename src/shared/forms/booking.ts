import { check, pipe, string, transform } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { dateLabel, isDate, isSlotId, slotLabel } from '../../domain/calendar/slots.ts'
import type { QuotedPrice } from '../../domain/prices/quoted.ts'
import { dollars } from '../../domain/prices/words.ts'
import { cleanLine } from '../../domain/text.ts'
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

export const slotMissing = (slot: string) =>
  isDate(slot) ? say.fields.booking.timeMissing(dateLabel(slot)) : say.fields.booking.slotMissing

/** A pickup in an arrival window. Whether the window is still free is known only when it is sent. */
export const bookingForm = {
  name: 'booking',
  received: () => ({ heading: say.fields.booking.heading, next: say.fields.booking.next(windowHours) }),
  steps: ['price-list', 'reserve-window'],
  read: (sent) => ({ slot: chosenSlot(sent) }),
  fields: {
    slot: {
      control: 'choice',
      label: () => say.fields.booking.slot,
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
      label: () => say.fields.booking.address.label,
      hint: () => say.fields.booking.address.hint,
      autocomplete: 'address-line1',
      schema: requiredLine(() => say.fields.booking.address.missing, 160),
    },
    phone: { ...phone, hint: () => say.fields.booking.phone },
    'junk-type': {
      control: 'text',
      label: () => say.fields.quote.what.label,
      hint: () => say.fields.booking.what,
      schema: optionalLine(500),
    },
    notes: {
      control: 'text',
      label: () => say.fields.booking.notes.label,
      hint: () => say.fields.booking.notes.hint,
      schema: optionalLine(300),
    },
    name: optionalName,
    email: {
      ...email,
      hint: () => say.fields.booking.email,
      hintWith: { update: 'mail', hint: () => say.fields.booking.emailConfirms },
    },
    texts: {
      control: 'checkbox',
      label: () => say.fields.booking.texts.label,
      hint: () => say.fields.booking.texts.hint,
      needs: 'texts',
      schema: optionalTick,
    },
    ...calculatorList,
    // Last, so that all text is read, and the request is safe, before the first photo has come.
    'junk-photos': quoteForm.fields['junk-photos'],
  },
} as const satisfies Form

/** What happens next once a pickup is booked: at a price that's agreed on, or at one that's agreed on at the door. */
export const bookedNext = (agreed?: QuotedPrice): string =>
  agreed ? say.fields.booking.agreed(windowHours, dollars(agreed.cents)) : bookingForm.received().next
