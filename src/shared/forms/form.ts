import { type GenericSchema, safeParse } from 'valibot'

type Said = () => string

/**
 * A field whose answer is text: typed, or that of a box to tick, which is `ticked` or empty. Its schema is the only place
 * that has its rules and messages.
 */
export type TextField = {
  /** `choice`: one of the options that the page offers. `hidden`: carried along, never typed. */
  readonly control: 'text' | 'tel' | 'email' | 'textarea' | 'checkbox' | 'choice' | 'hidden'
  readonly label: Said
  readonly hint?: Said
  /** Its inputs are somewhere else on the page: they name the form. */
  readonly isApart?: true
  /** A box that's ticked until somebody unticks it: then that's the answer. */
  readonly unticked?: string
  /** Asked for only where customers can hear from us that way. */
  readonly needs?: Update
  readonly hintWith?: { readonly update: Update; readonly hint: Said }
  /** One of the fields that have this is enough; it's said where none is answered. */
  readonly oneOf?: Said
  /** Lines of a text area; 3 without it. */
  readonly rows?: number
  readonly autocomplete?: string
  readonly inputMode?: 'tel' | 'email' | 'text' | 'numeric'
  /** The answer in words, where it is stored in others. */
  readonly say?: (answer: string) => string
  readonly schema: GenericSchema<string, string>
}

/** A way in which customers hear from us, where it's set up: by mail, or by text messages. */
export type Update = 'mail' | 'texts'

/** Pictures: never required, never a reason to refuse the request. */
export type PhotosField = {
  readonly control: 'photos'
  readonly label: Said
  readonly hint?: Said
  readonly maxCount: number
  readonly maxBytes: number
}

/** Name of the field that no person sees. It means nothing, so that no browser fills it in. */
export const honeypotName = 'extra-line'

export type Field = TextField | PhotosField

/** What the server does with a form besides storing its answers. */
type FormStep = 'price-list' | 'reserve-window' | 'referral-code'

export type Form<Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> = {
  readonly name: string
  /** What the confirmation says: that we have it, and what happens next. */
  readonly received: () => { readonly heading: string; readonly next: string }
  readonly steps?: readonly FormStep[]
  /** Answers that come from more than one input. `sent` gives an input's value, or an empty text. */
  readonly read?: (sent: (name: string) => string) => Values
  readonly fields: Fields
  /** Asked once it's received; none is required. */
  readonly followUp?: Readonly<Record<string, TextField>>
}

export type AnyForm = Form

export const hasStep = (form: AnyForm, step: FormStep): boolean => form.steps?.includes(step) ?? false

/** Typed text by field name, as the visitor left it. */
export type Values = Readonly<Record<string, string>>

/** We could not store it; too many requests from one address; too many changes of one request; it never reached us. */
export type FormFailure = 'not-stored' | 'too-many' | 'too-many-changes' | 'offline'

/** What a form shows after it was sent and could not be taken. */
export type FormState = {
  readonly values: Values
  readonly errors: Values
  /** What kind of error each is, for programs. */
  readonly codes?: Values
  /** Nothing is wrong with the input; it could not be kept. */
  readonly failure?: FormFailure
  /** The place that was probably meant. */
  readonly meant?: string | undefined
  /** Ids of arrival windows that are free instead of the chosen one. */
  readonly offers?: readonly string[]
}

type Parsed =
  | { readonly ok: true; readonly answers: Values }
  | { readonly ok: false; readonly errors: Values; readonly codes: Values }

/** A field's label before its answer: a question keeps its own mark. */
export function labelBefore(field: Pick<TextField, 'label'>): string {
  const label = field.label()
  return label.endsWith('?') ? label : `${label}:`
}

export const isTextField = (field: Field): field is TextField => field.control !== 'photos'

/** Names and fields that carry text, in the order in which they are asked. */
export const textFields = (form: AnyForm): [string, TextField][] =>
  Object.entries(form.fields).filter((entry): entry is [string, TextField] => isTextField(entry[1]))

/** What may be answered, then or later. */
export const allTextFields = (form: AnyForm): [string, TextField][] => [
  ...textFields(form),
  ...Object.entries(form.followUp ?? {}),
]

/** What was typed into a form's text fields. `sent` gives an input's value, or an empty text. */
export const readValues = (form: AnyForm, sent: (name: string) => string): Values => ({
  ...Object.fromEntries(textFields(form).map(([name]) => [name, sent(name)])),
  ...(sent('meant') && { location: sent('meant') }),
  ...form.read?.(sent),
})

export const photosField = (form: AnyForm): [string, PhotosField] | undefined =>
  Object.entries(form.fields).find((entry): entry is [string, PhotosField] => entry[1].control === 'photos')

/** First message for a value, or undefined when the field takes it. */
export function fieldError(field: TextField, value: string): string | undefined {
  const result = safeParse(field.schema, value)
  return result.success ? undefined : result.issues[0].message
}

/** Codes of what a schema refuses; anything else is `invalid`, and what is empty `missing`. */
const codeOf: Readonly<Record<string, string>> = { max_length: 'too-long', picklist: 'not-an-option' }

/** Reads typed values: all cleaned answers, or a message for each field that has none. */
export const parseForm = (form: AnyForm, values: Values): Parsed => parseFields(textFields(form), values)

export function parseFields(fields: readonly [string, TextField][], values: Values): Parsed {
  const answers: Record<string, string> = {}
  const errors: Record<string, string> = {}
  const codes: Record<string, string> = {}
  for (const [name, field] of fields) {
    const value = values[name] ?? ''
    const result = safeParse(field.schema, value)
    if (result.success) {
      answers[name] = result.output
      continue
    }
    const [{ message, type }] = result.issues
    errors[name] = message
    codes[name] = value.trim() === '' ? 'missing' : (codeOf[type] ?? 'invalid')
  }
  const some = fields.filter(([, { oneOf }]) => oneOf)
  const [first] = some
  if (first && !some.some(([name]) => answers[name] !== '')) {
    errors[first[0]] = first[1].oneOf?.() ?? ''
    codes[first[0]] = 'missing'
  }
  return Object.keys(errors).length === 0 ? { ok: true, answers } : { ok: false, errors, codes }
}

/** The markup's constraints, read off the schema so that they can't drift from it. */
export function constraints(field: TextField): { required: boolean; maxLength?: number } {
  const pipe = 'pipe' in field.schema && Array.isArray(field.schema.pipe) ? field.schema.pipe : []
  const limit: unknown = pipe.find((step) => step.type === 'max_length')?.requirement
  const required = fieldError(field, '') !== undefined
  return typeof limit === 'number' ? { required, maxLength: limit } : { required }
}

/** The longest answer that is drawn again for a field whose schema sets no limit: one of its options, or its tick. */
const optionLength = 64

/** Typed values as a refused form shows them again: all that was typed, but no made-up options. */
export const echoOf = (fields: readonly (readonly [string, TextField])[], values: Values): Values =>
  Object.fromEntries(
    fields.map(([name, field]) => {
      const value = values[name] ?? ''
      return [name, constraints(field).maxLength === undefined ? value.slice(0, optionLength) : value]
    }),
  )
