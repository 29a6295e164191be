import { expect, it } from 'vitest'
import { canonical } from './paths.ts'

it('drops the trailing slash except for the root', () => {
  expect(canonical('https://example.com', '/')).toBe('https://example.com/')
  expect(canonical('https://example.com', '/faq')).toBe('https://example.com/faq')
  expect(canonical('https://example.com', '/faq/')).toBe('https://example.com/faq')
  expect(canonical('https://example.com', '/services/shed-removal//')).toBe('https://example.com/services/shed-removal')
})
