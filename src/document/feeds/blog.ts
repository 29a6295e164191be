import { site } from '#site/site.ts'
import { posts } from '../../business/posts.ts'
import { escapeXml } from '../../domain/text.ts'
import { paths } from '../../routes.ts'

/** Noon UTC, so that the day is the same at home and wherever the feed is read. */
const noon = (day: string): string => `${day}T12:00:00Z`

/** Feed readers show entries outside this site, so links have to be absolute. */
const absolute = (html: string, siteUrl: string, url: string): string =>
  html.replaceAll('href="/', `href="${siteUrl}/`).replaceAll('href="#', `href="${url}#`)

export const lastUpdated = (): string | undefined =>
  posts
    .map(({ updated }) => updated)
    .sort()
    .at(-1)

/** The blog as an Atom 1.0 feed, every post in full, for `application/atom+xml`. */
export function atomFeed(siteUrl: string): string {
  const blog = siteUrl + paths.blog
  const entries = posts.map((post) => {
    const url = `${blog}/${post.slug}`
    return `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(post.heading)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${noon(post.published)}</published>
    <updated>${noon(post.updated)}</updated>
    <summary>${escapeXml(post.lead)}</summary>
    <content type="html">${escapeXml(absolute(post.html, siteUrl, url))}</content>
  </entry>
`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escapeXml(blog)}</id>
  <title>${escapeXml(`${site.name} blog`)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + paths.feed)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(blog)}"/>
  <icon>${escapeXml(`${siteUrl}/icon-192.png`)}</icon>
  <updated>${noon(lastUpdated() ?? site.reviewed)}</updated>
  <author>
    <name>${escapeXml(site.name)}</name>
    <uri>${escapeXml(siteUrl + paths.home)}</uri>
  </author>
${entries.join('')}</feed>
`
}
