import type { ReactNode } from 'react'
import rules from '#build/rules.json'
import kindStyles from '#build/styles.json'
import { Document, stylesPlaceholder } from './Document.tsx'
import { type Pieces, renderHtml, splitAtFragments } from './fragments.ts'
import type { Page, PageAddress, PageRequest, SiteLinks, StaticPage } from './page.ts'
import { pageData } from './structuredData/page.ts'

/** A rendered page, split at its fragments, with the hash of its styles for the content policy. */
export type RenderedPage = Pieces & { readonly styleHash: string }

/** React separates adjacent texts by comments for hydration; before the first island nothing is hydrated. */
function withoutTextSeparators(html: string): string {
  const island = html.indexOf(' data-island=')
  const plain = island < 0 ? html : html.slice(0, island)
  return plain.replaceAll('<!-- -->', '') + html.slice(plain.length)
}

/** What only a page that is rendered per request can say of its document. */
type DocumentState = { readonly hasErrors?: boolean; readonly variant?: boolean }

/** Where and when a page is rendered; `now` in UTC ms. */
type PageTime = PageAddress & { readonly now: number }

async function renderPage(
  { head, kind, forStaff }: Pick<Page, 'head' | 'kind' | 'forStaff'>,
  { path, siteUrl, now }: PageTime,
  body: ReactNode,
  links: SiteLinks,
  { hasErrors = false, variant = false }: DocumentState = {},
): Promise<RenderedPage> {
  const structuredData = pageData(head, { path, siteUrl, now }, links.crumbAt)
  const alternates = links.alternatesAt(path)
  const html = await renderHtml(
    <Document {...{ head, kind, path, siteUrl, alternates, hasErrors, variant, structuredData, forStaff }}>
      {body}
    </Document>,
  )
  // The build renders pages before it has chosen their styles.
  const styles = kindStyles[kind] ?? { rules: [], hash: '' }
  const css = styles.rules.map((at) => rules[at]).join('')
  const styled = withoutTextSeparators(html).replace(stylesPlaceholder, () => css)
  return { ...splitAtFragments(styled), styleHash: styles.hash }
}

/**
 * Renders a page that is the same for everybody, in the language of the moment. Its body doesn't know the time, since it's
 * kept.
 */
export const renderStatic = (page: StaticPage, at: PageTime, links: SiteLinks): Promise<RenderedPage> =>
  renderPage(page, at, page.body({ path: at.path, siteUrl: at.siteUrl }), links)

/** Renders a page for one request: the variant of a static page, if it has one. */
export async function renderForRequest(page: Page, request: PageRequest, links: SiteLinks): Promise<RenderedPage> {
  const { query } = request
  const body = page.perRequest ? page.body(request) : (page.variant?.body ?? page.body)(request)
  const title = (page.perRequest && page.title?.(query)) ?? page.head.title
  return renderPage({ ...page, head: { ...page.head, title } }, request, await body, links, {
    hasErrors: Object.keys(request.form?.errors ?? {}).length > 0,
    variant: query.size > 0 && (!page.perRequest || page.reads === undefined || page.reads(query)),
  })
}
