import { say } from '#words'
import { email, optionalName, phone, requiredText } from './fields.ts'
import type { Form } from './form.ts'

/** A message from the contact page. */
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
