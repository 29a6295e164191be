import type { Context } from 'hono'
import type { FragmentSources } from './document/fragments.ts'
import type { PageCache } from './document/pageCache.ts'
import type { Env } from './env.ts'
import type { Route } from './routes.ts'
import type { RequestBody } from './server/intake/requestBody.ts'
import type { Services } from './server/services.ts'

/** What the application gets from outside, so that tests can bring their own. */
export type Deps = {
  readonly now: () => number
  readonly routes?: readonly Route[]
  /** How receivers of messages are reached. */
  readonly fetch?: Services['fetch']
  /** What renders the dynamic fragments of cached pages. */
  readonly fragments?: FragmentSources
}

/** What the handlers share: the dependencies, complete, and the page cache of this application. */
export type App = Deps & { readonly fragments: FragmentSources; readonly cachedPage: PageCache }

/** What Hono hands from one handler to the next. */
export type AppEnv = { Bindings: Env; Variables: { body: RequestBody } }
export type AppContext = Context<AppEnv>
