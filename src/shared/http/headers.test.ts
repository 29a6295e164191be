import { expect, it } from 'vitest'
import { headersOf, pagePolicy, strictTransport } from './respond.ts'

it('lets the challenge in only where it is on, and takes text for markup only where no other script runs', () => {
  const off = pagePolicy("'sha256-x'", '')
  expect(off).not.toContain('https:')
  expect(off).toContain("; require-trusted-types-for 'script'; trusted-types 'none';")
  const on = pagePolicy("'sha256-x'", 'a key')
  expect(on).toContain(
    "; script-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com;",
  )
  expect(on).not.toContain('trusted-types')
})

it('keeps an answer behind a signed link out of caches, and its address to itself', () => {
  const expected = {
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  expect(headersOf('signedPage')).toMatchObject(expected)
})

it('says https for as long, and for as much, as the business is configured', () => {
  expect(strictTransport({ days: 1, includeSubDomains: false, preload: false })).toBe('max-age=86400')
  expect(strictTransport({ days: 730, includeSubDomains: true, preload: true })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})
