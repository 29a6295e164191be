import { expect, it } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

const at = (path: string) => mayPrefetch(new URL(path, 'https://example.com'))

it('ordinary pages may be prefetched, at any place in them', () => {
  for (const path of ['/', '/faq', '/services/shed-removal', '/faq#where-does-it-go']) expect(at(path), path).toBe(true)
})

it('what answers one visitor, carries a query or is a file may not', () => {
  for (const path of [
    '/request-received/7K2M9QX4RD',
    '/request-received/7K2M9QX4RD?photos=2',
    '/service-areas?zip=12345',
    '/photo?token=abc',
    '/faq.md',
    '/blog/feed.xml',
    '/icon.svg',
  ])
    expect(at(path), path).toBe(false)
})
