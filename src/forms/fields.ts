import { maxLength, nonEmpty, picklist, pipe, rawCheck, rawTransform, string, transform } from 'valibot'
import { phoneExample, placeExample } from '../business/places.ts'
import { isEmail, meantEmail } from '../domain/contact/email.ts'
import { longestPhone, parseUsPhone } from '../domain/contact/phone.ts'
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
const optionalEmail = (message: string) =>
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

/** A box that may be left as it is. */
export const optionalTick = picklist(['', ticked], 'Tick the box, or leave it empty')

/** A US phone number, stored as E.164 with an extension after it (RFC 3966): `+12025550123;ext=4`. */
export const usPhone = (missing: string, message: string) =>
  pipe(
    string(),
    transform(cleanLine),
    nonEmpty(missing),
    maxLength(longestPhone, message),
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
  schema: usPhone('Tell us your phone number', `Enter a phone number, like ${phoneExample}`),
} as const

export const location = {
  control: 'text',
  label: 'ZIP or town',
  hint: `Like ${placeExample()}`,
  autocomplete: 'postal-code',
  schema: requiredLine('Tell us your ZIP code or town', 120),
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

/** For answers that only programs read. */
const unsaid = () => ''

/**
 * What comes along from the price calculator, named as in its addresses. The owner reads the last two, which the server
 * works out, whatever is sent.
 */
export const calculatorList = {
  items: { control: 'hidden', label: 'Items', say: unsaid, schema: optionalLine(2000) },
  flights: { control: 'hidden', label: 'Flights', say: unsaid, schema: optionalLine(4) },
  carry: { control: 'hidden', label: 'Carry', say: unsaid, schema: optionalLine(4) },
  list: { control: 'hidden', label: 'List', schema: optionalLine(4000) },
  estimate: { control: 'hidden', label: 'Price shown', schema: optionalLine(200) },
} as const

/** Fields whose answers the server works out, so that nobody is asked for them. */
export const computedFields: ReadonlySet<string> = new Set(['list', 'estimate'])
