import { phoneExample } from '../business/places.ts'
import { optionalName, phone, usPhone } from './fields.ts'
import type { Form } from './form.ts'

/** Gives someone who sends us friends a link of their own. Nothing is asked about the friends. */
export const referralForm = {
  name: 'referral',
  received: {
    heading: 'Here’s your link',
    next: 'Send it to anybody with junk to haul. When they write to us or book with it, we know you sent them.',
  },
  steps: ['referral-code'],
  fields: {
    phone: {
      ...phone,
      label: 'Your phone',
      hint: 'So we know whose link it is. No marketing.',
      schema: usPhone('Tell us your phone number', `Enter your phone number, like ${phoneExample}`),
    },
    name: optionalName,
  },
} as const satisfies Form
