import { expect, it } from 'vitest'
import { headersOf, pagePolicy, strictTransport } from './headers.ts'

const directives = (policy: string) => policy.split('; ')

it('lets the challenge in only where it is on', () => {
  expect(pagePolicy("'sha256-x'", '')).not.toContain('https:')
  const on = directives(pagePolicy("'sha256-x'", 'a key'))
  expect(on).toContain("script-src 'self' https://challenges.cloudflare.com")
  expect(on).toContain('frame-src https://challenges.cloudflare.com')
})

it('takes text for markup only from our own policy, where no other script runs', () => {
  const off = directives(pagePolicy("'sha256-x'", ''))
  expect(off).toContain("require-trusted-types-for 'script'")
  expect(off).toContain('trusted-types page')
  expect(pagePolicy("'sha256-x'", 'a key')).not.toContain('trusted-types')
})

it('says where to report, to older browsers too', () => {
  expect(directives(pagePolicy("'sha256-x'"))).toEqual(expect.arrayContaining(['report-uri /reports', 'report-to csp']))
  expect(headersOf('page')['reporting-endpoints']).toBe('csp="/reports"')
})

it('lets a kind say more than all do, or something else', () => {
  expect(headersOf('json')['x-content-type-options']).toBe('nosniff')
  expect(headersOf('signedPage')['referrer-policy']).toBe('no-referrer')
  expect(headersOf('file', { 'content-type': 'text/plain' })['content-type']).toBe('text/plain')
})

it('says https for as long, and for as much, as the business is configured', () => {
  expect(strictTransport({ days: 1, includeSubDomains: false, preload: false })).toBe('max-age=86400')
  expect(strictTransport({ days: 730, includeSubDomains: true, preload: true })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})
