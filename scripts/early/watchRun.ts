// `node watchRun.ts WORKER ASSETS PATH...`: starts a built Worker, asks it for pages, and prints where the functions stand
// that ran, as JSON. A process of its own, so that nothing of it stays in the build.
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Worker = { fetch(request: Request, env: unknown, context: unknown): Promise<Response> }

const origin = 'https://tallgrasshauling.example'

/** The built files, an empty database, and nothing else that answers. */
const bindings = (files: string) => ({
  ASSETS: { fetch: async ({ url }: Request) => new Response(readFileSync(join(files, new URL(url).pathname))) },
  DB: { prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }) }) }) },
  FILES: {},
  EMAIL: {},
  SITE_URL: origin,
  NOTIFY_TO: 'owner@example.com',
  NOTIFY_FROM: 'site@example.com',
  LEAD_SECRET: 'secret',
})

const [file = '', files = '', ...paths] = process.argv.slice(2)
const { href } = pathToFileURL(resolve(file))
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
const { default: worker }: { default: Worker } = await import(href)
const env = bindings(files)
for (const path of paths) {
  const request = new Request(origin + path, { headers: { accept: 'text/html' } })
  const { status } = await worker.fetch(request, env, { waitUntil: () => {} })
  if (status !== 200) throw new Error(`The built Worker answers ${path} with ${status}`)
}
const { result } = await session.post('Profiler.takePreciseCoverage')
const ran = result
  .filter(({ url }) => url === href)
  .flatMap(({ functions }) => functions.flatMap(({ ranges: [whole] }) => (whole?.count ? [whole] : [])))
if (ran.length === 0) throw new Error('Nothing of the built Worker was seen to run')
console.log(JSON.stringify(ran.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset }))))
