import { HonoBase } from 'hono/hono-base'
import { LinearRouter } from 'hono/router/linear-router'
import type { Deps } from './deps.ts'
import { hasMarkdown, markdownPath } from './document/alternate.ts'
import { atomFeed } from './document/feed.ts'
import { llmsTxt } from './document/llms.ts'
import { robotsTxt, sitemapXml, webManifest } from './document/sitemap.ts'
import type { Env } from './env.ts'
import { checkEnv } from './env.ts'
import { live as siteLive } from './live.tsx'
import { routes as siteRoutes } from './routes.ts'
import { secure } from './server/headers.ts'
import { healthOf } from './server/health.ts'
import { textReader } from './server/readText.ts'
import { welcomeFriend } from './server/referralCode.ts'
import { signedPages } from './server/signed/signedPages.ts'
import { shortWay } from './shortWay.ts'
import { showError, showMarkdown, showNotFound, showPreferred, showProblem } from './show.ts'
import { showSigned, takeForm, takePhoto, wiresOf } from './take.ts'

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
    const answer = request.method === 'GET' && env ? short(request, env as Env, rest[0]) : undefined
    if (answer instanceof Promise) return answer.then((response) => response ?? long(request, env, ...rest))
    return answer ?? long(request, env, ...rest)
  }
  return app
}
