import type { Context } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { LinearRouter } from 'hono/router/linear-router'
import { hasMarkdown, markdownPath } from './document/alternate.ts'
import { normalPath } from './document/canonical.ts'
import { atomFeed } from './document/feed.ts'
import { keptMarkdown, keptPage, markdownPage } from './document/keep.ts'
import type { FillGap, LiveSources } from './document/live.ts'
import { fillFrom } from './document/live.ts'
import { llmsTxt } from './document/llms.ts'
import type { Page, PageRequest } from './document/page.ts'
import { isLive } from './document/page.ts'
import { joined, renderPage } from './document/render.tsx'
import { robotsTxt, sitemapXml, webManifest } from './document/sitemap.ts'
import type { Env } from './env.ts'
import { checkEnv } from './env.ts'
import { live as siteLive } from './live.tsx'
import { notFound } from './pages/NotFound.tsx'
import { problemPage } from './pages/Problem.tsx'
import { unexpectedError } from './pages/UnexpectedError.tsx'
import type { Route } from './routes.ts'
import { routes as siteRoutes } from './routes.ts'
import { openSlots } from './server/arrivals.ts'
import { secure } from './server/headers.ts'
import { healthOf } from './server/health.ts'
import { scrubbed } from './server/log.ts'
import { prefersMarkdown } from './server/negotiate.ts'
import { isForeign } from './server/origin.ts'
import { textReader } from './server/readText.ts'
import { receiveForm } from './server/receiveForm.ts'
import { welcomeFriend } from './server/referralCode.ts'
import {
  fileResponse,
  formResponse,
  keptResponse,
  markdownResponse,
  onceResponse,
  seeOther,
  wantsJson,
} from './server/respond.ts'
import { senderOf } from './server/scrutiny.ts'
import type { SignedAnswer, SignedPage } from './server/signed/signedPage.ts'
import { signedPages } from './server/signed/signedPages.ts'
import { readSubmission } from './server/submission.ts'
import { uploadPhoto } from './server/uploadPhoto.ts'
import type { Wires } from './server/wires.ts'
import { shortWay } from './shortWay.ts'

type Deps = {
  readonly now: () => number
  readonly routes?: readonly Route[]
  /** How receivers of messages are reached. */
  readonly fetch?: Wires['fetch']
  /** What fills the live gaps of kept pages. */
  readonly live?: LiveSources
}
type AppContext = Context<{ Bindings: Env }>

const render = (page: Page, request: PageRequest, c: AppContext) => renderPage(page, request, c.env.SITE_URL)

/** Fills the gaps of the page that is asked for, as of now. */
const filler = ({ now, live = siteLive }: Deps, c: AppContext): FillGap =>
  fillFrom(live, { now: now(), path: c.req.path, env: c.env })

/** A page that answers this request only. */
async function showOnce(
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

const pageRequest = ({ now }: Deps, c: AppContext): PageRequest => {
  const { pathname, searchParams } = new URL(c.req.url)
  const { SITE_URL: siteUrl } = c.env
  return {
    path: normalPath(pathname),
    query: searchParams,
    params: c.req.param(),
    siteUrl,
    read: textReader(c.env, c.req.url),
    openSlots: () => openSlots(c.env.DB, now()),
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
async function showMarkdown({ path, page }: Route, deps: Deps, c: AppContext): Promise<Response> {
  const siteUrl = c.env.SITE_URL
  const request = { ...pageRequest(deps, c), path }
  const live = isLive(page, request.query)
  const text = live
    ? await markdownPage(await render(page, request, c), siteUrl)
    : await keptMarkdown(page, path, siteUrl, request.read)
  return markdownResponse(c.req.raw, text, { path, siteUrl, live })
}

/** A page in the form that the client likes better, where it has two. */
async function showPreferred(route: Route, deps: Deps, c: AppContext): Promise<Response> {
  if (!hasMarkdown(route)) return showPage(route, deps, c)
  if (prefersMarkdown(c.req.header('accept'))) return showMarkdown(route, deps, c)
  const response = await showPage(route, deps, c)
  if (isLive(route.page, new URL(c.req.url).searchParams)) response.headers.set('vary', 'accept')
  return response
}

async function showProblem(status: 400 | 403 | 405 | 413 | 415, deps: Deps, c: AppContext): Promise<Response> {
  return showOnce(problemPage(status), pageRequest(deps, c), status, deps, c)
}

const wiresOf = ({ now, fetch = globalThis.fetch.bind(globalThis) }: Deps, c: AppContext): Wires => ({
  env: c.env,
  now,
  fetch,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
})

async function takeForm(page: Page, deps: Deps, c: AppContext): Promise<Response> {
  if (!page.form) throw new Error('This page has no form')
  const request = c.req.raw
  if (isForeign(request)) return showProblem(403, deps, c)
  const read = await readSubmission(page.form, request)
  if (!read.ok) return showProblem(read.status, deps, c)
  const receipt = await receiveForm(
    page.form,
    read.submission,
    senderOf(request),
    wiresOf(deps, c),
    textReader(c.env, c.req.url),
  )
  if (wantsJson(request)) return formResponse(receipt)
  if (receipt.ok) return seeOther(receipt.location)
  return showOnce(page, { ...pageRequest(deps, c), form: receipt.state }, receipt.status, deps, c)
}

/** A photo that comes before its form. */
async function takePhoto(deps: Deps, c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return showProblem(403, deps, c)
  const { status, ...upload } = await uploadPhoto(c.req.raw, wiresOf(deps, c))
  return c.json({ ok: status === 200, ...upload }, status, { 'cache-control': 'no-store' })
}

async function showSigned(act: SignedPage['get'], deps: Deps, c: AppContext): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const token = query.get('t') ?? ''
  const answer: SignedAnswer = await act({ request: c.req.raw, token, query, wires: wiresOf(deps, c) })
  if ('file' in answer) return fileResponse(answer.file)
  if ('location' in answer) return seeOther(answer.location)
  return showOnce(answer.page, pageRequest(deps, c), answer.status, deps, c)
}

async function showNotFound(deps: Deps, c: AppContext): Promise<Response> {
  return onceResponse(
    await keptPage(notFound, '/404', c.env.SITE_URL, textReader(c.env, c.req.url), filler(deps, c)),
    404,
  )
}

/** A bug: the visitor gets a page with a phone number and a reference, the log gets the rest. */
async function showError(error: Error, deps: Deps, c: AppContext): Promise<Response> {
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

/** The whole site as one Hono application. Time, and for tests routes and live sources, come from outside. */
export function createApp(deps: Deps): HonoBase<{ Bindings: Env }> {
  const app = new HonoBase<{ Bindings: Env }>({ strict: false, router: new LinearRouter() })
  app.onError((error, c) => showError(error, deps, c))
  app.use(async (c, next) => {
    checkEnv(c.env)
    await next()
    // Answers of other bindings have headers that cannot be changed.
    c.res = new Response(c.res.body, c.res)
    secure(c.res.headers)
  })
  const refuse = (path: string, allow: string) =>
    app.all(path, async (c) => {
      const response = await showProblem(405, deps, c)
      response.headers.set('allow', allow)
      return response
    })
  const routes = deps.routes ?? siteRoutes
  for (const route of routes) {
    const { path, page } = route
    app.get(path, (c) => showPreferred(route, deps, c))
    if (page.form) app.post(path, (c) => takeForm(page, deps, c))
    refuse(path, page.form ? 'GET, HEAD, POST' : 'GET, HEAD')
    if (!hasMarkdown(route)) continue
    app.get(markdownPath(path), (c) => showMarkdown(route, deps, c))
    refuse(markdownPath(path), 'GET, HEAD')
  }
  for (const { path, get, post } of signedPages) {
    app.get(path, (c) => showSigned(get, deps, c))
    // The link itself is the proof, and browsers do not name the origin of a page that hides its address.
    if (post) app.post(path, (c) => showSigned(post, deps, c))
    refuse(path, post ? 'GET, HEAD, POST' : 'GET, HEAD')
  }
  app.get('/r/:code', (c) => welcomeFriend(c.req.param('code'), c.req.url))
  refuse('/r/:code', 'GET, HEAD')
  app.post('/photos', (c) => takePhoto(deps, c))
  refuse('/photos', 'POST')
  app.get('/healthz', async (c) => {
    const health = await healthOf(wiresOf(deps, c))
    return c.json(health, health.ok ? 200 : 503, { 'cache-control': 'no-store' })
  })
  refuse('/healthz', 'GET, HEAD')
  const text = (body: string, type: string) =>
    new Response(body, {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
    })
  app.get('/sitemap.xml', (c) => text(sitemapXml(c.env.SITE_URL), 'application/xml'))
  app.get('/blog/feed.xml', async (c) =>
    text(await atomFeed(c.env.SITE_URL, textReader(c.env, c.req.url)), 'application/atom+xml'),
  )
  app.get('/llms.txt', (c) => text(llmsTxt(c.env.SITE_URL), 'text/plain'))
  app.get('/robots.txt', (c) => text(robotsTxt(c.env.SITE_URL), 'text/plain'))
  app.get('/site.webmanifest', () => text(webManifest(), 'application/manifest+json'))
  app.notFound(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return showNotFound(deps, c)
    const file = await c.env.ASSETS.fetch(c.req.raw)
    return file.status === 404 ? showNotFound(deps, c) : file
  })
  const short = shortWay(routes, deps.live ?? siteLive, deps.now)
  const long = app.fetch
  app.fetch = (request, env, ...rest) => {
    const answer = request.method === 'GET' && env ? short(request, env as Env) : undefined
    if (answer instanceof Promise) return answer.then((response) => response ?? long(request, env, ...rest))
    return answer ?? long(request, env, ...rest)
  }
  return app
}
