import type { Context } from 'hono'
import type { LiveSources } from './document/live.ts'
import type { Env } from './env.ts'
import type { Route } from './routes.ts'
import type { Wires } from './server/wires.ts'

/** What the application gets from outside, so that tests can bring their own. */
export type Deps = {
  readonly now: () => number
  readonly routes?: readonly Route[]
  /** How receivers of messages are reached. */
  readonly fetch?: Wires['fetch']
  /** What fills the live gaps of kept pages. */
  readonly live?: LiveSources
}
export type AppContext = Context<{ Bindings: Env }>
