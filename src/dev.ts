// Runs in the development server: the application without the Worker's cron. The server in front has looked for static
// files already, so only text files are fetched here.
import type { ExecutionContext } from '@cloudflare/workers-types'
import { createApp } from './app/app.ts'
import type { Env } from './env.ts'
import { gallery } from './pages/Gallery.tsx'
import { routes } from './pages/pages.ts'

const app = createApp({ now: () => Date.now(), routes: [...routes, { path: '/__gallery', page: gallery }] })
const files = {
  fetch: async (request: Request) =>
    new URL(request.url).pathname.startsWith('/__made/') ? fetch(request.url) : new Response(null, { status: 404 }),
}

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    return app.fetch(request, { ...env, ASSETS: files }, ctx as Parameters<typeof app.fetch>[2])
  },
}
