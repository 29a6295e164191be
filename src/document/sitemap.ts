import { site } from '#site/site.ts'
import { colors } from '#site/theme.ts'
import { posts } from '../content/posts.ts'
import { canonical } from './paths.ts'
import { escapeXml } from './xml.ts'

/** The day a page last changed: a post's own date, or the last review of all texts. */
const lastChanged = (path: string): string =>
  posts.find(({ slug }) => path === `/blog/${slug}`)?.updated ?? site.reviewed

/** Every listed page, by its canonical URL and the day of its last change. */
export function sitemapXml(siteUrl: string, pages: readonly { readonly path: string }[]): string {
  const urls = pages.map(
    ({ path }) => `<url><loc>${escapeXml(canonical(siteUrl, path))}</loc><lastmod>${lastChanged(path)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

export const robotsTxt = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** Web app manifest: name and icons for a home screen. */
export const webManifest = (): string =>
  JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.pine,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
