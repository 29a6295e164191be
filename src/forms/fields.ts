import { literal, maxLength, nonEmpty, pipe, rawCheck, rawTransform, string, transform } from 'valibot'
import { phoneExample, placeExample } from '../content/area.ts'
import { isEmail, meantEmail } from '../domain/contact/email.ts'
import { parseUsPhone } from '../domain/contact/phone.ts'
import { cleanLine, cleanText } from '../domain/text.ts'

/** One line that must be given. */
export const requiredLine = (message: string, limit: number) =>
  pipe(string(), transform(cleanLine), nonEmpty(message), maxLength(limit, `Use ${limit} characters or fewer`))

/** One line that may be left empty. */
export const optionalLine = (limit: number) =>
  pipe(string(), transform(cleanLine), maxLength(limit, `Use ${limit} characters or fewer`))

/** Several lines that must be given. */
export const requiredText = (message: string, limit: number) =>
  pipe(string(), transform(cleanText), nonEmpty(message), maxLength(limit, `Use ${limit} characters or fewer`))

/**
 * An email address that may be left empty. Only what mail services refuse is refused here, with what was probably meant:
 * sending is the real test.
 */
export const optionalEmail = (message: string) =>
  pipe(
    string(),
    transform(cleanLine),
    maxLength(254, message),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '' || isEmail(dataset.value)) return
      const meant = meantEmail(dataset.value)
      addIssue({ message: meant ? `${message}. Did you mean ${meant}?` : message })
    }),
  )

/** What a ticked box sends. */
export const ticked = 'yes'

/** A box that must be ticked. */
export const requiredTick = (message: string) => literal(ticked, message)

/** A US phone number, stored as E.164 with an extension after it (RFC 3966): `+12025550123;ext=4`. */
export const usPhone = (message: string) =>
  pipe(
    string(),
    transform(cleanLine),
    nonEmpty(message),
    maxLength(40, message),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      const phone = parseUsPhone(dataset.value)
      if (phone) return phone.extension ? `${phone.e164};ext=${phone.extension}` : phone.e164
      addIssue({ message })
      return NEVER
    }),
  )

/** Fields that several forms ask for; each form adds its own hint. */
export const phone = {
  control: 'tel',
  label: 'Phone',
  autocomplete: 'tel',
  inputMode: 'tel',
  schema: usPhone(`Enter a phone number, like ${phoneExample}`),
} as const

export const location = {
  control: 'text',
  label: 'ZIP or town',
  hint: `Like ${placeExample}`,
  autocomplete: 'postal-code',
  schema: requiredLine('Enter a ZIP code or town', 120),
} as const

export const optionalName = {
  control: 'text',
  label: 'Your name',
  autocomplete: 'name',
  schema: optionalLine(120),
} as const

export const email = {
  control: 'email',
  label: 'Email',
  autocomplete: 'email',
  inputMode: 'email',
  schema: optionalEmail('Enter an email address, like name@example.com'),
} as const
