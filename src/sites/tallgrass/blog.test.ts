import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readPosts } from '../../../scripts/build/posts.ts'

it('has posts of 900 words and more, each with links to four pages, newest first', () => {
  const posts = readPosts(resolve(import.meta.dirname, '../../..'))
  const days = posts.map(({ published }) => published)
  expect(days.length).toBeGreaterThan(3)
  expect(days).toEqual([...days].sort().reverse())
  for (const { slug, html, words } of posts) {
    expect(words, slug).toBeGreaterThanOrEqual(900)
    expect(html.match(/href="\//g)?.length, slug).toBeGreaterThanOrEqual(4)
  }
})
