import { expect, it } from 'vitest'
import { calculatorList } from './fields.ts'
import { constraints, parseForm, textFields } from './form.ts'
import { quoteForm } from './quote.ts'

const typed = { phone: '(202) 555-0123', location: ' Springfield  12345 ', 'junk-type': 'One couch' }

const noList = Object.fromEntries(Object.keys(calculatorList).map((name) => [name, '']))

it('turns what was typed into clean answers', () => {
  expect(parseForm(quoteForm, typed)).toEqual({
    ok: true,
    answers: { phone: '+12025550123', location: 'Springfield 12345', 'junk-type': 'One couch', ...noList },
  })
})

it('asks for phone and place, and for nothing else', () => {
  expect(parseForm(quoteForm, {})).toEqual({
    ok: false,
    errors: { phone: 'Tell us your phone number', location: 'Tell us your ZIP code or town' },
  })
})

it('gives the markup the same constraints', () => {
  const asked = textFields(quoteForm).filter(([, { control }]) => control !== 'hidden')
  const markup = Object.fromEntries(asked.map(([name, field]) => [name, constraints(field)]))
  expect(markup).toEqual({
    phone: { required: true, maxLength: 40 },
    location: { required: true, maxLength: 120 },
    'junk-type': { required: false, maxLength: 500 },
  })
})

it('refuses a text that is longer than the markup allows', () => {
  const result = parseForm(quoteForm, { ...typed, 'junk-type': 'x'.repeat(501) })
  expect(result).toEqual({ ok: false, errors: { 'junk-type': 'Use 500 characters or fewer' } })
})
