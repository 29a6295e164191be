import { phoneExample, placeExample } from '../content/area.ts'
import { optionalLine, requiredLine, requiredTick, usPhone } from './fields.ts'
import type { Form } from './form.ts'

/** Someone sends us a friend. The friend's browser is not in use, so nothing of theirs is filled in by itself. */
export const referralForm = {
  name: 'referral',
  received: {
    heading: 'Thanks for the referral',
    next: 'We’ll call your friend once about this job and tell them you sent us. We won’t put them on a list.',
  },
  steps: ['referral-code'],
  fields: {
    name: {
      control: 'text',
      label: 'Your name',
      autocomplete: 'name',
      schema: requiredLine('Enter your name', 120),
    },
    phone: {
      control: 'tel',
      label: 'Your phone',
      hint: 'So we can thank you. No marketing.',
      autocomplete: 'tel',
      inputMode: 'tel',
      schema: usPhone(`Enter your phone number, like ${phoneExample}`),
    },
    'friend-name': {
      control: 'text',
      label: 'Your friend’s name',
      autocomplete: 'off',
      schema: requiredLine('Enter your friend’s name', 120),
    },
    'friend-phone': {
      control: 'tel',
      label: 'Your friend’s phone',
      autocomplete: 'off',
      inputMode: 'tel',
      schema: usPhone(`Enter your friend’s phone number, like ${phoneExample}`),
    },
    location: {
      control: 'text',
      label: 'Their ZIP or town',
      hint: `Like ${placeExample}`,
      autocomplete: 'off',
      schema: requiredLine('Enter your friend’s ZIP code or town', 120),
    },
    'junk-type': {
      control: 'text',
      label: 'What do they need hauled?',
      autocomplete: 'off',
      schema: optionalLine(500),
    },
    agreed: {
      control: 'checkbox',
      label: 'My friend knows about this and is okay with one call from you',
      schema: requiredTick('Ask your friend first, then tick the box'),
    },
  },
} as const satisfies Form
