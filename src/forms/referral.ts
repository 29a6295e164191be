import { say } from '#words'
import { phoneExample } from '../business/places.ts'
import { optionalName, phone, usPhone } from './fields.ts'
import type { Form } from './form.ts'

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
