import { site } from '#site/site.ts'
import { say } from '#words'
import { phoneExample } from '../../business/places.ts'
import { bookingForm } from './booking.ts'
import { email, optionalName, phone, requiredText, usPhone } from './fields.ts'
import { type AnyForm, allTextFields, type Form, type TextField, type Values } from './form.ts'
import { quoteForm } from './quote.ts'

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
    phone: { ...phone, hint: () => say.fields.contact.phone },
    email: { ...email, hint: () => say.fields.contact.email },
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
