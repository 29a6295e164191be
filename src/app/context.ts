import type { Context } from 'hono'
import type { FragmentSources } from '../document/fragments.ts'
import type { PageCache } from '../document/pageCache.ts'
import type { Env } from '../env.ts'
import type { Route } from '../pages/routes.ts'
import type { RequestBody } from '../server/http/requestBody.ts'
import type { Services } from '../server/lib/services.ts'

/** The application's dependencies, so that tests can pass their own. */
export type Deps = {
  readonly now: () => number
  readonly routes?: readonly Route[]
  /** Used to send notifications. */
  readonly fetch?: Services['fetch']
  /** Renders the dynamic fragments of cached pages. */
  readonly fragments?: FragmentSources
}

/** What the handlers share: the complete dependencies and this application's page cache. */
export type App = Deps & { readonly fragments: FragmentSources; readonly cachedPage: PageCache }

/** Hono's bindings and variables. */
export type AppEnv = { Bindings: Env; Variables: { body: RequestBody } }
export type AppContext = Context<AppEnv>
