import { expect, it } from 'vitest'
import { constraints, parseForm } from './form.ts'
import { referralForm } from './referral.ts'

const typed = {
  name: 'Ann',
  phone: '202 555 0123',
  'friend-name': 'Ben',
  'friend-phone': '(202) 555-0188',
  location: 'Riverton',
  'junk-type': '',
  agreed: 'yes',
}

it('keeps that the friend agreed', () => {
  const parsed = parseForm(referralForm, typed)
  expect(parsed.ok && parsed.answers).toMatchObject({ 'friend-phone': '+12025550188', agreed: 'yes' })
})

it.each(['', 'on', 'no'])('is not taken when the box says "%s"', (agreed) => {
  expect(parseForm(referralForm, { ...typed, agreed })).toEqual({
    ok: false,
    errors: { agreed: 'Ask your friend first, then tick the box' },
  })
})

it('tells the browser that the box is required', () => {
  expect(constraints(referralForm.fields.agreed)).toEqual({ required: true })
})
