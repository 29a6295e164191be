import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { computedFields } from './fields.ts'
import { type AnyForm, constraints, type TextField, textFields, type Update } from './form.ts'
import { questions, sentList } from './questions.ts'

/** How programs name what they send twice: the same key makes the same request. */
export const keyField = {
  type: 'string',
  minLength: 16,
  maxLength: 64,
  description: 'An idempotency key of your own, new for each request: sending the same key again makes no second one.',
} as const

/** A field as JSON Schema, with what a person reads of it; cleaning and our own checks aren't in it. */
export function fieldSchema(field: TextField): JsonSchema {
  const label = field.label()
  const { $schema, ...rules } = toJsonSchema(field.schema, {
    target: 'draft-2020-12',
    ignoreActions: ['transform', 'raw_transform', 'raw_check', 'check'],
  })
  // Leaving a field out says the same as an empty text, which some assistants' models refuse among a field's options.
  const options = rules.enum && { enum: rules.enum.filter((option) => option !== '') }
  return {
    ...rules,
    ...options,
    description: field.hint ? `${label}${/[?.]$/.test(label) ? '' : '.'} ${field.hint()}` : label,
  }
}

/** An object of fields as JSON Schema, with what's required. */
export function fieldsSchema(fields: readonly (readonly [string, TextField])[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.flatMap(([name, field]) => (constraints(field).required ? [name] : [])),
    additionalProperties: false,
  } as const
}

/** Fields that a program answers otherwise than a person, as it reads of them. */
const forPrograms: Readonly<Record<string, TextField>> = { ...sentList, slot: questions.move_booking.slot }

/** What a form takes as JSON. `updates`: how customers can hear from us; without it, whatever is set up. */
export function formSchema(form: AnyForm, updates?: readonly Update[]) {
  const fields = textFields(form)
    .filter(([name, { needs }]) => !computedFields.has(name) && !(needs && updates && !updates.includes(needs)))
    .map(([name, field]) => [name, forPrograms[name] ?? field] as const)
  const { properties, ...rest } = fieldsSchema(fields)
  return { ...rest, properties: { ...properties, key: keyField } }
}
