import type { ExecutionContext } from '@cloudflare/workers-types'
import { createApp } from './app/app.ts'
import type { Env } from './env.ts'
import { sweep } from './server/cron/sweep.ts'
import { checkEnv } from './server/lib/services.ts'

const now = () => Date.now()
const app = createApp({ now })

export default {
  fetch: app.fetch,
  /** Every minute: imports spooled requests and sends pending messages. */
  scheduled(_event: unknown, env: Env, ctx: ExecutionContext): void {
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
    waitUntil(sweep({ env: checkEnv(env), now, fetch: (input, init) => fetch(input, init), waitUntil }))
  },
}
