import { email, optionalName, phone, requiredText } from './fields.ts'
import type { Form } from './form.ts'

/** A message from the contact page. */
export const contactForm = {
  name: 'contact',
  received: {
    heading: 'We have your message',
    next: 'A person reads it and answers by phone, or by e-mail if you gave an address.',
  },
  fields: {
    message: {
      control: 'textarea',
      label: 'Your message',
      hint: 'What is it about? A job, a bill, praise, a complaint',
      schema: requiredText('Write a few words, so that we know what to answer', 2000),
    },
    phone: { ...phone, hint: 'To answer this message only. No marketing.' },
    email: { ...email, hint: 'If you would rather have the answer in writing' },
    name: optionalName,
  },
} as const satisfies Form
