import { inLanguage, language } from '#language'
import { site } from '#site/site.ts'
import { colors } from '#site/theme.ts'
import { say } from '#words'
import { mailHref } from '../../../business/contact.ts'
import { offeredLanguages } from '../../../business/navigation.ts'
import { posts } from '../../../business/posts.ts'
import { siteWords } from '../../../business/siteTexts.ts'
import { escapeXml } from '../../../domain/text.ts'
import { type Alternate, aboutLanguage } from '../../../language/language.ts'
import { canonical, files, languageAt, paths } from '../../../routes.ts'

/** The day that a post says it was updated; for a blog's own page, the latest of them. */
const updated = (path: string): string | undefined =>
  inLanguage(languageAt(path), () => {
    if (path === paths.blog) return lastUpdated()
    return posts().find(({ slug }) => path === paths.post(slug))?.updated
  })

type Listed = { readonly path: string; readonly alternates: readonly Alternate[] }

/**
 * Every listed page by its canonical URL, with its translations. Only posts say when their text last changed, so the others
 * have no date.
 */
export function sitemapXml(siteUrl: string, pages: readonly Listed[]): string {
  const address = (path: string) => escapeXml(canonical(siteUrl, path))
  const translated = ({ alternates }: Listed) =>
    alternates.length > 1
      ? alternates.map(
          ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`,
        )
      : []
  const urls = pages.map((page) => {
    const day = updated(page.path)
    const date = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${address(page.path)}</loc>${date}${translated(page).join('')}</url>`
  })
  const more = pages.some((page) => translated(page).length > 0) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${urls.join('\n')}\n</urlset>\n`
}

export const robotsTxt = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${files.sitemap}\n`

/** Web app manifest: name and icons for a home screen. */
export const webManifest = (): string =>
  JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    description: siteWords().description,
    lang: aboutLanguage[language()].tag,
    start_url: paths.home,
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.pine,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })

/** How long what the file says is good, in ms: it's made whenever it's asked for, so it never gets that old. */
const life = 180 * 24 * 60 * 60_000

/** security.txt (RFC 9116): whom to tell of a hole in the site. `now` in UTC ms. */
export const securityTxt = (siteUrl: string, now: number): string =>
  [
    `Contact: ${mailHref}`,
    `Expires: ${new Date(now + life).toISOString()}`,
    `Preferred-Languages: ${offeredLanguages(siteUrl, siteUrl).join(', ')}`,
    `Canonical: ${siteUrl}${paths.securityTxt}`,
    '',
  ].join('\n')

/** Noon UTC, so that the day is the same at home and wherever the feed is read. */
const noon = (day: string): string => `${day}T12:00:00Z`

/** Feed readers show entries outside this site, so links have to be absolute. */
const absolute = (html: string, siteUrl: string, url: string): string =>
  html.replaceAll('href="/', `href="${siteUrl}/`).replaceAll('href="#', `href="${url}#`)

export const lastUpdated = (): string | undefined =>
  posts()
    .map(({ updated }) => updated)
    .sort()
    .at(-1)

/** The blog as an Atom 1.0 feed, every post in full, for `application/atom+xml`. */
export function atomFeed(siteUrl: string): string {
  const blog = siteUrl + paths.blog
  const entries = posts().map((post) => {
    const url = `${blog}/${post.slug}`
    return `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(post.heading)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${noon(post.published)}</published>
    <updated>${noon(post.updated)}</updated>
    <summary>${escapeXml(post.lead)}</summary>
    <content type="html">${escapeXml(absolute(post.html + (post.after ?? ''), siteUrl, url))}</content>
  </entry>
`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${aboutLanguage[language()].tag}">
  <id>${escapeXml(blog)}</id>
  <title>${escapeXml(say.frame.blogFeed(site.name))}</title>
  <subtitle>${escapeXml(siteWords().tagline)}</subtitle>
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
