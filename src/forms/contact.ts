import { phoneExample } from '../content/area.ts'
import { optionalEmail, optionalLine, requiredText, usPhone } from './fields.ts'
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
    phone: {
      control: 'tel',
      label: 'Phone',
      hint: 'To answer this message only. No marketing.',
      autocomplete: 'tel',
      inputMode: 'tel',
      schema: usPhone(`Enter a phone number, like ${phoneExample}`),
    },
    email: {
      control: 'email',
      label: 'E-mail',
      hint: 'If you would rather have the answer in writing',
      autocomplete: 'email',
      inputMode: 'email',
      schema: optionalEmail('Enter an e-mail address, like name@example.com'),
    },
    name: {
      control: 'text',
      label: 'Your name',
      autocomplete: 'name',
      schema: optionalLine(120),
    },
  },
} as const satisfies Form
