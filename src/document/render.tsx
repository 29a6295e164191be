import { Document, stylesPlaceholder } from './Document.tsx'
import type { Pieces } from './fragments.ts'
import { renderHtml, splitAtFragments } from './fragments.ts'
import type { CriticalCss, Page, PageRequest } from './page.ts'
import { criticalCssOf } from './page.ts'
import type { CrumbAt } from './structuredData/page.ts'
import { pageData } from './structuredData/page.ts'

/** A rendered page, split at its fragments, with the hash of its critical CSS for the content policy. */
export type RenderedPage = Pieces & {
  readonly styleHash: string
  /** False when its critical CSS couldn't be read. */
  readonly isComplete: boolean
}

/** A page without styles can still take a lead and show a phone number; an error page can't. */
function withoutStyles(error: unknown): undefined {
  console.error(JSON.stringify({ event: 'styles-not-read', error: String(error) }))
}

/** React separates adjacent texts by comments for hydration; before the first island nothing is hydrated. */
function withoutTextMarks(html: string): string {
  const island = html.indexOf(' data-island=')
  const plain = island < 0 ? html : html.slice(0, island)
  return plain.replaceAll('<!-- -->', '') + html.slice(plain.length)
}

/**
 * HTML of a whole page, everything awaited, with a placeholder for its critical CSS. `crumbAt` gives a path's name in
 * breadcrumbs.
 */
export async function renderDocument(page: Page, request: PageRequest, crumbAt: CrumbAt): Promise<string> {
  const { head, kind, forStaff } = page
  const { path, read, query, siteUrl } = request
  const hasErrors = Object.keys(request.form?.errors ?? {}).length > 0
  const variant = query.size > 0
  const [things, body] = await Promise.all([pageData(path, head, siteUrl, crumbAt, read), page.body(request)])
  return withoutTextMarks(
    await renderHtml(
      <Document {...{ head, kind, path, siteUrl, hasErrors, variant, things, forStaff }}>{body}</Document>,
    ),
  )
}

/** Renders a whole page with the critical CSS of its kind and state. */
export async function renderPage(page: Page, request: PageRequest, crumbAt: CrumbAt): Promise<RenderedPage> {
  const [html, styles] = await Promise.all([
    renderDocument(page, request, crumbAt),
    request.read<CriticalCss>(criticalCssOf(page, request)).catch(withoutStyles),
  ])
  return {
    ...splitAtFragments(html.replace(stylesPlaceholder, () => styles?.css ?? '')),
    styleHash: styles?.hash ?? '',
    isComplete: styles !== undefined,
  }
}
