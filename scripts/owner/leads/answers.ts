import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
import type { AnyForm, TextField, Values } from '../../../src/forms/form.ts'
import { allTextFields, labelBefore } from '../../../src/forms/form.ts'

const shown = (field: TextField, answer: string) =>
  field.control === 'tel' ? formatUsPhone(answer) : (field.say?.(answer) ?? answer)

/** The answers that were given, with their labels, in the order in which the form asks. */
export const labelled = (form: AnyForm, answers: Values): string[] =>
  allTextFields(form).flatMap(([name, field]) => {
    const answer = shown(field, answers[name] ?? '')
    return answer ? [`${labelBefore(field)} ${answer}`] : []
  })

/** The answers that changed: old and new, field by field. */
export function differences(form: AnyForm, before: Values, answers: Values): string[] {
  return allTextFields(form).flatMap(([name, field]) => {
    const [old, now] = [shown(field, before[name] ?? ''), shown(field, answers[name] ?? '')]
    return old === now ? [] : [`${labelBefore(field)} ${old || '(empty)'} -> ${now || '(empty)'}`]
  })
}
