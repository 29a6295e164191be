import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { pagePolicy, placeAtSite, prefersMarkdown, strictTransport } from './respond.ts'

const app = new Hono().get('/', (c) => c.json(prefersMarkdown(c)))

it.each([
  [false, undefined],
  [false, '*/*'],
  [false, 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'],
  // By quality, whatever the order.
  [true, 'text/markdown'],
  [true, 'text/html;q=0.7, text/markdown'],
  [false, 'text/markdown;q=0.9, text/html;q=0.95'],
  [true, 'Text/Markdown ; variant=GFM ; Q=0.9, text/html;q=0.8'],
  [false, 'text/markdown;q=0'],
  // The more specific range counts.
  [true, 'text/*, text/html;q=0.5'],
  [false, 'text/*, text/markdown;q=0.5'],
  // Of two that are as welcome, the first one.
  [true, 'text/markdown, text/html, */*'],
  [false, 'text/html, text/markdown'],
])('prefers Markdown: %j, for %j', async (isPreferred, accept) => {
  const response = await app.request('/', { headers: accept === undefined ? {} : { accept } })
  expect(await response.json()).toBe(isPreferred)
})

const site = 'https://www.ours.example'
const at = (url: string, method = 'GET') => placeAtSite(new Request(url, { method }), site)

it.each([
  'http://www.ours.example/faq?a=1&b=%20',
  'https://ours.example/faq?a=1&b=%20',
  'https://www.ours.example.evil.example/faq?a=1&b=%20',
  'http://a1b2c3d4-ours.someone.workers.dev/faq?a=1&b=%20',
  'https://workers.dev.evil.example/faq?a=1&b=%20',
])('%s is read at the site, with its query', (url) => {
  expect([at(url), at(url, 'HEAD')]).toEqual([`${site}/faq?a=1&b=%20`, `${site}/faq?a=1&b=%20`])
  // What is sent isn't lost on the way.
  expect([at(url, 'POST'), at(url, 'OPTIONS')]).toEqual([undefined, undefined])
})

it.each([
  'https://www.ours.example/faq',
  'https://www.ours.example:443/faq',
  'https://a1b2c3d4-ours.someone.workers.dev/',
  'http://127.0.0.1:8787/faq',
  'http://localhost:5173/',
  'http://[::1]:8787/',
  'http://192.168.1.20:8787/faq',
  'http://laptop:5173/',
  'http://laptop.local:5173/',
])('%s is answered', (url) => {
  expect(at(url)).toBeUndefined()
})

it('leads nowhere else', () => {
  expect(at('http://evil.example//other.example/x')).toBe(`${site}//other.example/x`)
  expect(at('http://evil.example/%0d%0aset-cookie:x')).toBe(`${site}/%0d%0aset-cookie:x`)
})

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

it('says https for as long, and for as much, as the business is configured', () => {
  expect(strictTransport({ days: 1, includeSubDomains: false, preload: false })).toBe('max-age=86400')
  expect(strictTransport({ days: 730, includeSubDomains: true, preload: true })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})
