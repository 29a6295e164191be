// Handlers that answer with pages: cached, rendered per request, or in Markdown.

import type { FragmentContext, RenderFragment } from '../document/fragments.ts'
import { fragmentRenderer, joinFragments } from '../document/fragments.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { isPerRequest } from '../document/page.ts'
import { hasMarkdown, markdownPath, normalPath } from '../document/paths.ts'
import { renderPage } from '../document/render.tsx'
import type { BookingShown } from '../domain/calendar/booking.ts'
import type { Env } from '../env.ts'
import { notFound } from '../pages/NotFound.tsx'
import type { ProblemStatus } from '../pages/Problem.tsx'
import { problemPage } from '../pages/Problem.tsx'
import type { Route } from '../pages/routes.ts'
import { crumbAt } from '../pages/routes.ts'
import { unexpectedError } from '../pages/UnexpectedError.tsx'
import { readBookingLink } from '../server/booking/bookingLink.ts'
import { updatesOn } from '../server/delivery/channels/channels.ts'
import { prefersMarkdown } from '../server/http/negotiate.ts'
import { textReader } from '../server/http/readText.ts'
import { cachedResponse, formResponse, markdownResponse, uncachedResponse, wantsJson } from '../server/http/respond.ts'
import { logFailure, scrubbed } from '../server/lib/log.ts'
import { withTimeout } from '../server/lib/timeout.ts'
import { openSlots } from '../server/store/availability.ts'
import type { App, AppContext } from './context.ts'

/** A confirmation waits so long for its booking, in ms. */
const bookingMs = 1500

const notStored = { values: {}, errors: {}, failure: 'not-stored' } as const

/** Undefined in tests without an execution context. */
function waitUntilOf(c: AppContext): FragmentContext['waitUntil'] {
  try {
    const { executionCtx } = c
    return (work) => executionCtx.waitUntil(work)
  } catch {
    return undefined
  }
}

/** Renders the requested page's fragments, as of now. */
const fragmentsOf = ({ now, fragments }: App, c: AppContext): RenderFragment =>
  fragmentRenderer(fragments, { now: now(), path: c.req.path, env: c.env, waitUntil: waitUntilOf(c) })

/** Renders a page for this request only. */
export async function showOnce(
  page: Page,
  request: PageRequest,
  status: number,
  app: App,
  c: AppContext,
): Promise<Response> {
  const rendered = await renderPage(page, request, crumbAt)
  const render = fragmentsOf(app, c)
  const filled = await Promise.all(rendered.fragments.map(({ name }) => render(name)))
  return uncachedResponse(joinFragments(rendered, filled), rendered.styleHash, status, page.secret)
}

export const pageRequest = ({ now }: App, c: AppContext): PageRequest => {
  const { pathname, searchParams } = new URL(c.req.url)
  const { SITE_URL: siteUrl } = c.env
  return {
    path: normalPath(pathname),
    query: searchParams,
    params: c.req.param(),
    siteUrl,
    read: textReader(c.env, c.req.url),
    now: now(),
    updates: updatesOn(c.env),
    openSlots: () => openSlots(c.env, now()),
    booking: (token) => bookingOf(c.env, now, token),
  }
}

/** The booking of a token, as far as the database says in time. Its page shows without it as well. */
async function bookingOf(env: Env, now: () => number, token: string): Promise<BookingShown | undefined> {
  try {
    const link = await withTimeout(bookingMs, readBookingLink({ env, now }, token))
    return link.ok ? link.shown : undefined
  } catch (error) {
    logFailure('booking-not-read', error)
    return undefined
  }
}

/** A page that's the same for everybody. It's rendered once per isolate, so it must not read anything that changes. */
function cachedPageAt(page: Page, path: string, app: App, c: AppContext) {
  const render = () => {
    const openSlots = () => {
      throw new Error('A cached page cannot show what changes')
    }
    const request = {
      ...pageRequest(app, c),
      path,
      query: new URLSearchParams(),
      params: {},
      now: undefined,
      openSlots,
      booking: openSlots,
    }
    return renderPage(page, request, crumbAt)
  }
  return app.cachedPage(path, render, fragmentsOf(app, c), app.now())
}

async function showPage(route: Route, app: App, c: AppContext): Promise<Response> {
  const { path, page } = route
  if (page.perRequest && isPerRequest(page, new URL(c.req.url).searchParams))
    return showOnce(page, pageRequest(app, c), 200, app, c)
  return cachedResponse(c.req.raw, await cachedPageAt(page, path, app, c), hasMarkdown(route))
}

/** The page's Markdown twin, at its own address or, by content negotiation, at the page's. */
export async function showMarkdown({ path }: Route, app: App, c: AppContext): Promise<Response> {
  const { SITE_URL: siteUrl } = c.env
  const file = await c.env.ASSETS.fetch(
    new Request(new URL(markdownPath(path), c.req.url), { headers: c.req.raw.headers }),
  )
  if (file.status === 404) return showNotFound(app, c)
  return markdownResponse(file, { path, siteUrl, isAlternate: c.req.path.endsWith('.md') })
}

/** HTML or Markdown, whichever the client prefers. */
export async function showPreferred(route: Route, app: App, c: AppContext): Promise<Response> {
  if (!hasMarkdown(route)) return showPage(route, app, c)
  if (prefersMarkdown(c)) return showMarkdown(route, app, c)
  const response = await showPage(route, app, c)
  if (response.headers.get('vary') === null) response.headers.set('vary', 'accept')
  return response
}

/** A refused request: JSON for a form's script, a page for everybody else. */
export async function showProblem(status: ProblemStatus, app: App, c: AppContext): Promise<Response> {
  if (wantsJson(c.req.raw)) return formResponse({ ok: false, status, state: notStored })
  // The requested path may be invalid itself.
  return showOnce(problemPage(status), { ...pageRequest(app, c), path: `/${status}` }, status, app, c)
}

/** 405 with the allowed methods. */
export async function showWrongMethod(methods: string, app: App, c: AppContext): Promise<Response> {
  const response = await showProblem(405, app, c)
  response.headers.set('allow', methods)
  return response
}

/** A page that is rendered once and answers with an error. */
async function showCached(page: Page, status: number, app: App, c: AppContext): Promise<Response> {
  const { bytes, styleHash } = await cachedPageAt(page, `/${status}`, app, c)
  return uncachedResponse(bytes, styleHash, status)
}

const tooMany = problemPage(429)

/** 429: from the cache, so a flood of refusals costs nothing. */
export const showTooMany = (app: App, c: AppContext): Promise<Response> => showCached(tooMany, 429, app, c)

const showNotFound = (app: App, c: AppContext): Promise<Response> => showCached(notFound, 404, app, c)

/** A static file, which only answers GET and HEAD; the 404 page where there is none. */
export async function showFile(deps: App, c: AppContext): Promise<Response> {
  const { method } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  const file = await c.env.ASSETS.fetch(isReading ? c.req.raw : new Request(c.req.url, { method: 'HEAD' }))
  if (file.status === 404) return showNotFound(deps, c)
  return isReading ? file : showWrongMethod('GET, HEAD', deps, c)
}

/** A bug: the visitor gets a page with a phone number and a reference; the log gets the rest. */
export async function showError(error: Error, app: App, c: AppContext): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  const { method, path } = c.req
  console.error(
    JSON.stringify({
      event: 'unexpected-error',
      reference,
      method,
      path,
      error: scrubbed(error.stack ?? error.message),
    }),
  )
  return showOnce(unexpectedError(reference), { ...pageRequest(app, c), path: '/500' }, 500, app, c)
}
