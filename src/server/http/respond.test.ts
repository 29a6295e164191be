import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { prefersMarkdown } from './respond.ts'

const app = new Hono().get('/', (c) => c.json(prefersMarkdown(c)))

const asked = async (accept?: string) =>
  (await app.request('/', { headers: accept === undefined ? {} : { accept } })).json()

it('gives HTML to browsers and to clients that take anything', async () => {
  expect(await asked()).toBe(false)
  expect(await asked('')).toBe(false)
  expect(await asked('*/*')).toBe(false)
  expect(await asked('text/*;q=0.8, */*;q=0.1')).toBe(false)
  expect(await asked('text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8')).toBe(false)
})

it('goes by quality, whatever the order', async () => {
  expect(await asked('text/markdown')).toBe(true)
  expect(await asked('text/html;q=0.7, text/markdown')).toBe(true)
  expect(await asked('text/markdown;q=0.7, text/html')).toBe(false)
  expect(await asked('text/markdown;q=0.9, text/html;q=0.95')).toBe(false)
  expect(await asked('Text/Markdown ; variant=GFM ; Q=0.9, text/html;q=0.8')).toBe(true)
  expect(await asked('text/markdown;q=0')).toBe(false)
})

it('lets the more specific range speak for a type', async () => {
  expect(await asked('text/markdown, */*;q=0.1')).toBe(true)
  expect(await asked('text/*, text/html;q=0.5')).toBe(true)
  expect(await asked('text/*, text/markdown;q=0.5')).toBe(false)
})

it('takes the first named where both are as welcome', async () => {
  expect(await asked('text/markdown, text/html, */*')).toBe(true)
  expect(await asked('text/html, text/markdown')).toBe(false)
  expect(await asked('text/markdown, */*')).toBe(true)
})
