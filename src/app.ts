import { type Handler, Hono, type HonoRequest, type MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { inLanguage } from '#language'
import { moved } from '#site/moved.ts'
import { site } from '#site/site.ts'
import { answerQuery } from './assistants/answers.ts'
import { answerBooking, handleMcp } from './assistants/mcp.ts'
import { items } from './business/items.ts'
import { blogLanguages, isOffered } from './business/navigation.ts'
import { speakAtDesk } from './desk/access.handler.ts'
import { jobs, jobsFile, numbers } from './desk/books.handler.ts'
import { calendar } from './desk/calendar.handler.ts'
import { day, photo, worker } from './desk/day.handler.ts'
import { leadPhoto, leadPhotos, ownerCalendar } from './desk/links.handler.ts'
import { request, requests } from './desk/requests.handler.ts'
import { sessions, signIn } from './desk/signIn.handler.ts'
import type { AppContext, AppEnv, AppOptions } from './handlers/context.ts'
import {
  respondError,
  respondFeed,
  respondFile,
  respondNotFound,
  respondProblem,
  respondTooMany,
  respondWrongMethod,
} from './handlers/errors.ts'
import { handleForm, handlePhoto } from './handlers/forms.ts'
import {
  respondJobPhoto,
  respondKept,
  respondMarkdown,
  respondPreferred,
  fragments as siteFragments,
} from './handlers/pages.tsx'
import type { Language } from './language/language.ts'
import { healthOf } from './messages/announcements.ts'
import { findPickup } from './mine/findPickup.handler.ts'
import { mine, mineCalendar, olderLink } from './mine/mine.handler.ts'
import { stopMails } from './mine/stopMails.handler.ts'
import { isListed, listedPath, type Route, routes as siteRoutes } from './pages.ts'
import { welcomeFriend } from './request/referralCode.ts'
import { recordTap } from './request/taps.ts'
import {
  asksDatabase,
  deskEndpoints,
  endpoints,
  everyLinkPath,
  everyPathOf,
  firstLanguage,
  isForOwner,
  languageAt,
  leftOut,
  markdownPath,
  normalPath,
  olderLinks,
  olderPages,
  paths,
} from './routes.ts'
import { securityTxt } from './shared/document/feeds/crawlers.ts'
import { createPageCache } from './shared/document/pageCache.ts'
import { gateRetryAfter, isPastGate } from './shared/http/access.ts'
import { headProblem, openBody } from './shared/http/requestBody.ts'
import { jsonResponse, movedPermanently, movedTo, placeAtSite, secured, seeOther } from './shared/http/respond.ts'
import { checkEnv } from './shared/http/services.ts'

type App = Hono<AppEnv>
type Middleware = MiddlewareHandler<AppEnv>

const links = { ownRequest: mine, ownCalendar: mineCalendar, stopMails } as const
const linkPaths = (Object.keys(links) as (keyof typeof links)[]).map((name) => [name, everyLinkPath(name)] as const)
const isLinkPath = (path: string): boolean =>
  linkPaths.some(([, own]) => own.includes(path)) || olderLinks.some(([own]) => own === path)

const isPlain = (language: Language): boolean => language === 'en' && language === firstLanguage

/**
 * Answers in the language of the path; where that one isn't offered, there's no such page. Whoever has a link to their own
 * request always gets there.
 */
const speakItsLanguage: Middleware = (c, next) => {
  const path = normalPath(c.req.path)
  const language = languageAt(path)
  // English is what's spoken without it, too.
  if (isForOwner(path)) return speakAtDesk(c, next)
  if (isPlain(language)) return next()
  const isThere = isOffered(language, new URL(c.req.url).origin, c.env.SITE_URL) || isLinkPath(path)
  if (!isThere) return inLanguage(firstLanguage, () => respondNotFound(c))
  return inLanguage(language, next)
}

const refuseLongHead: Middleware = async (c, next) => {
  const problem = headProblem(c.req.raw)
  return problem ? respondProblem(c, problem) : next()
}

/** The rest of a body is read before any answer; otherwise the sender would never see it. */
const openRequestBody: Middleware = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const body = openBody(c.req.raw, c.var.services.now)
  c.set('body', body)
  await next()
  await body.drain()
}

/** Signed links and pages with a query are made for one request, and most of them ask the database. */
const isCostly = ({ path, method, url }: HonoRequest): boolean =>
  method !== 'POST' && (url.includes('?') || asksDatabase(normalPath(path)))

const refuseFlood: Middleware = async (c, next) => {
  // Most calls of tools only ask; those that send a form are counted as one.
  const isCall = normalPath(c.req.path) === endpoints.mcp
  const gate = isCall || isCostly(c.req) ? 'LOOKS' : c.req.method === 'POST' ? 'SENDS' : undefined
  return gate && (await isPastGate(c.env[gate], c.req.raw)) ? respondTooMany(c, gateRetryAfter) : next()
}

/** Registers the handlers of a path; all other methods get 405. */
function mount(app: App, path: string, { get, post }: { get?: Handler<AppEnv>; post?: Handler<AppEnv> }): void {
  if (get) app.get(path, get)
  if (post) app.post(path, post)
  const methods = [get && 'GET, HEAD', post && 'POST'].filter(Boolean).join(', ')
  app.all(path, (c) => respondWrongMethod(c, methods))
}

/** Forms of pages that make no lead. */
const ownHandlers: ReadonlyMap<string, Handler<AppEnv>> = new Map(
  everyPathOf('findPickup').map((path) => [path, findPickup]),
)

/** A page that's kept is answered before all that forms and signed links need. */
function mountKeptPage(app: App, route: Route): void {
  const { path, page } = route
  if (page.perRequest) return
  if (!isPlain(languageAt(path))) app.get(path, speakItsLanguage)
  app.get(path, (c, next) => (c.req.url.includes('?') ? next() : respondKept(c, { path, page })))
}

function mountPage(app: App, route: Route): void {
  const { path, page } = route
  const post = page.form ? (c: AppContext) => handleForm(c, page) : ownHandlers.get(path)
  mount(app, path, {
    get: (c) => respondPreferred(c, route),
    ...(post && { post }),
  })
  if (isListed(route)) mount(app, markdownPath(path), { get: (c) => respondMarkdown(c, path) })
}

/** The whole site as one Hono application. Time is passed in, and in tests routes and fragment sources too. */
export function createApp({
  now,
  routes = siteRoutes,
  fetch = (input, init) => globalThis.fetch(input, init),
  fragments = siteFragments,
}: AppOptions): App {
  // The default router makes one large expression of all routes first: most of an isolate's first answer.
  const app: App = new Hono({ strict: false, router: new TrieRouter() })
  const cachedPage = createPageCache()
  app.use(async (c, next) => {
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    c.set('services', { env: c.env, now, fetch, waitUntil })
    c.set('cachedPage', cachedPage)
    c.set('fragments', fragments)
    checkEnv(c.env)
    const place = placeAtSite(c.req.raw, c.env.SITE_URL)
    return place ? movedTo(place) : next()
  })
  for (const route of routes) mountKeptPage(app, route)
  for (const { from, href } of moved)
    for (const at of [normalPath, markdownPath]) app.get(at(from), () => movedTo(at(href)))
  // For now: a page comes back with its texts.
  for (const [path, instead] of leftOut()) app.get(path, speakItsLanguage, () => seeOther(instead))
  app.use(speakItsLanguage, refuseLongHead, openRequestBody, refuseFlood)
  for (const route of routes) mountPage(app, route)
  mount(app, endpoints.photos, { post: handlePhoto })
  mount(app, endpoints.jobPhoto, { get: respondJobPhoto })

  for (const [name, own] of linkPaths) for (const path of own) mount(app, path, links[name])
  for (const link of olderLinks) mount(app, link[0], olderLink(link))
  for (const [path, page] of Object.entries(olderPages))
    mount(app, path, { get: () => movedTo(paths[page]), post: () => movedPermanently(paths[page]) })
  mount(app, endpoints.leadPhotos, leadPhotos)
  mount(app, endpoints.leadPhoto, leadPhoto)
  mount(app, endpoints.ownerCalendar, ownerCalendar)
  mount(app, deskEndpoints.home, day)
  mount(app, deskEndpoints.signIn, signIn)
  mount(app, deskEndpoints.sessions, sessions)
  mount(app, deskEndpoints.requests, requests)
  mount(app, deskEndpoints.request, request)
  mount(app, deskEndpoints.calendar, calendar)
  mount(app, deskEndpoints.numbers, numbers)
  mount(app, deskEndpoints.jobs, jobs)
  mount(app, deskEndpoints.jobsFile, jobsFile)
  mount(app, deskEndpoints.photo, photo)
  mount(app, deskEndpoints.worker, worker)
  if (site.features.referrals)
    mount(app, endpoints.referral, { get: (c) => welcomeFriend(c.req.param('code') ?? '', c.req.url) })

  mount(app, endpoints.health, {
    // Public: counts would show an attacker how far an attack has come.
    get: async (c) => {
      const { ok, problems } = await healthOf(c.var.services)
      return jsonResponse({ ok, problems }, ok ? 200 : 503)
    },
  })
  mount(app, endpoints.taps, { post: (c) => recordTap(c.req.raw, c.var.body, c.var.services, listedPath) })
  if (items()) {
    mount(app, endpoints.estimate, { get: answerQuery('estimate') })
    mount(app, endpoints.itemSearch, { get: answerQuery('item') })
  }
  mount(app, endpoints.area, { get: answerQuery('check_area') })
  mount(app, endpoints.booking, { post: answerBooking })
  mount(app, endpoints.windows, { get: answerQuery('open_windows') })
  mount(app, endpoints.mcp, { post: handleMcp })
  mount(app, endpoints.securityTxt, { get: (c) => secured(c.text(securityTxt(c.env.SITE_URL, now()))) })
  if (blogLanguages().length > 0) app.get(endpoints.feed, respondFeed)

  app.notFound(respondFile)
  app.onError(respondError)
  return app
}
