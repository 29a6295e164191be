import type { Page, PageRequest } from './page.ts'

/** The styles that a kind of page carries, chosen by the build, and the hash that the content policy allows them by. */
export type CriticalCss = { readonly css: string; readonly hash: string }

/** Whether a page is cached at first and rendered otherwise when a form or a query says so. */
export const hasStates = ({ form, perRequest }: Page): boolean =>
  perRequest !== true && (form !== undefined || perRequest !== undefined)

/** Name of the static file with the styles of a kind of page, or with those of all its states. */
export const criticalCssName = (kind: string, withStates = false): string =>
  `critical/${kind}${withStates ? '-states' : ''}`

/** The file that a page needs for a request. */
export const criticalCssOf = (page: Page, { form, query }: PageRequest): string =>
  criticalCssName(page.kind, hasStates(page) && (form !== undefined || query.size > 0))
