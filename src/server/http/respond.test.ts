import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { prefersMarkdown } from './respond.ts'

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
