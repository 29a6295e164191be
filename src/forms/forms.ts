import { site } from '#site/site.ts'
import { bookingForm } from './booking.ts'
import { contactForm } from './contact.ts'
import type { AnyForm } from './form.ts'
import { quoteForm } from './quote.ts'
import { referralForm } from './referral.ts'

export const forms: readonly AnyForm[] = [
  quoteForm,
  contactForm,
  ...(site.features.referrals ? [referralForm] : []),
  bookingForm,
]

/** The form that a stored lead was made with. */
export const formNamed = (name: string): AnyForm | undefined => forms.find((form) => form.name === name)
