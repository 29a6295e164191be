// Handlers that answer with pages: cached, rendered per request, or in Markdown.
import { language } from '#language'
import { offeredLanguages } from '../business/languages.ts'
import { fragmentRenderer, joinFragments, type RenderFragment } from '../document/fragments.ts'
import type { Page, PageRequest, SiteLinks, StaticPage } from '../document/page.ts'
import { renderForRequest, renderStatic } from '../document/render.tsx'
import { logFailure } from '../log.ts'
import { updatesOn } from '../messages/say.ts'
import { alternatesAt, crumbAt, isListed, type Route } from '../pages/pages.ts'
import { markdownPath, normalPath, paths } from '../routes.ts'
import {
  cachedResponse,
  markdownResponse,
  movedPermanently,
  prefersMarkdown,
  uncachedResponse,
} from '../server/http/respond.ts'
import type { Services } from '../server/lib/services.ts'
import { withTimeout } from '../server/lib/timeout.ts'
import { openSlots } from '../server/store/availability.ts'
import { findFriend } from '../server/store/storedLeads.ts'
import type { AppContext } from './context.ts'

/** A page waits so long for the name of a friend, in ms. */
const friendMs = 1500

/** Renders the requested page's fragments, as of now. */
function fragmentsOf(c: AppContext): RenderFragment {
  const { services, fragments } = c.var
  return fragmentRenderer(fragments, { ...services, now: services.now(), path: c.req.path })
}

/** What a page says of the others: of its translations, those that are there at this origin. */
function linksOf(c: AppContext): SiteLinks {
  const offered = offeredLanguages(new URL(c.req.url).origin, c.env.SITE_URL)
  return { crumbAt, alternatesAt: (path) => alternatesAt(path).filter((one) => offered.includes(one.language)) }
}

type Once = {
  readonly status?: number
  /** What the page reads instead of this request itself. */
  readonly request?: PageRequest
}

/** Renders a page for this request only. */
export async function respondOnce(
  c: AppContext,
  page: Page,
  { status = 200, request = pageRequest(c) }: Once = {},
): Promise<Response> {
  const rendered = await renderForRequest(page, request, linksOf(c))
  const render = fragmentsOf(c)
  const filled = await Promise.all(rendered.fragments.map(({ name }) => render(name)))
  const kind = page.hasSignedUrl ? 'signedPage' : page.forStaff ? 'staffPage' : 'oncePage'
  return uncachedResponse(joinFragments(rendered, filled), rendered.styleHash, status, kind)
}

export const pageRequest = (c: AppContext): PageRequest => {
  const { now } = c.var.services
  const { pathname, searchParams } = new URL(c.req.url)
  const { SITE_URL: siteUrl } = c.env
  return {
    path: normalPath(pathname),
    query: searchParams,
    params: c.req.param(),
    siteUrl,
    now: now(),
    updates: updatesOn(c.env),
    openSlots: () => openSlots(c.env, now()),
    friend: (code) => friendOf(c.var.services, code),
  }
}

/** Who gave out a referral code, where the database says it in time. */
async function friendOf({ env }: Services, code: string): Promise<string | undefined> {
  try {
    return await withTimeout(friendMs, findFriend(env.DB, code))
  } catch (error) {
    logFailure('friend-not-read', error)
    return undefined
  }
}

/** A page that's the same for everybody, rendered once per isolate. */
export function cachedPageAt(c: AppContext, page: StaticPage, path: string) {
  const now = c.var.services.now()
  const links = linksOf(c)
  const render = () => renderStatic(page, { path, siteUrl: c.env.SITE_URL, now }, links)
  // Another origin may have other translations, and a page of errors is one in each language.
  const key = [language(), ...links.alternatesAt(path).map((one) => one.language), path].join(' ')
  return c.var.cachedPage(key, render, fragmentsOf(c), now)
}

async function respondPage(c: AppContext, route: Route): Promise<Response> {
  const { path, page } = route
  const { searchParams } = new URL(c.req.url)
  // A confirmation of an earlier version had the link to its request in its address.
  const older = c.req.param('reference') && ['t', 'code', 'add'].map((name) => searchParams.get(name)).find(Boolean)
  if (older) return movedPermanently(paths.ownRequest({ token: older }))
  if (page.perRequest || page.variant?.reads?.(searchParams)) return respondOnce(c, page)
  return cachedResponse(c.req.raw, await cachedPageAt(c, page, path), c.env.SITE_URL, isListed(route))
}

/** A page's Markdown twin, at its own address or, by content negotiation, at the page's. */
export async function respondMarkdown(c: AppContext, path: string): Promise<Response> {
  const { SITE_URL: siteUrl } = c.env
  const file = await c.env.ASSETS.fetch(
    new Request(new URL(markdownPath(path), c.req.url), { headers: c.req.raw.headers }),
  )
  if (file.status === 404) return c.notFound()
  return markdownResponse(c.req.raw, file, { path, siteUrl, isAlternate: c.req.path.endsWith('.md') })
}

/** HTML or Markdown, whichever the client prefers. */
export async function respondPreferred(c: AppContext, route: Route): Promise<Response> {
  if (!isListed(route)) return respondPage(c, route)
  // What a query asks for is in the page alone.
  const reads = route.page.perRequest ? undefined : route.page.variant?.reads
  if (prefersMarkdown(c) && !reads?.(new URL(c.req.url).searchParams)) return respondMarkdown(c, route.path)
  const response = await respondPage(c, route)
  if (response.headers.get('vary') === null) response.headers.set('vary', 'accept')
  return response
}
