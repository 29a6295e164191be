import {
  type MaxLengthIssue,
  maxLength,
  nonEmpty,
  picklist,
  pipe,
  rawCheck,
  rawTransform,
  string,
  transform,
} from 'valibot'
import { site } from '#site/site.ts'
import { say } from '#words'
import { hasCodes } from '../../business/codes.ts'
import { phoneExample, placeExample } from '../../business/places.ts'
import { isEmail, longestPhone, meantEmail, parseUsPhone } from '../../domain/contact/contact.ts'
import { cleanLine, cleanText, readCode } from '../../domain/text.ts'
import type { TextField } from './form.ts'

type Message = () => string

/** No longer than that: what's too much is said, and nothing is cut off. */
export const atMost = (limit: number) =>
  maxLength<string, number, (issue: MaxLengthIssue<string, number>) => string>(limit, ({ input }) =>
    say.fields.tooLong(input.length - limit),
  )

export const requiredLine = (message: Message, limit: number) =>
  pipe(string(), transform(cleanLine), nonEmpty(message), atMost(limit))

export const optionalLine = (limit: number) => pipe(string(), transform(cleanLine), atMost(limit))

export const requiredText = (message: Message, limit: number) =>
  pipe(string(), transform(cleanText), nonEmpty(message), atMost(limit))

/**
 * An email address that may be left empty. Only what mail services refuse is refused here, with what was probably meant:
 * sending is the real test.
 */
const optionalEmail = (message: Message) =>
  pipe(
    string(),
    transform(cleanLine),
    atMost(254),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '' || isEmail(dataset.value)) return
      const meant = meantEmail(dataset.value)
      addIssue({ message: meant ? say.fields.email.meant(message(), meant) : message() })
    }),
  )

export const ticked = 'yes'

export const optionalTick = picklist(['', ticked], () => say.fields.tick)

/** A US phone number that isn't our own, stored as E.164 with an extension after it (RFC 3966): `+12025550123;ext=4`. */
const asPhone = (message: Message) =>
  rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const phone = parseUsPhone(dataset.value)
    const isOurs = phone?.e164 === site.phone.e164
    if (phone && !isOurs) return phone.extension ? `${phone.e164};ext=${phone.extension}` : phone.e164
    if (dataset.value === '') return ''
    addIssue({ message: isOurs ? say.fields.phone.ours : message() })
    return NEVER
  })

export const usPhone = (missing: Message, message: Message) =>
  pipe(string(), transform(cleanLine), nonEmpty(missing), atMost(longestPhone), asPhone(message))

export const optionalPhone = (message: Message) =>
  pipe(string(), transform(cleanLine), atMost(longestPhone), asPhone(message))

/** Fields that several forms ask for; each form adds its own hint. */
export const phone = {
  control: 'tel',
  label: () => say.fields.phone.label,
  autocomplete: 'tel',
  inputMode: 'tel',
  schema: usPhone(
    () => say.fields.phone.missing,
    () => say.fields.phone.wrong(phoneExample),
  ),
} as const

export const location = {
  control: 'text',
  label: () => say.fields.location.label,
  hint: () => say.fields.location.hint(placeExample()),
  autocomplete: 'postal-code',
  schema: requiredLine(() => say.fields.location.missing, 120),
} as const

export const optionalName = {
  control: 'text',
  label: () => say.fields.name,
  autocomplete: 'name',
  schema: optionalLine(120),
} as const

export const email = {
  control: 'email',
  label: () => say.fields.email.label,
  autocomplete: 'email',
  inputMode: 'email',
  schema: optionalEmail(() => say.fields.email.wrong),
} as const

/** For answers that only programs read. */
const unsaid = () => ''

const code = {
  control: 'text',
  label: () => say.fields.code.label,
  hint: () => say.fields.code.hint,
  autocomplete: 'off',
  schema: pipe(string(), atMost(30), transform(readCode)),
} as const

/**
 * What comes along from the price calculator, named as in its addresses. The owner reads the last two, which the server
 * works out, whatever is sent.
 */
export const calculatorList = {
  items: { control: 'hidden', label: () => say.fields.calculator.items, say: unsaid, schema: optionalLine(2000) },
  flights: { control: 'hidden', label: () => say.fields.calculator.flights, say: unsaid, schema: optionalLine(4) },
  carry: { control: 'hidden', label: () => say.fields.calculator.carry, say: unsaid, schema: optionalLine(4) },
  list: { control: 'hidden', label: () => say.fields.calculator.list, schema: optionalLine(4000) },
  estimate: { control: 'hidden', label: () => say.fields.calculator.estimate, schema: optionalLine(200) },
  ...(hasCodes && { code }),
} as const

/** Fields whose answers the server works out, so that nobody is asked for them. */
export const computedFields: ReadonlySet<string> = new Set(['list', 'estimate'])

type Answers = Readonly<Record<string, string>>

/** Answers with the list and the price in the words in which their sender saw them: for the owner they're in English. */
export const asTheyRead = ({ 'said-list': list, 'said-estimate': estimate, ...answers }: Answers): Answers => ({
  ...answers,
  ...(list !== undefined && { list }),
  ...(estimate !== undefined && { estimate }),
})

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
