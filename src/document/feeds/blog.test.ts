import { describe, expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { readContent } from '../../../scripts/build/content.ts'
import { posts } from '../../business/posts.ts'
import { atomFeed } from './blog.ts'

vi.mock('../../business/posts.ts', () => ({ posts: readContent(process.cwd()) }))

const feed = atomFeed('https://example.com')
const all = (pattern: RegExp) => Array.from(feed.matchAll(pattern), ([, text = '']) => text)

describe.runIf(site.features.blog)('the feed', () => {
  it('has every post, newest first, each by its own address and with its dates', () => {
    expect(all(/<entry>\s*<id>([^<]+)</g)).toEqual(posts.map(({ slug }) => `https://example.com/blog/${slug}`))
    expect(all(/<published>([^<]+)</g)).toEqual(posts.map(({ published }) => `${published}T12:00:00Z`))
    expect(all(/<updated>([^<]+)</g).every((updated) => !Number.isNaN(Date.parse(updated)))).toBe(true)
  })

  it('has the date of its newest change', () => {
    const [whole = '', ...entries] = all(/<updated>([^<]+)</g)
    expect(whole).toBe(entries.sort().at(-1))
  })

  it('holds each post in full, escaped, with links that work anywhere', () => {
    const [content = ''] = all(/<content type="html">([^<]*)<\/content>/g)
    expect(content).toContain('&lt;h2 id=&quot;')
    expect(content).toContain('href=&quot;https://example.com/')
    expect(content).not.toMatch(/href=&quot;[/#]/)
    expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot);)/)
  })
})
