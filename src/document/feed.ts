import type { PostText } from '../content/posts.ts'
import { posts } from '../content/posts.ts'
import { site } from '../site.ts'
import type { ReadText } from './page.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Noon, so that the day is the same in Chicago and wherever the feed is read. */
const noon = (day: string): string => `${day}T12:00:00Z`

/** Readers show an entry away from this site, so its links say where the site is. */
const absolute = (html: string, siteUrl: string, url: string): string =>
  html.replaceAll('href="/', `href="${siteUrl}/`).replaceAll('href="#', `href="${url}#`)

/** The blog as an Atom 1.0 feed, every post in full, for `application/atom+xml`. */
export async function atomFeed(siteUrl: string, read: ReadText): Promise<string> {
  const blog = `${siteUrl}/blog`
  const updated =
    posts
      .map((post) => post.updated)
      .sort()
      .at(-1) ?? ''
  const entries = posts.map(async (post) => {
    const url = `${blog}/${post.slug}`
    const { html } = await read<PostText>(`/blog/${post.slug}`)
    return `  <entry>
    <id>${escaped(url)}</id>
    <title>${escaped(post.heading)}</title>
    <link rel="alternate" type="text/html" href="${escaped(url)}"/>
    <published>${noon(post.published)}</published>
    <updated>${noon(post.updated)}</updated>
    <summary>${escaped(post.lead)}</summary>
    <content type="html">${escaped(absolute(html, siteUrl, url))}</content>
  </entry>
`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escaped(blog)}</id>
  <title>${escaped(`${site.name} blog`)}</title>
  <subtitle>${escaped(site.tagline)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(`${blog}/feed.xml`)}"/>
  <link rel="alternate" type="text/html" href="${escaped(blog)}"/>
  <icon>${escaped(`${siteUrl}/icon-192.png`)}</icon>
  <updated>${noon(updated)}</updated>
  <author>
    <name>${escaped(site.name)}</name>
    <uri>${escaped(`${siteUrl}/`)}</uri>
  </author>
${(await Promise.all(entries)).join('')}</feed>
`
}
