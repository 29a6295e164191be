import type { ErrorAnswer } from '../../forms/answers.ts'
import { parseFields } from '../../forms/form.ts'
import type { Question } from '../../forms/questions.ts'
import { readTexts } from '../../server/intake/sentJson.ts'

type Asked =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly error: ErrorAnswer }

/** Checks what was asked: cleaned texts, or a code and a message for each field that is none. */
export function readQuestion(question: Question, sent: unknown): Asked {
  const { textOf, errors, codes } = readTexts(sent, (name) => Object.hasOwn(question, name))
  const typed = Object.fromEntries(Object.keys(question).map((name) => [name, textOf(name)]))
  const parsed = parseFields(Object.entries(question), typed)
  if (parsed.ok && Object.keys(errors).length === 0) return { ok: true, values: parsed.answers }
  const more = parsed.ok ? { errors: {}, codes: {} } : parsed
  return {
    ok: false,
    error: { ok: false, errors: { ...more.errors, ...errors }, codes: { ...more.codes, ...codes } } as ErrorAnswer,
  }
}
