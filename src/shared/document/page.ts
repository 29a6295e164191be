import type { ReactNode } from 'react'
import type { OpenSlots } from '../../domain/calendar/slots.ts'
import type { Alternate } from '../../language/language.ts'
import type { AnyForm, FormState, Update } from '../forms/form.ts'
import type { JsonLd } from './structuredData/page.ts'

export type Head = {
  /** At most 60 characters; unique on the site. */
  readonly title: string
  /** 70 to 155 characters; unique on the site. */
  readonly description: string
  /** The page's name in a breadcrumb. A page without one is left out of breadcrumbs. */
  readonly crumb?: string
  /** Its schema.org type; `WebPage` by default. */
  readonly pageType?: 'AboutPage' | 'CollectionPage' | 'ContactPage'
  /**
   * The page's own structured data, the main thing first; `pageData` adds the page, its breadcrumb and the business. `now`
   * in UTC ms is when it's rendered, so a cached page's is up to as old as its isolate.
   */
  readonly structuredData?: (siteUrl: string, now: number) => readonly JsonLd[]
  /** Not indexed, and not in the sitemap. */
  readonly noindex?: boolean
}

export type SiteLinks = {
  /** The short name of the page at a path; undefined where there is none. */
  readonly crumbAt: (path: string) => string | undefined
  /** The page at a path in each language that visitors get, its own too. */
  readonly alternatesAt: (path: string) => readonly Alternate[]
  /** The page at a path, or the nearest above it, in each language that visitors get. */
  readonly nearestAt: (path: string) => readonly Alternate[]
}

export type PageAddress = {
  readonly path: string
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
}

export type PageRequest = PageAddress & {
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  /** State of the page's form; undefined for its initial form. */
  readonly form?: FormState
  /** How customers can hear from us; none where nothing is known of the settings. */
  readonly updates: readonly Update[]
  /** UTC ms. */
  readonly now: number
  readonly openSlots: () => Promise<OpenSlots>
  /** The name that goes with a referral code, as it was typed; undefined where nobody has that code. */
  readonly friend: (code: string) => Promise<string | undefined>
}

type RenderRequest = (request: PageRequest) => ReactNode | Promise<ReactNode>

type PageParts = {
  /** Kind of page: it has styles, a social image and a budget of its own. */
  readonly kind: string
  readonly head: Head
  readonly form?: AnyForm
  /** Its address has a signed link, so it sends no referrer. */
  readonly hasSignedUrl?: boolean
  /** For the crew and the owner: only the name above it, no menu, call bar or footer. */
  readonly forStaff?: boolean
}

/** A page that everybody sees alike: rendered once in an isolate, then cached. */
export type StaticPage = PageParts & {
  readonly perRequest?: undefined
  readonly body: (address: PageAddress) => ReactNode
  /** A static page for one request: with its form as it was sent, or with a query that it reads. */
  readonly variant?: { readonly reads?: (query: URLSearchParams) => boolean; readonly body: RenderRequest }
}

/** Reads its request, so each request gets its own. */
export type PerRequestPage = PageParts & {
  readonly perRequest: true
  readonly body: RenderRequest
  /** Whether a query changes what the page says, so that its address isn't indexed; without this, any query does. */
  readonly reads?: (query: URLSearchParams) => boolean
  /** Another title for some addresses; undefined for the usual one. */
  readonly title?: (query: URLSearchParams) => string | undefined
}

export type Page = StaticPage | PerRequestPage

/** Styles of a kind of page, chosen by the build: steps from each to the next in the list of rules, and the hash for the content policy. */
export type KindStyles = { readonly steps: readonly number[]; readonly hash: string }
