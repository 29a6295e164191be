import { expect, it } from 'vitest'
import { isEmail, meantEmail } from './email.ts'

it.each([
  'jo@gmail.com',
  'jo.anne+junk@mail.example.co.uk',
  "o'neil_99@ex-ample.org",
  'a@b.io',
  'jörg@bücher.example',
  'jo@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
  `a@${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(59)}.com`,
  'a@4.example',
  'a@b.c4',
  'a@b.4c',
])('takes %s', (address) => {
  expect(isEmail(address)).toBe(true)
  expect(meantEmail(address)).toBeUndefined()
})

it.each([
  ['jo@gmail..com', 'jo@gmail.com'],
  ['jo..anne@gmail.com', 'jo.anne@gmail.com'],
  ['.jo@gmail.com', 'jo@gmail.com'],
  ['jo.@gmail.com', 'jo@gmail.com'],
  ['jo@.gmail.com', 'jo@gmail.com'],
  ['jo@gmail,com', 'jo@gmail.com'],
  ['jo @gmail.com', 'jo@gmail.com'],
  ['jo@gmail', 'jo@gmail.com'],
  ['jo@Comcast', 'jo@comcast.net'],
  ['jo@example.c', undefined],
  ['jo@127.0.0.1', undefined],
  ['jo', undefined],
  ['@gmail.com', undefined],
  ['jo@', undefined],
  ['jo@anne@gmail.com', undefined],
  ['jo<x>@gmail.com', undefined],
  ['', undefined],
  ['a@.', undefined],
  ['jo@example.com;;', 'jo@example.com'],
  ['jo@example.com@home', undefined],
  ['jo@-gmail.com', 'jo@gmail.com'],
  ['jo@gmail-.com', 'jo@gmail.com'],
  ['jo@-my-shop-.example', 'jo@my-shop.example'],
  ['jo@--example--.com', 'jo@example.com'],
  ['jo@exa<m>ple.com', undefined],
  ['jo..@example...com', 'jo@example.com'],
  ['jo@example.42', undefined],
  ['jo@mail.example.c', undefined],
  ['jo@1.2.example.4', undefined],
  [`${'a'.repeat(65)}@example.com`, undefined],
  [`a@${'b'.repeat(64)}.com`, undefined],
  [`a@${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(60)}.com`, undefined],
])('refuses %s and knows what was meant', (typed, meant) => {
  expect(isEmail(typed)).toBe(false)
  expect(meantEmail(typed)).toBe(meant)
})
