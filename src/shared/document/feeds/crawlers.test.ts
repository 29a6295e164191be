import { afterAll, expect, it, vi } from 'vitest'
import { paths } from '../../../routes.ts'
import { atomFeed, sitemapXml } from './crawlers.ts'

it('names a page’s translations with it, and says nothing of languages where there’s one', () => {
  const alternates = [
    { language: 'en', path: '/faq' },
    { language: 'es', path: '/es/preguntas' },
  ] as const
  const pages = [
    { path: '/faq', alternates },
    { path: '/about', alternates: alternates.slice(0, 1) },
  ]
  const xml = sitemapXml('https://hauling.example', pages)
  expect(xml).toContain(
    '<url><loc>https://hauling.example/faq</loc><xhtml:link rel="alternate" hreflang="en" href="https://hauling.example/faq"/><xhtml:link rel="alternate" hreflang="es" href="https://hauling.example/es/preguntas"/></url>',
  )
  expect(xml).toContain('<url><loc>https://hauling.example/about</loc></url>')
  expect(sitemapXml('https://hauling.example', pages.slice(1))).not.toContain('xhtml')
})

// Another file of this process may have read the posts already.
const post = vi.hoisted(() => {
  vi.resetModules()
  return (slug: string, published: string, updated: string, html: string) => ({
    slug,
    ...{ title: `About ${slug}`, heading: 'Heading', description: 'Description', lead: 'Lead & more' },
    ...{ published, updated, html, picture: { drawing: 'home-swept', alt: 'A garage' } },
    ...{ services: [], towns: [], posts: [], words: 10, minutes: 1, contents: [] },
  })
})
afterAll(() => void vi.resetModules())

// A business's own posts may be any, or none.
vi.mock('../../../business/posts.ts', () => ({
  posts: () => [
    post('sheds', '2026-03-05', '2026-03-06', '<h2 id="a">A</h2><p><a href="/faq#b">b</a> <a href="#a">a</a></p>'),
    post('sofas', '2026-03-01', '2026-03-09', '<h2 id="c">C & D</h2><p>No link.</p>'),
  ],
}))

const feed = atomFeed('https://example.com')
const all = (pattern: RegExp) => Array.from(feed.matchAll(pattern), ([, text = '']) => text)

it('has every post, newest first, each by its own address and with its dates', () => {
  expect(all(/<entry>\s*<id>([^<]+)</g)).toEqual(
    ['sheds', 'sofas'].map((slug) => `https://example.com${paths.post(slug)}`),
  )
  expect(all(/<published>([^<]+)</g)).toEqual(['2026-03-05T12:00:00Z', '2026-03-01T12:00:00Z'])
})

it('has the date of its newest change', () => {
  expect(all(/<updated>([^<]+)</g)).toEqual(['2026-03-09T12:00:00Z', '2026-03-06T12:00:00Z', '2026-03-09T12:00:00Z'])
})

it('holds each post in full, escaped, with links that work anywhere', () => {
  const [linked = '', plain] = all(/<content type="html">([^<]*)<\/content>/g)
  expect(linked).toContain('&lt;h2 id=&quot;a&quot;')
  expect(linked).toContain('href=&quot;https://example.com/faq#b&quot;')
  expect(linked).not.toMatch(/href=&quot;[/#]/)
  expect(plain).toContain('No link.')
  expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot);)/)
})
