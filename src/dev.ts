// What the development server runs: the application without the Worker's other handlers. Files never get here, since
// the server in front has looked for them already.
import type { ExecutionContext } from '@cloudflare/workers-types'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { gallery } from './pages/Gallery.tsx'
import { routes } from './routes.ts'

const app = createApp({ now: () => Date.now(), routes: [...routes, { path: '/__gallery', page: gallery }] })
const noFiles = { fetch: async () => new Response(null, { status: 404 }) }
const known = new WeakMap<Env, Env>()

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    const local = known.get(env) ?? { ...env, ASSETS: noFiles }
    known.set(env, local)
    return app.fetch(request, local, ctx as Parameters<typeof app.fetch>[2])
  },
}
