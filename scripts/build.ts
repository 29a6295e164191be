// Builds everything: the browser side and the generated files with Vite, then the Worker. Nothing is uploaded.
import { fail, quietEnv, run } from './run.ts'

/** Builds into `dist/`; gives the Worker's size line. Stops with the tool's own words when something is wrong. */
export async function build(): Promise<string> {
  const vite = await run('vite', ['build', '--logLevel', 'warn'], { env: { ...quietEnv, FORCE_COLOR: '0' } })
  if (vite.code !== 0) fail(vite.output)
  // Calls `worker.ts`, as a real deploy does, and says what would be uploaded.
  const worker = await run('wrangler', ['deploy', '--dry-run'])
  if (worker.code !== 0) fail(worker.output)
  const [, , size] = /Total Upload: (.+?) \/ gzip: (.+)/.exec(worker.output) ?? []
  return `Worker, compressed: ${size ?? 'unknown'}`
}

if (import.meta.main) console.log(await build())
