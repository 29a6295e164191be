import type { ExecutionContext } from '@cloudflare/workers-types'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { checkEnv } from './shared/http/services.ts'
import { sweep } from './sweep.ts'

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
