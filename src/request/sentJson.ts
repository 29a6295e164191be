// What a program sends as JSON in place of a form's data.

import { computedFields, ticked } from '../shared/forms/fields.ts'
import type { AnyForm, FormState, Update } from '../shared/forms/form.ts'
import { hasStep, honeypotName, parseFields, parseForm, textFields } from '../shared/forms/form.ts'
import { sentList } from '../shared/forms/questions.ts'
import { bodyLimits, type RequestBody, readText } from '../shared/http/requestBody.ts'
import { type RefusedBody, refusedBody, type Submission, submissionOf } from './submission.ts'

/** What a form may carry besides its fields. */
const ownNames: ReadonlySet<string> = new Set(['key', 'elapsed', 'source', 'cf-turnstile-response', honeypotName])

/** A body's JSON. Never throws on bad input. */
export async function readJson(
  body: RequestBody,
): Promise<{ readonly ok: true; readonly json: unknown } | RefusedBody> {
  const read = await readText(body, bodyLimits.text)
  if (typeof read === 'string') return refusedBody(read)
  try {
    return { ok: true, json: JSON.parse(read.text) }
  } catch {
    return refusedBody('malformed')
  }
}

type Problems = Required<Pick<FormState, 'errors' | 'codes'>>
export type ReadSent =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly problems: Problems }

/**
 * The texts of an object's properties: a number counts as its digits. What isn't text, or isn't asked, is named, since its
 * sender doesn't see what was left out. `isAsked`: by name.
 */
export function readTexts(json: unknown, isAsked: (name: string) => boolean) {
  const texts = new Map<string, string>()
  const problems: [name: string, code: string, message: string][] = []
  for (const [name, value] of Object.entries(Object(json) as Record<string, unknown>)) {
    if (!isAsked(name)) problems.push([name.slice(0, 40), 'unknown-field', 'We don’t ask for this, so leave it out'])
    else if (typeof value === 'string' || typeof value === 'number') texts.set(name, String(value))
    else if (value !== null && value !== undefined) problems.push([name, 'not-text', 'Send this as text'])
  }
  const some = problems.slice(0, 10)
  return {
    textOf: (name: string) => texts.get(name) ?? '',
    errors: Object.fromEntries(some.map(([name, , message]) => [name, message])),
    codes: Object.fromEntries(some.map(([name, code]) => [name, code])),
  }
}

/**
 * Reads a form that a program sends. Its list has to be ours, and a booking's phone number has to get the confirmation where
 * we text customers: the person it's for may not have seen this site. `updates`: how customers can hear from us.
 */
export function readSent(form: AnyForm, json: unknown, updates: readonly Update[]): ReadSent {
  const asked = new Set(textFields(form).flatMap(([name]) => (computedFields.has(name) ? [] : [name])))
  const { textOf, ...shape } = readTexts(json, (name) => asked.has(name) || ownNames.has(name))
  const list = hasStep(form, 'price-list')
    ? parseFields(
        Object.entries(sentList),
        Object.fromEntries(Object.keys(sentList).map((name) => [name, textOf(name)])),
      )
    : undefined
  const isUntold = hasStep(form, 'reserve-window') && updates.includes('texts') && textOf('texts') !== ticked
  // The list counts as it was understood: by ids.
  const listed = list?.ok ? list.answers : {}
  const submission = submissionOf(form, (name) => listed[name] ?? textOf(name))
  const parsed = parseForm(form, submission.values)
  const problems = {
    errors: {
      ...(!parsed.ok && parsed.errors),
      ...(list?.ok === false && list.errors),
      ...(isUntold && { texts: `Ask whether we may text them the confirmation, then send “${ticked}”` }),
      ...shape.errors,
    },
    codes: {
      ...(!parsed.ok && parsed.codes),
      ...(list?.ok === false && list.codes),
      ...(isUntold && { texts: 'missing' }),
      ...shape.codes,
    },
  }
  if (Object.keys(problems.errors).length > 0) return { ok: false, problems }
  // Its receipt asks: a program can't be asked in between.
  return { ok: true, submission: { ...submission, placeAsked: submission.values.location ?? '' } }
}
