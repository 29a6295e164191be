import { say } from '#words'
import { phone, requiredLine } from './fields.ts'
import type { TextField } from './form.ts'

/** What somebody types who lost the link to their pickup. It makes no lead. */
export const findFields = {
  reference: {
    control: 'text',
    label: () => say.fields.findPickup.reference.label,
    hint: () => say.fields.findPickup.reference.hint,
    schema: requiredLine(() => say.fields.findPickup.reference.missing, 40),
  },
  phone: { ...phone, hint: () => say.fields.findPickup.phone },
} as const satisfies Readonly<Record<string, TextField>>

/** A reference as we write it, however it was typed: our alphabet has no O, I and L. */
export const referenceTyped = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
