import { expect, it } from 'vitest'
import { isEmail, meantEmail } from './contact.ts'

it.each([
  "o'neil_99@ex-ample.org",
  'jörg@bücher.example',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
  `a@${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(59)}.com`,
  'a@b.c4',
  'a@b.4c',
])('takes %s', (address) => {
  expect(isEmail(address)).toBe(true)
  expect(meantEmail(address)).toBeUndefined()
})

it.each([
  ['jo@gmail..com', 'jo@gmail.com'],
  ['.jo@gmail.com', 'jo@gmail.com'],
  ['jo@gmail,com', 'jo@gmail.com'],
  ['jo @gmail.com', 'jo@gmail.com'],
  ['jo@Comcast', 'jo@comcast.net'],
  ['jo@127.0.0.1', undefined],
  ['jo<x>@gmail.com', undefined],
  ['jo@example.com;;', 'jo@example.com'],
  ['jo@example.com@home', undefined],
  ['jo@-gmail.com', 'jo@gmail.com'],
  ['jo@gmail-.com', 'jo@gmail.com'],
  ['jo@-my-shop-.example', 'jo@my-shop.example'],
  ['jo@--example--.com', 'jo@example.com'],
  ['jo@example.42', undefined],
  ['jo@mail.example.c', undefined],
  [`${'a'.repeat(65)}@example.com`, undefined],
  [`a@${'b'.repeat(64)}.com`, undefined],
  [`a@${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(60)}.com`, undefined],
])('refuses %s and knows what was meant', (typed, meant) => {
  expect(isEmail(typed)).toBe(false)
  expect(meantEmail(typed)).toBe(meant)
})
