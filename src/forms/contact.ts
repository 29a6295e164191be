import { fieldWords } from '../words/fields.ts'
import { email, optionalName, phone, requiredText } from './fields.ts'
import type { Form } from './form.ts'

/** A message from the contact page. */
export const contactForm = {
  name: 'contact',
  received: () => fieldWords().contact.received,
  fields: {
    message: {
      control: 'textarea',
      label: () => fieldWords().contact.message.label,
      hint: () => fieldWords().contact.message.hint,
      schema: requiredText(() => fieldWords().contact.message.missing, 2000),
    },
    phone: { ...phone, hint: () => fieldWords().contact.phone },
    email: { ...email, hint: () => fieldWords().contact.email },
    name: optionalName,
  },
} as const satisfies Form
