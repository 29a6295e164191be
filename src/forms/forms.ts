import { site } from '#site/site.ts'
import { bookingForm } from './booking.ts'
import { contactForm } from './contact.ts'
import { type AnyForm, allTextFields, type TextField, type Values } from './form.ts'
import { quoteForm } from './quote.ts'
import { referralForm } from './referral.ts'

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

/** The form that a stored lead was made with. */
export const formNamed = (name: string): AnyForm | undefined => forms.find((form) => form.name === name)
