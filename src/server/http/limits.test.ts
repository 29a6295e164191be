import { describe, expect, it } from 'vitest'
import { constraints, honeypotName, photosField, textFields } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { bodyLimits, drainBytes, headLimits, headProblem, partLimits, textBytes } from './limits.ts'

const longest = (field: Parameters<typeof constraints>[0]) => 4 * (constraints(field).maxLength ?? 0)

describe('the limits have room for our own forms', () => {
  it.each(forms.map((form) => [form.name, form] as const))('%s', (_, form) => {
    const sizes = textFields(form).map(([, field]) => longest(field))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(partLimits.fieldBytes)
    // Each part has a head and a boundary, and there are fields that no form names.
    expect(sizes.reduce((sum, size) => sum + size + 300, 5000)).toBeLessThanOrEqual(textBytes)
    expect(sizes.length + [honeypotName, 'key', 'elapsed', 'challenge'].length + 12).toBeLessThan(partLimits.count)
  })

  it('and for their photos', () => {
    for (const [, field] of forms.flatMap((form) => [photosField(form) ?? []])) {
      if (!field) continue
      expect(bodyLimits.photos.bytes).toBeGreaterThan(field.maxCount * field.maxBytes)
      expect(bodyLimits.photo.bytes).toBeGreaterThan(field.maxBytes)
    }
    expect(bodyLimits.photos.bytes).toBe(6 * 8 * 1024 * 1024 + 64 * 1024)
    expect(bodyLimits.text.bytes).toBe(64 * 1024)
    expect(drainBytes).toBeGreaterThan(bodyLimits.photos.bytes)
  })

  it('photos are the last field of each form, so that its text is read before them', () => {
    for (const { name, fields } of forms) {
      const controls = Object.values(fields).map(({ control }) => control)
      expect(controls.slice(0, -1), name).not.toContain('photos')
    }
  })
})

describe('a request before its body', () => {
  const asked = (path: string, headers: Record<string, string> = {}) =>
    headProblem(new Request(`http://a.example/${path}`, { headers }))
  const start = 'http://a.example/'.length

  it('is fine up to the limits, and refused past them', () => {
    expect(asked('about?x=1', { cookie: 'a=b' })).toBeUndefined()
    expect(asked('a'.repeat(headLimits.addressLength - start))).toBeUndefined()
    expect(asked('a'.repeat(headLimits.addressLength - start + 1))).toBe(414)
    expect(asked('', { cookie: 'a'.repeat(headLimits.headerBytes - 6) })).toBeUndefined()
    expect(asked('', { cookie: 'a'.repeat(headLimits.headerBytes - 5) })).toBe(431)
    expect(asked('', { cookie: 'a'.repeat(9000), 'x-other': 'b'.repeat(8000) })).toBe(431)
  })
})
