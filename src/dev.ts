// Runs in the development server: the application without the Worker's cron.
// This is made after the check of the business's files, so what's wrong with them is said before something reads them.
import '#build/gaps.json'
import type { ExecutionContext } from '@cloudflare/workers-types'
import { createApp } from './app.ts'
import type { Env } from './env.ts'

const app = createApp({ now: () => Date.now() })
/** The server in front has looked for static files already. */
const files = { fetch: async () => new Response(null, { status: 404 }) }

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    // No mail leaves this machine, so every address may be written to.
    return app.fetch(request, { ...env, ASSETS: files, VISITOR_COPY: 'on' }, ctx as Parameters<typeof app.fetch>[2])
  },
}
