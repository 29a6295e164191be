import type { ReactNode } from 'react'
import type { OpenSlots } from '../domain/calendar/slots.ts'
import type { AnyForm, FormState } from '../forms/form.ts'
import type { StructuredData } from './structuredData.ts'

/** What a page says about itself in the document's head. */
export type Head = {
  /** At most 60 characters; unique on the site. */
  readonly title: string
  /** 70 to 155 characters; unique on the site. */
  readonly description: string
  /** Its name in a breadcrumb, as the page itself shows it. The page is no step of one without. */
  readonly crumb?: string
  /** What kind of page search engines are told it is; a plain `WebPage` unless it says otherwise. */
  readonly pageType?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage'
  /** What the page is about, the main thing first; `pageData` adds the page, its breadcrumb and the business. */
  readonly structuredData?: (
    siteUrl: string,
    read: ReadText,
  ) => readonly StructuredData[] | Promise<readonly StructuredData[]>
  /** Kept out of search engines and the sitemap. */
  readonly noindex?: boolean
}

/** What a page may read of the request that it answers. */
export type PageRequest = {
  readonly path: string
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** The state of the page's form; undefined for its untouched form. */
  readonly form?: FormState
  /** Reads the long text that belongs to a path, or what pages share, from static files. */
  readonly read: ReadText
  /** The arrival windows that are free at this moment; only for pages that are rendered each time. */
  readonly openSlots: () => Promise<OpenSlots>
}

/** Long texts are no part of the Worker, which would have to be parsed with all of them before its first answer. */
export type ReadText = <Text>(path: string) => Promise<Text>

export type Page = {
  /** Kind of page: its template, its social image, its budget. */
  readonly kind: string
  readonly head: Head
  readonly body: (request: PageRequest) => ReactNode | Promise<ReactNode>
  /** The form that a POST to this page sends. */
  readonly form?: AnyForm
  /**
   * Reads the request (its query or parameters), so it's rendered per request instead of cached. A function says for
   * which queries; with any other the page is the cached one.
   */
  readonly perRequest?: boolean | ((query: URLSearchParams) => boolean)
  /** Its address carries a signed link: no other site may learn it. */
  readonly secret?: boolean
}

/** Whether a page has to be rendered for this query. */
export const isPerRequest = ({ perRequest }: Page, query: URLSearchParams): boolean =>
  typeof perRequest === 'function' ? perRequest(query) : perRequest === true
