import { pipe, rawTransform, string } from 'valibot'
import { say } from '#words'
import { phoneExample } from '../business/places.ts'
import { isEmail, parseUsPhone } from '../domain/contact/contact.ts'
import { cleanLine } from '../domain/text.ts'
import { atMost } from '../shared/forms/fields.ts'
import type { TextField } from '../shared/forms/form.ts'

/** What somebody types who lost the link to their pickup: a number (E.164 without its extension) or an address, in small letters. */
export const lostFields = {
  contact: {
    control: 'text',
    label: () => say.findPickup.contact.label,
    hint: () => say.findPickup.contact.hint,
    autocomplete: 'tel',
    schema: pipe(
      string(),
      atMost(254),
      rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const typed = cleanLine(value)
        const isAddress = typed.includes('@')
        const contact = isAddress ? isEmail(typed) && typed.toLowerCase() : parseUsPhone(typed)?.e164
        if (contact) return contact
        const wrong = isAddress ? say.fields.email.wrong : say.fields.phone.wrong(phoneExample)
        addIssue({ message: typed ? wrong : say.findPickup.contact.missing })
        return NEVER
      }),
    ),
  },
} as const satisfies Readonly<Record<string, TextField>>
