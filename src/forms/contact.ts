import { email, optionalName, phone, requiredText } from './fields.ts'
import type { Form } from './form.ts'

/** A message from the contact page. */
export const contactForm = {
  name: 'contact',
  received: {
    heading: 'We have your message',
    next: 'We’ll read it and call you back, or email you if you gave us an address.',
  },
  fields: {
    message: {
      control: 'textarea',
      label: 'Your message',
      hint: 'What’s it about? A job, a bill, a compliment, a complaint',
      schema: requiredText('Write a few words so we know how to help', 2000),
    },
    phone: { ...phone, hint: 'Only to answer this message. No marketing.' },
    email: { ...email, hint: 'If you’d rather get an answer by email' },
    name: optionalName,
  },
} as const satisfies Form
