// Answers that are pages: kept, made once, or in Markdown.

import type { AppContext, Deps } from './deps.ts'
import { hasMarkdown } from './document/alternate.ts'
import { normalPath } from './document/canonical.ts'
import { keptMarkdown, keptPage, markdownPage } from './document/keep.ts'
import type { FillGap, LiveAsked } from './document/live.ts'
import { fillFrom } from './document/live.ts'
import type { Page, PageRequest } from './document/page.ts'
import { isLive } from './document/page.ts'
import { joined, renderPage } from './document/render.tsx'
import { live as siteLive } from './live.tsx'
import { notFound } from './pages/NotFound.tsx'
import { problemPage } from './pages/Problem.tsx'
import { unexpectedError } from './pages/UnexpectedError.tsx'
import type { Route } from './routes.ts'
import { openSlots } from './server/arrivals.ts'
import { scrubbed } from './server/log.ts'
import { prefersMarkdown } from './server/negotiate.ts'
import { textReader } from './server/readText.ts'
import { keptResponse, markdownResponse, onceResponse } from './server/respond.ts'

const render = (page: Page, request: PageRequest, c: AppContext) => renderPage(page, request, c.env.SITE_URL)

/** Undefined where nothing runs after the answer. */
function waitUntilOf(c: AppContext): LiveAsked['waitUntil'] {
  try {
    const { executionCtx } = c
    return (work) => executionCtx.waitUntil(work)
  } catch {
    return undefined
  }
}

/** Fills the gaps of the page that is asked for, as of now. */
const filler = ({ now, live = siteLive }: Deps, c: AppContext): FillGap =>
  fillFrom(live, { now: now(), path: c.req.path, env: c.env, waitUntil: waitUntilOf(c) })

/** A page that answers this request only. */
export async function showOnce(
  page: Page,
  request: PageRequest,
  status: number,
  deps: Deps,
  c: AppContext,
): Promise<Response> {
  const rendered = await render(page, request, c)
  const filled = await Promise.all(rendered.gaps.map(({ name }) => filler(deps, c)(name)))
  return onceResponse({ bytes: joined(rendered, filled), styleHash: rendered.styleHash }, status, page.secret)
}

export const pageRequest = ({ now }: Deps, c: AppContext): PageRequest => {
  const { pathname, searchParams } = new URL(c.req.url)
  const { SITE_URL: siteUrl } = c.env
  return {
    path: normalPath(pathname),
    query: searchParams,
    params: c.req.param(),
    siteUrl,
    read: textReader(c.env, c.req.url),
    openSlots: () => openSlots(c.env, now()),
  }
}

async function showPage(route: Route, deps: Deps, c: AppContext): Promise<Response> {
  const request = pageRequest(deps, c)
  const { page } = route
  if (isLive(page, request.query)) return showOnce(page, request, 200, deps, c)
  const kept = await keptPage(page, request.path, c.env.SITE_URL, request.read, filler(deps, c))
  return keptResponse(c.req.raw, kept, hasMarkdown(route))
}

/** The page's text in Markdown, at its own address or at the page's. */
export async function showMarkdown({ path, page }: Route, deps: Deps, c: AppContext): Promise<Response> {
  const siteUrl = c.env.SITE_URL
  const request = { ...pageRequest(deps, c), path }
  const live = isLive(page, request.query)
  const text = live
    ? await markdownPage(await render(page, request, c), siteUrl)
    : await keptMarkdown(page, path, siteUrl, request.read)
  return markdownResponse(c.req.raw, text, { path, siteUrl, live })
}

/** A page in the form that the client likes better, where it has two. */
export async function showPreferred(route: Route, deps: Deps, c: AppContext): Promise<Response> {
  if (!hasMarkdown(route)) return showPage(route, deps, c)
  if (prefersMarkdown(c.req.header('accept'))) return showMarkdown(route, deps, c)
  const response = await showPage(route, deps, c)
  if (isLive(route.page, new URL(c.req.url).searchParams)) response.headers.set('vary', 'accept')
  return response
}

export async function showProblem(status: 400 | 403 | 405 | 413 | 415, deps: Deps, c: AppContext): Promise<Response> {
  return showOnce(problemPage(status), pageRequest(deps, c), status, deps, c)
}

export async function showNotFound(deps: Deps, c: AppContext): Promise<Response> {
  return onceResponse(
    await keptPage(notFound, '/404', c.env.SITE_URL, textReader(c.env, c.req.url), filler(deps, c)),
    404,
  )
}

/** A bug: the visitor gets a page with a phone number and a reference, the log gets the rest. */
export async function showError(error: Error, deps: Deps, c: AppContext): Promise<Response> {
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
  return showOnce(unexpectedError(reference), { ...pageRequest(deps, c), path: '/500' }, 500, deps, c)
}
