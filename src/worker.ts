import type { ExecutionContext } from '@cloudflare/workers-types'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { checkEnv } from './env.ts'
import { deliver } from './server/outbox.ts'

const app = createApp({ now: () => Date.now() })

export default {
  fetch: app.fetch,
  /** Every minute: sends what could not be sent when it came in. */
  scheduled(_event: unknown, env: Env, ctx: ExecutionContext): void {
    ctx.waitUntil(deliver(checkEnv(env), Date.now()))
  },
}
