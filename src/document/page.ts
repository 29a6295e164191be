import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import type { BookingShown } from '../domain/calendar/booking.ts'
import type { OpenSlots } from '../domain/calendar/slots.ts'
import type { AnyForm, FormState, Update } from '../forms/form.ts'

/** A page's metadata. */
export type Head = {
  /** At most 60 characters; unique on the site. */
  readonly title: string
  /** 70 to 155 characters; unique on the site. */
  readonly description: string
  /** The page's name in a breadcrumb. A page without one is left out of breadcrumbs. */
  readonly crumb?: string
  /** Its schema.org type; `WebPage` by default. */
  readonly pageType?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage'
  /**
   * The page's own structured data, the main thing first; `pageData` adds the page, its breadcrumb and the business.
   */
  readonly structuredData?: (siteUrl: string, read: ReadText) => readonly Thing[] | Promise<readonly Thing[]>
  /** Not indexed, and not in the sitemap. */
  readonly noindex?: boolean
}

/** What a page can read of its request. */
export type PageRequest = {
  readonly path: string
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** State of the page's form; undefined for its initial form. */
  readonly form?: FormState
  /** How customers can hear from us; none where nothing is known of the settings. */
  readonly updates?: readonly Update[]
  /** Reads the static text file of a path, or one that pages share. */
  readonly read: ReadText
  /** UTC ms; undefined for a page that is cached. */
  readonly now?: number | undefined
  /** The arrival windows that are free now; only for pages that are rendered per request. */
  readonly openSlots: () => Promise<OpenSlots>
  /** The booking of a signed link's token; undefined when the token doesn't hold or the booking can't be read now. */
  readonly booking: (token: string) => Promise<BookingShown | undefined>
}

/** Long texts are not bundled, since the Worker would have to parse all of them before its first answer. */
export type ReadText = <Text>(path: string) => Promise<Text>

export type Page = {
  /** Kind of page: it has a template, a social image and a budget. */
  readonly kind: string
  readonly head: Head
  readonly body: (request: PageRequest) => ReactNode | Promise<ReactNode>
  /** The form that a POST to this page submits. */
  readonly form?: AnyForm
  /**
   * Whether the page reads the request (query or parameters), so it's rendered per request instead of cached. A
   * function decides by query.
   */
  readonly perRequest?: boolean | ((query: URLSearchParams) => boolean)
  /** Its address has a signed link, so it sends no referrer. */
  readonly secret?: boolean
  /** For the crew and the owner: only the name above it, no menu, call bar or footer. */
  readonly forStaff?: boolean
}

/** Whether a page has to be rendered for this query. */
export const isPerRequest = ({ perRequest }: Page, query: URLSearchParams): boolean =>
  typeof perRequest === 'function' ? perRequest(query) : perRequest === true

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
