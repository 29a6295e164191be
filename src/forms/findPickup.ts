import { phone, requiredLine } from './fields.ts'
import type { TextField } from './form.ts'

/** What somebody types who lost the link to their pickup. It makes no lead. */
export const findFields = {
  reference: {
    control: 'text',
    label: 'Reference',
    hint: 'Ten letters and digits, on your confirmation',
    schema: requiredLine('Type your reference', 40),
  },
  phone: { ...phone, hint: 'The one you booked with' },
} as const satisfies Readonly<Record<string, TextField>>

/** A reference as we write it, however it was typed: our alphabet has no O, I and L. */
export const referenceTyped = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
