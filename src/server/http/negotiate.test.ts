import { expect, it } from 'vitest'
import { prefersMarkdown } from './negotiate.ts'

it('gives HTML to browsers and to whoever does not mind', () => {
  expect(prefersMarkdown(undefined)).toBe(false)
  expect(prefersMarkdown(null)).toBe(false)
  expect(prefersMarkdown('')).toBe(false)
  expect(prefersMarkdown('*/*')).toBe(false)
  expect(prefersMarkdown('text/*;q=0.8, */*;q=0.1')).toBe(false)
  expect(prefersMarkdown('text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8')).toBe(false)
})

it('goes by quality, whatever the order', () => {
  expect(prefersMarkdown('text/markdown')).toBe(true)
  expect(prefersMarkdown('text/html;q=0.7, text/markdown')).toBe(true)
  expect(prefersMarkdown('text/markdown;q=0.7, text/html')).toBe(false)
  expect(prefersMarkdown('text/markdown;q=0.9, text/html;q=0.95')).toBe(false)
  expect(prefersMarkdown('Text/Markdown ; variant=GFM ; Q=0.9, text/html;q=0.8')).toBe(true)
  expect(prefersMarkdown('text/markdown;q=0')).toBe(false)
  expect(prefersMarkdown('text/markdown;q=many, text/html;q=0.1')).toBe(false)
})

it('lets the more specific range speak for a type', () => {
  expect(prefersMarkdown('text/markdown, */*;q=0.1')).toBe(true)
  expect(prefersMarkdown('text/*, text/html;q=0.5')).toBe(true)
  expect(prefersMarkdown('text/*, text/markdown;q=0.5')).toBe(false)
  expect(prefersMarkdown('*/*, text/html;q=0')).toBe(true)
})

it('takes the first named where both are as welcome', () => {
  expect(prefersMarkdown('text/markdown, text/html, */*')).toBe(true)
  expect(prefersMarkdown('text/html, text/markdown')).toBe(false)
  expect(prefersMarkdown('text/markdown, */*')).toBe(true)
})
