import type { Context } from 'hono'
import { Hono } from 'hono'
import { hasMarkdown, markdownPath } from './document/alternate.ts'
import { textUrl } from './document/assets.ts'
import { normalPath } from './document/canonical.ts'
import { atomFeed } from './document/feed.ts'
import { keptMarkdown, keptPage, markdownPage } from './document/keep.ts'
import { llmsTxt } from './document/llms.ts'
import type { Page, PageRequest, ReadText } from './document/page.ts'
import { renderPage } from './document/render.tsx'
import { robotsTxt, sitemapXml, webManifest } from './document/sitemap.ts'
import type { Env } from './env.ts'
import { checkEnv } from './env.ts'
import { notFound } from './pages/NotFound.tsx'
import { problemPage } from './pages/Problem.tsx'
import { unexpectedError } from './pages/UnexpectedError.tsx'
import type { Route } from './routes.ts'
import { routes as siteRoutes } from './routes.ts'
import { secure } from './server/headers.ts'
import { prefersMarkdown } from './server/negotiate.ts'
import { isForeign } from './server/origin.ts'
import { receiveForm } from './server/receiveForm.ts'
import { keptResponse, markdownResponse, onceResponse } from './server/respond.ts'
import { readSubmission } from './server/submission.ts'

type Deps = { readonly now: () => number; readonly routes?: readonly Route[] }
type AppContext = Context<{ Bindings: Env }>

const render = (page: Page, request: PageRequest, c: AppContext) => renderPage(page, request, c.env.SITE_URL)

/** Reads the texts that the build put beside the Worker. */
const textReader =
  (c: AppContext): ReadText =>
  async <Text>(path: string) => {
    const file = await c.env.ASSETS.fetch(new Request(new URL(textUrl(path), c.req.url)))
    if (!file.ok) throw new Error(`The text of ${path} is missing: ${file.status}`)
    return (await file.json()) as Text
  }

const pageRequest = (c: AppContext): PageRequest => {
  const { pathname, searchParams } = new URL(c.req.url)
  return { path: normalPath(pathname), query: searchParams, params: c.req.param(), read: textReader(c) }
}

async function showPage(page: Page, c: AppContext): Promise<Response> {
  const request = pageRequest(c)
  if (page.live) return onceResponse(await render(page, request, c), 200)
  return keptResponse(c.req.raw, await keptPage(page, request.path, c.env.SITE_URL, request.read))
}

/** The page's text in Markdown, at its own address or at the page's. */
async function showMarkdown({ path, page }: Route, c: AppContext): Promise<Response> {
  const siteUrl = c.env.SITE_URL
  const request = { ...pageRequest(c), path }
  const text = page.live
    ? await markdownPage(await render(page, request, c), siteUrl)
    : await keptMarkdown(page, path, siteUrl, request.read)
  return markdownResponse(c.req.raw, text, { path, siteUrl, live: page.live === true })
}

/** A page in the form that the client likes better, where it has two. */
async function showPreferred(route: Route, c: AppContext): Promise<Response> {
  if (!hasMarkdown(route)) return showPage(route.page, c)
  if (prefersMarkdown(c.req.header('accept'))) return showMarkdown(route, c)
  const response = await showPage(route.page, c)
  response.headers.set('vary', 'accept')
  return response
}

async function showProblem(status: 400 | 403 | 405 | 413 | 415, c: AppContext): Promise<Response> {
  const page = problemPage(status)
  return onceResponse(await render(page, pageRequest(c), c), status)
}

async function takeForm(page: Page, { now }: Deps, c: AppContext): Promise<Response> {
  if (!page.form) throw new Error('This page has no form')
  if (isForeign(c.req.raw)) return showProblem(403, c)
  const read = await readSubmission(page.form, c.req.raw)
  if (!read.ok) return showProblem(read.status, c)
  const wires = { env: c.env, now: now(), waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) }
  const receipt = await receiveForm(page.form, read.submission, wires)
  if (receipt.ok)
    return new Response(null, { status: 303, headers: { location: receipt.location, 'cache-control': 'no-store' } })
  return onceResponse(await render(page, { ...pageRequest(c), form: receipt.state }, c), receipt.status)
}

async function showNotFound(c: AppContext): Promise<Response> {
  const { bytes, ...rest } = await keptPage(notFound, '/404', c.env.SITE_URL, textReader(c))
  return onceResponse({ bytes, ...rest }, 404)
}

/** A bug: the visitor gets a page with a phone number and a reference, the log gets the rest. */
async function showError(error: Error, c: AppContext): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  const { method, path } = c.req
  console.error(
    JSON.stringify({ event: 'unexpected-error', reference, method, path, error: error.stack ?? error.message }),
  )
  return onceResponse(await render(unexpectedError(reference), { ...pageRequest(c), path: '/500' }, c), 500)
}

/** The whole site as one Hono application. Time, and for tests the routes, come from outside. */
export function createApp(deps: Deps): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>({ strict: false })
  app.onError(showError)
  app.use(async (c, next) => {
    checkEnv(c.env)
    await next()
    // Answers of other bindings have headers that cannot be changed.
    c.res = new Response(c.res.body, c.res)
    secure(c.res.headers)
  })
  const refuse = (path: string, allow: string) =>
    app.all(path, async (c) => {
      const response = await showProblem(405, c)
      response.headers.set('allow', allow)
      return response
    })
  for (const route of deps.routes ?? siteRoutes) {
    const { path, page } = route
    app.get(path, (c) => showPreferred(route, c))
    if (page.form) app.post(path, (c) => takeForm(page, deps, c))
    refuse(path, page.form ? 'GET, HEAD, POST' : 'GET, HEAD')
    if (!hasMarkdown(route)) continue
    app.get(markdownPath(path), (c) => showMarkdown(route, c))
    refuse(markdownPath(path), 'GET, HEAD')
  }
  const text = (body: string, type: string) =>
    new Response(body, {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
    })
  app.get('/sitemap.xml', (c) => text(sitemapXml(c.env.SITE_URL), 'application/xml'))
  app.get('/blog/feed.xml', async (c) => text(await atomFeed(c.env.SITE_URL, textReader(c)), 'application/atom+xml'))
  app.get('/llms.txt', (c) => text(llmsTxt(c.env.SITE_URL), 'text/plain'))
  app.get('/robots.txt', (c) => text(robotsTxt(c.env.SITE_URL), 'text/plain'))
  app.get('/site.webmanifest', () => text(webManifest(), 'application/manifest+json'))
  app.notFound(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return showNotFound(c)
    const file = await c.env.ASSETS.fetch(c.req.raw)
    return file.status === 404 ? showNotFound(c) : file
  })
  return app
}
