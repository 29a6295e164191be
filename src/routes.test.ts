import { expect, it } from 'vitest'
import { canonical, paths, withQuery } from './routes.ts'

it('fills in parameters, encoded', () => {
  expect(paths.town('lisle')).toBe('/service-areas/lisle')
  expect(paths.service('a/b c$&')).toBe('/services/a%2Fb%20c%24%26')
  expect(paths.referral('7K2M9QX4')).toBe('/r/7K2M9QX4')
})

it('says in a query what is known, and leaves out the rest', () => {
  expect(paths.schedule()).toBe('/schedule')
  expect(paths.schedule({ town: '', zip: '12345', slot: undefined })).toBe('/schedule?zip=12345')
  expect(withQuery('/faq', { q: 'a&b=c' })).toBe('/faq?q=a%26b%3Dc')
})

it('has the token of a signed link in its query', () => {
  expect(paths.ownRequest({ token: 'a.b-c', missing: 0 })).toBe('/your-request?t=a.b-c')
  expect(paths.ownRequest({ token: 'a.b-c', do: 'move' })).toBe('/your-request?t=a.b-c&do=move')
  expect(paths.leadPhoto({ token: 'a.b-c', id: 'd' })).toBe('/lead-photo?t=a.b-c&id=d')
})

it('drops the trailing slash of a canonical address, except for the root', () => {
  expect(canonical('https://example.com', '/')).toBe('https://example.com/')
  expect(canonical('https://example.com', '/faq')).toBe('https://example.com/faq')
  expect(canonical('https://example.com', '/services/shed-removal//')).toBe('https://example.com/services/shed-removal')
})
