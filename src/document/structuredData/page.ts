import { language } from '#language'
import { site } from '#site/site.ts'
import { aboutLanguage } from '../../language/language.ts'
import { canonical, normalPath, paths } from '../../routes.ts'
import type { Head, PageAddress, SiteLinks } from '../page.ts'
import { businessId, businessReference, type JsonLd } from './business.ts'

/** The paths from the root to the page itself. */
const wayTo = (path: string): readonly string[] => {
  const parts = normalPath(path).split('/').filter(Boolean)
  // The root of another language is the first part of its addresses, too.
  return [...new Set([paths.home, ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)])]
}

const websiteData = (siteUrl: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: site.name,
  url: `${siteUrl}/`,
  inLanguage: 'en-US',
  publisher: { '@id': businessId(siteUrl) },
})

/** The visible breadcrumb, with the same names; Home has none. */
function breadcrumbData(path: string, url: string, siteUrl: string, crumbAt: SiteLinks['crumbAt']): JsonLd | undefined {
  const named = wayTo(path).flatMap((step) => {
    const name = crumbAt(step)
    return name === undefined ? [] : [{ name, item: canonical(siteUrl, step) }]
  })
  if (named.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: named.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/**
 * All structured data of a page: the page, its breadcrumb, the site, the business, and what the page's own head adds.
 * The first thing of its own is what the page is mainly about; a thing with the page's own `@id` is merged into the
 * page. A page that isn't indexed has none.
 */
export function pageData(
  head: Head,
  { path, siteUrl, now }: PageAddress & { readonly now: number },
  crumbAt: SiteLinks['crumbAt'],
): readonly JsonLd[] {
  if (head.noindex) return []
  const url = canonical(siteUrl, path)
  const pageId = `${url}#page`
  const own = head.structuredData?.(siteUrl, now) ?? []
  const aboutPage = own.find((thing) => thing['@id'] === pageId)
  const others = own.filter((thing) => thing !== aboutPage)
  const main = others.find((thing) => thing['@id'] !== undefined)?.['@id']
  const breadcrumb = breadcrumbData(path, url, siteUrl, crumbAt)
  const page = {
    '@type': head.pageType ?? 'WebPage',
    '@id': pageId,
    url,
    name: head.title,
    description: head.description,
    inLanguage: aboutLanguage[language()].tag,
    isPartOf: { '@id': `${siteUrl}/#website` },
    ...(breadcrumb ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
    ...(main ? { mainEntity: { '@id': main } } : { about: { '@id': businessId(siteUrl) } }),
    ...aboutPage,
  }
  const hasBusiness = main === businessId(siteUrl)
  return [
    page,
    ...(breadcrumb ? [breadcrumb] : []),
    websiteData(siteUrl),
    ...(hasBusiness ? [] : [businessReference(siteUrl)]),
    ...others,
  ]
}

/** JSON-LD for a script element: `<` is escaped, so that no content can close the element. */
export function jsonLd(things: readonly JsonLd[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
