import { hasMarkdown } from './document/alternate.ts'
import { keptPage, readyPage, stillPage } from './document/keep.ts'
import type { FillGap, LiveSources } from './document/live.ts'
import { fillFrom } from './document/live.ts'
import type { Env } from './env.ts'
import { checkEnv } from './env.ts'
import type { Route } from './routes.ts'
import { asksForHtml } from './server/negotiate.ts'
import { textReader } from './server/readText.ts'
import { keptResponse } from './server/respond.ts'

type Answer = Response | undefined
/** Lets work go on after the answer. */
type Lasting = { waitUntil(work: Promise<unknown>): void }

/** The path of an address, without parsing the rest of it. */
const pathOf = (url: string): string => {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', from)
  return query < 0 ? url.slice(from) : url.slice(from, query)
}

/**
 * The short way: a kept page for a browser that asks for HTML by its very path. Most requests are such, and looking in a
 * table costs them less than routing. Everything else, and whatever fails, goes the long way: the answer is undefined.
 */
export function shortWay(routes: readonly Route[], live: LiveSources, now: () => number) {
  const kept = new Map(routes.filter(({ page }) => page.live !== true).map((route) => [route.path, route]))
  return (request: Request, env: Env, ctx?: Lasting): Answer | Promise<Answer> => {
    const path = pathOf(request.url)
    const route = kept.get(path)
    if (!route || !asksForHtml(request.headers.get('accept'))) return undefined
    // A page that answers some queries itself is kept for none.
    if (route.page.live && request.url.includes('?')) return undefined
    // Most pages have nothing to fill, and then even looking at the clock would cost more than the rest.
    const still = stillPage(route.page)
    if (still) return keptResponse(request, still, hasMarkdown(route))
    const at = now()
    const filler = () => fillFrom(live, { now: at, path, env, waitUntil: ctx && ((work) => ctx.waitUntil(work)) })
    const ready = readyPage(route.page, at, filler)
    if (ready instanceof Promise) return ready.then((page) => keptResponse(request, page, hasMarkdown(route)))
    return ready ? keptResponse(request, ready, hasMarkdown(route)) : prepared(route, request, env, path, filler())
  }

  async function prepared(route: Route, request: Request, env: Env, path: string, fill: FillGap): Promise<Answer> {
    try {
      checkEnv(env)
      const page = await keptPage(route.page, path, env.SITE_URL, textReader(env, request.url), fill)
      return keptResponse(request, page, hasMarkdown(route))
    } catch {
      return undefined
    }
  }
}
