import { phoneExample } from '../business/places.ts'
import { fieldWords } from '../words/fields.ts'
import { optionalName, phone, usPhone } from './fields.ts'
import type { Form } from './form.ts'

/** Gives someone who sends us friends a link of their own. Nothing is asked about the friends. */
export const referralForm = {
  name: 'referral',
  received: () => fieldWords().referral.received,
  steps: ['referral-code'],
  fields: {
    phone: {
      ...phone,
      label: () => fieldWords().referral.phone.label,
      hint: () => fieldWords().referral.phone.hint,
      schema: usPhone(
        () => fieldWords().phone.missing,
        () => fieldWords().referral.phone.wrong(phoneExample),
      ),
    },
    name: optionalName,
  },
} as const satisfies Form
