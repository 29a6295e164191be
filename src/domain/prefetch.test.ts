import { expect, it } from 'vitest'
import { mayReadAhead } from './prefetch.ts'

const at = (path: string) => mayReadAhead(new URL(path, 'https://example.com'))

it('reads ordinary pages ahead, at any place in them', () => {
  for (const path of ['/', '/faq', '/services/shed-removal', '/faq#where-does-it-go']) expect(at(path), path).toBe(true)
})

it('leaves alone what answers one visitor, carries a query or is a file', () => {
  for (const path of [
    '/request-received/7K2M9QX4RD',
    '/request-received/7K2M9QX4RD?photos=2',
    '/service-areas?zip=60540',
    '/photo?token=abc',
    '/faq.md',
    '/blog/feed.xml',
    '/icon.svg',
  ])
    expect(at(path), path).toBe(false)
})
