import { expect, it } from 'vitest'
import { isForeign } from './origin.ts'

const post = (headers: Record<string, string>) => {
  // Node's Request drops forbidden header names, so the check gets the two things that it reads.
  return { url: 'https://ours.example/', headers: new Headers(headers) } as Request
}

it('takes our own pages and plain clients', () => {
  expect(isForeign(post({}))).toBe(false)
  expect(isForeign(post({ origin: 'https://ours.example' }))).toBe(false)
  expect(isForeign(post({ origin: 'http://ours.example' }))).toBe(false)
  expect(isForeign(post({ origin: 'null', 'sec-fetch-site': 'same-origin' }))).toBe(false)
})

it('refuses every other site', () => {
  expect(isForeign(post({ origin: 'https://evil.example' }))).toBe(true)
  expect(isForeign(post({ origin: 'https://ours.example.evil.example' }))).toBe(true)
  expect(isForeign(post({ origin: 'null' }))).toBe(true)
  expect(isForeign(post({ 'sec-fetch-site': 'cross-site' }))).toBe(true)
})
