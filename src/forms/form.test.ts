import { describe, expect, it } from 'vitest'
import { constraints, echoOf, textFields } from './form.ts'
import { forms } from './forms.ts'

describe.each(forms.map((form) => [form.name, form] as const))('what the form %s shows again', (_, form) => {
  const filled = (length: number) => Object.fromEntries(textFields(form).map(([name]) => [name, 'x'.repeat(length)]))

  it('is cut where its fields end', () => {
    const lengths = Object.entries(echoOf(textFields(form), filled(20_000))).map(([name, text]) => [name, text.length])
    const limits = textFields(form).map(([name, field]) => [name, constraints(field).maxLength ?? 64])
    expect(lengths).toEqual(limits)
  })

  it('is all that fits, and nothing that it has no field for', () => {
    expect(echoOf(textFields(form), { ...filled(3), other: 'x' })).toEqual(filled(3))
    expect(echoOf(textFields(form), {})).toEqual(filled(0))
  })
})
