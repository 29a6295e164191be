import type { Context } from 'hono'
import type { Env } from '../env.ts'
import type { Route } from '../pages.ts'
import type { FragmentSources, PageCache } from '../shared/document/pageCache.ts'
import type { RequestBody } from '../shared/http/requestBody.ts'
import type { Services } from '../shared/http/services.ts'

/** What an application is made of; tests pass their own. */
export type AppOptions = {
  /** UTC ms. */
  readonly now: () => number
  readonly routes?: readonly Route[]
  readonly fetch?: Services['fetch']
  readonly fragments?: FragmentSources
}

/** What all handlers share, as `c.var`. */
type Variables = {
  readonly services: Services
  readonly cachedPage: PageCache
  readonly fragments: FragmentSources
  /** Only where a request may have one: not for GET and HEAD. */
  readonly body: RequestBody
}

export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>
