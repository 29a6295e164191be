import type { Page, PageRequest } from './page.ts'

/** Critical CSS of a kind of page, chosen by the build, with its hash for the content policy. */
export type CriticalCss = { readonly css: string; readonly hash: string }

/** Whether a page is cached by default but rendered per request after a form or with a query. */
export const hasStates = ({ form, perRequest }: Page): boolean =>
  perRequest !== true && (form !== undefined || perRequest !== undefined)

/** Name of the static file with the critical CSS of a kind of page, or of all its states. */
export const criticalCssName = (kind: string, withStates = false): string =>
  `critical/${kind}${withStates ? '-states' : ''}`

/** The file with a page's critical CSS for a request. */
export const criticalCssOf = (page: Page, { form, query }: PageRequest): string =>
  criticalCssName(page.kind, hasStates(page) && (form !== undefined || query.size > 0))
