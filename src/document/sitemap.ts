import { listedRoutes } from '../routes.ts'
import { site } from '../site.ts'
import { canonical } from './canonical.ts'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Every page that may be listed, by its canonical address. */
export function sitemapXml(siteUrl: string): string {
  const urls = listedRoutes.map(({ path }) => `<url><loc>${escapeXml(canonical(siteUrl, path))}</loc></url>`)
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
    background_color: '#fbf7ec',
    theme_color: '#1d4a35',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
