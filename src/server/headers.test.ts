import { expect, it } from 'vitest'
import { pagePolicy } from './headers.ts'

it('lets the challenge in only where it is on', () => {
  expect(pagePolicy("'sha256-x'", '')).not.toContain('https:')
  const on = pagePolicy("'sha256-x'", 'a key').split('; ')
  expect(on).toContain("script-src 'self' https://challenges.cloudflare.com")
  expect(on).toContain('frame-src https://challenges.cloudflare.com')
})
