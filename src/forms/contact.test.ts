import { expect, it } from 'vitest'
import { contactForm } from './contact.ts'
import { constraints, parseForm } from './form.ts'

const typed = { message: ' The gate code\r\nis on the note ', phone: '202-555-0123', email: '', name: '' }

it('keeps the lines of a message and leaves out what was left empty', () => {
  expect(parseForm(contactForm, typed)).toEqual({
    ok: true,
    answers: { message: 'The gate code\nis on the note', phone: '+12025550123', email: '', name: '' },
  })
})

it('asks for a message and a phone number, and for nothing else', () => {
  const parsed = parseForm(contactForm, { message: ' \n ' })
  expect(parsed.ok || Object.keys(parsed.errors)).toEqual(['message', 'phone'])
})

it('takes any address that mail could go to, and refuses what is none', () => {
  const accepts = (email: string) => parseForm(contactForm, { ...typed, email }).ok
  for (const address of ['a@b.co', " o'neil+junk@mail.example.com ", 'josé@correo.example'])
    expect(accepts(address)).toBe(true)
  for (const address of [
    'a',
    'a@b',
    'a b@c.de',
    '@b.co',
    'a@b.',
    'a@b..c',
    'a,b@c.de',
    'a@b.de,',
    '<a@b.de>',
    'a?cc=b@c.de',
  ])
    expect(accepts(address), address).toBe(false)
})

it('says what address was probably meant', () => {
  const errors = (email: string) => {
    const parsed = parseForm(contactForm, { ...typed, email })
    return parsed.ok ? {} : parsed.errors
  }
  const message = 'Enter an email address, like name@example.com'
  expect(errors('jo@gmail..com')).toEqual({ email: `${message}. Did you mean jo@gmail.com?` })
  expect(errors('jo')).toEqual({ email: message })
  expect(errors(`${'a'.repeat(65)}@gmail.com`)).toEqual({ email: message })
})

it('gives the markup its constraints', () => {
  expect(constraints(contactForm.fields.message)).toEqual({ required: true, maxLength: 2000 })
  expect(constraints(contactForm.fields.email)).toEqual({ required: false, maxLength: 254 })
})
