import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { site } from '#site/site.ts'
import { createPageCache } from '../document/pageCache.ts'
import { hasMarkdown, markdownPath } from '../document/paths.ts'
import { checkEnv } from '../env.ts'
import { routes as siteRoutes } from '../pages/routes.ts'
import { addSecurity, reportsPath } from '../server/http/headers.ts'
import { jsonResponse } from '../server/http/respond.ts'
import { recordReports } from '../server/intake/cspReports.ts'
import { welcomeFriend } from '../server/intake/referralCode.ts'
import { healthOf } from '../server/store/health.ts'
import type { App, AppContext, AppEnv, Deps } from './context.ts'
import { handleForm, handlePhoto, refuseFlood, servicesOf, withinLimits } from './forms.ts'
import { fragments } from './fragments.tsx'
import { handleSigned, signedRoutes } from './links/signed.ts'
import { showError, showFile, showMarkdown, showPreferred, showWrongMethod } from './pages.ts'

type SiteHono = Hono<AppEnv>

const checkConfig: MiddlewareHandler<AppEnv> = async (c, next) => {
  checkEnv(c.env)
  await next()
}

const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  addSecurity(c)
}

/** Answers 405 to all other methods of a path. */
const allow = (hono: SiteHono, app: App, path: string, methods: string) =>
  hono.all(path, (c) => showWrongMethod(methods, app, c))

function pageRoutes(hono: SiteHono, app: App, routes: NonNullable<Deps['routes']>): void {
  for (const route of routes) {
    const { path, page } = route
    hono.get(path, (c) => showPreferred(route, app, c))
    if (page.form) hono.post(path, (c) => handleForm(page, app, c))
    allow(hono, app, path, page.form ? 'GET, HEAD, POST' : 'GET, HEAD')
    if (!hasMarkdown(route)) continue
    hono.get(markdownPath(path), (c) => showMarkdown(route, app, c))
    allow(hono, app, markdownPath(path), 'GET, HEAD')
  }
}

function linkRoutes(hono: SiteHono, app: App): void {
  for (const { path, get, post } of signedRoutes) {
    hono.get(path, (c) => handleSigned(get, app, c))
    // The signed link is the proof; browsers send no origin from a page that sends no referrer.
    if (post) hono.post(path, (c) => handleSigned(post, app, c))
    allow(hono, app, path, post ? 'GET, HEAD, POST' : 'GET, HEAD')
  }
}

/** A built file under another content type than its extension's. */
async function fileAs(type: string, c: AppContext): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  const response = new Response(file.body, file)
  if (file.ok) response.headers.set('content-type', type)
  return response
}

/** The whole site as one Hono application. Time is passed in, and in tests routes and fragment sources too. */
export function createApp(deps: Deps): SiteHono {
  const app: App = { fragments, ...deps, cachedPage: createPageCache() }
  const hono: SiteHono = new Hono({ strict: false })
  hono.onError((error, c) => showError(error, app, c))
  hono.use(securityHeaders, checkConfig)
  // Limits come first, since the rest of a body must be read before any answer; otherwise the sender would never see
  // it.
  hono.use(withinLimits(app))
  hono.use(async (c, next) => (await refuseFlood(app, c)) ?? next())
  pageRoutes(hono, app, deps.routes ?? siteRoutes)
  linkRoutes(hono, app)
  if (site.parts.referrals) {
    hono.get('/r/:code', (c) => welcomeFriend(c.req.param('code'), c.req.url))
    allow(hono, app, '/r/:code', 'GET, HEAD')
  }
  hono.post('/photos', (c) => handlePhoto(app, c))
  allow(hono, app, '/photos', 'POST')
  hono.get('/healthz', async (c) => {
    // Public: counts would show an attacker how far an attack has come.
    const { ok, problems } = await healthOf(servicesOf(app, c))
    return jsonResponse({ ok, problems }, ok ? 200 : 503)
  })
  allow(hono, app, '/healthz', 'GET, HEAD')
  hono.post(reportsPath, (c) => recordReports(c.var.body, servicesOf(app, c)))
  allow(hono, app, reportsPath, 'POST')
  if (site.parts.blog) hono.get('/blog/feed.xml', (c) => fileAs('application/atom+xml; charset=utf-8', c))
  hono.notFound((c) => showFile(app, c))
  return hono
}
