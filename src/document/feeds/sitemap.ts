import { site } from '#site/site.ts'
import { colors } from '#site/theme.ts'
import { posts } from '../../business/posts.ts'
import { escapeXml } from '../../domain/text.ts'
import { canonical, files, paths } from '../../routes.ts'
import { lastUpdated } from './blog.ts'

/** The day that a post says it was updated; for the blog's own page, the latest of them. */
function updated(path: string): string | undefined {
  if (path === paths.blog) return lastUpdated()
  return posts.find(({ slug }) => path === paths.post(slug))?.updated
}

/** Every listed page by its canonical URL. Only posts say when their text last changed, so the others have no date. */
export function sitemapXml(siteUrl: string, pages: readonly { readonly path: string }[]): string {
  const urls = pages.map(({ path }) => {
    const day = updated(path)
    return `<url><loc>${escapeXml(canonical(siteUrl, path))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

export const robotsTxt = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${files.sitemap}\n`

/** Web app manifest: name and icons for a home screen. */
export const webManifest = (): string =>
  JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    description: site.description,
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
