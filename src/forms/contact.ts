import { optionalEmail, optionalLine, requiredText, usPhone } from './fields.ts'
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
    phone: {
      control: 'tel',
      label: 'Phone',
      hint: 'Only to answer this message. No marketing.',
      autocomplete: 'tel',
      inputMode: 'tel',
      schema: usPhone('Enter a phone number, like 630 555 0123'),
    },
    email: {
      control: 'email',
      label: 'Email',
      hint: 'If you’d rather get an answer by email',
      autocomplete: 'email',
      inputMode: 'email',
      schema: optionalEmail('Enter an email address, like name@example.com'),
    },
    name: {
      control: 'text',
      label: 'Your name',
      autocomplete: 'name',
      schema: optionalLine(120),
    },
  },
} as const satisfies Form
