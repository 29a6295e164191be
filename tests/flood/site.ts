import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { migrate } from '../support/sqlite.ts'
import type { Seen } from './counting.ts'

const minute = 60_000

const entry = `import worker from './dist/worker/worker.js'
export default counting(worker)`

export type Site = Awaited<ReturnType<typeof floodedSite>>

/** The built Worker in its runtime, with fresh bindings in memory that count, and a cron at each minute of the clock. */
export async function floodedSite() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml', environmentOf())
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      host: '127.0.0.1',
      port: 0,
      cf: false,
      modulesRoot: '.',
      modules: [
        { type: 'ESModule', path: 'entry.mjs', contents: entry },
        {
          type: 'ESModule',
          path: 'counting.mjs',
          contents: stripTypeScriptTypes(readFileSync('tests/flood/counting.ts', 'utf8')),
        },
        { type: 'ESModule', path: 'dist/worker/worker.js' },
      ],
      bindings: { ...(workerOptions.bindings as object), LEAD_SECRET: 'a secret of the drill' },
    }),
  )
  const origin = (await runtime.ready).origin
  await migrate((await runtime.getBindings<{ DB: D1Database }>()).DB)
  const worker = await runtime.getWorker()
  const stop = new AbortController()
  const crons: Promise<unknown>[] = []
  const clock = async () => {
    while (!stop.signal.aborted) {
      await pause(minute - (Date.now() % minute), undefined, { signal: stop.signal })
      crons.push(worker.scheduled({ cron: '* * * * *' }))
    }
  }
  const ticking = clock().catch(() => undefined)
  return {
    origin,
    seen: async (): Promise<Seen> => (await (await fetch(`${origin}/seen-by-the-drill`)).json()) as Seen,
    async close() {
      stop.abort()
      await ticking
      await Promise.all(crons)
      await runtime.dispose()
    },
  }
}
