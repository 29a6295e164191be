import { check, picklist, pipe, string, transform } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { phoneExample } from '../../business/places.ts'
import { dateLabel, isDate, isSlotId, slotLabel } from '../../domain/calendar/slots.ts'
import { dollars } from '../../domain/prices/price.ts'
import type { QuotedPrice } from '../../domain/prices/quoted.ts'
import { cleanLine } from '../../domain/text.ts'
import {
  calculatorList,
  email,
  location,
  optionalLine,
  optionalName,
  optionalPhone,
  optionalTick,
  phone,
  requiredLine,
  requiredText,
  ticked,
  usPhone,
} from './fields.ts'
import { type AnyForm, allTextFields, type Form, type TextField, type Values } from './form.ts'

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

/** Where things may be: a firm price is for those that aren't inside. */
export const spots = ['curb', 'garage', 'porch', 'inside'] as const

/** Where it is, whether nobody's home, and the firm price that somebody saw, in dollars: asked next to that price. */
const apart = { control: 'hidden', isApart: true } as const

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
      control: 'textarea',
      label: () => say.fields.booking.address.label,
      hint: () => say.fields.booking.address.hint,
      autocomplete: 'street-address',
      rows: 2,
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
    'call-ahead': {
      control: 'checkbox',
      label: () => say.fields.booking.ahead,
      unticked: 'no',
      schema: picklist(['', ticked, 'no'], () => say.fields.tick),
    },
    spot: {
      ...apart,
      label: () => say.fields.booking.spot,
      schema: picklist(['', ...spots], () => say.fields.booking.spot),
    },
    away: { ...apart, label: () => say.fields.booking.away, schema: optionalTick },
    firm: { ...apart, label: () => say.fields.booking.firm, schema: optionalLine(9) },
    ...calculatorList,
    // Last, so that all text is read, and the request is safe, before the first photo has come.
    'junk-photos': quoteForm.fields['junk-photos'],
  },
} as const satisfies Form

/** What happens next once a pickup is booked: at a price that's agreed on, or at one that's agreed on at the door. */
export const bookedNext = (agreed?: QuotedPrice): string =>
  agreed ? say.fields.booking.agreed(windowHours, dollars(agreed.cents)) : bookingForm.received().next

export const contactForm = {
  name: 'contact',
  received: () => say.fields.contact.received,
  fields: {
    message: {
      control: 'textarea',
      label: () => say.fields.contact.message.label,
      hint: () => say.fields.contact.message.hint,
      schema: requiredText(() => say.fields.contact.message.missing, 2000),
    },
    phone: {
      ...phone,
      hint: () => say.fields.contact.phone,
      oneOf: () => say.fields.contact.reach,
      schema: optionalPhone(() => say.fields.phone.wrong(phoneExample)),
    },
    email: { ...email, hint: () => say.fields.contact.email, oneOf: () => say.fields.contact.reach },
    name: optionalName,
  },
} as const satisfies Form

/** Gives someone who sends us friends a link of their own. Nothing is asked about the friends. */
export const referralForm = {
  name: 'referral',
  received: () => say.fields.referral.received,
  steps: ['referral-code'],
  fields: {
    phone: {
      ...phone,
      label: () => say.fields.referral.phone.label,
      hint: () => say.fields.referral.phone.hint,
      schema: usPhone(
        () => say.fields.phone.missing,
        () => say.fields.referral.phone.wrong(phoneExample),
      ),
    },
    name: optionalName,
  },
} as const satisfies Form

export const forms: readonly AnyForm[] = [
  quoteForm,
  contactForm,
  ...(site.features.referrals ? [referralForm] : []),
  bookingForm,
]

/**
 * The fields that a lead may have answers to, in the order in which they're asked. One that has a window has all of a booking,
 * whatever form it was made with.
 */
export function leadFields(form: AnyForm, { slot }: Values): [string, TextField][] {
  const own = allTextFields(form)
  if (!slot || form.name === bookingForm.name) return own
  const pickup = allTextFields(bookingForm)
  return [...pickup, ...own.filter(([name]) => !pickup.some(([known]) => known === name))]
}

export const formNamed = (name: string): AnyForm | undefined => forms.find((form) => form.name === name)
