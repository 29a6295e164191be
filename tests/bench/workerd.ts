import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { listen } from '../support/listen.ts'

/** A Worker of the bench: the site, or one that does nothing. */
export type Side = 'site' | 'empty'

// The package exports the program's path.
const program: string = createRequire(import.meta.url)('workerd').default

const bindings = `(name = "ASSETS", service = "files"), (name = "FILES", service = "files"), (name = "EMAIL", service = "files"),
  (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api",
    innerBindings = [(name = "fetcher", service = "database")])),
  (name = "SITE_URL", text = "https://hauling.example"), (name = "LEAD_SECRET", text = "bench"),
  (name = "NOTIFY_TO", text = "a@example.com"), (name = "NOTIFY_FROM", text = "b@example.com")`

/** An empty database in this process, so that its time does not count as the Worker's. */
const emptyDatabase = () =>
  listen(async (request, response) => {
    const statements = [(await json(request)) as unknown].flat()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(statements.map(() => ({ success: true, meta: {}, results: [] }))))
  })

function writeConfig(folder: string, side: Side, database: string): string {
  const [date = ''] = /(?<=compatibility_date = )".+"/.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  const code = join(folder, 'worker.js')
  if (side === 'site') copyFileSync('dist/worker/worker.js', code)
  else writeFileSync(code, `export default { fetch: () => new Response('ok') }`)
  const config = join(folder, 'config.capnp')
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  sockets = [(name = "worker", service = "worker", address = "127.0.0.1:0", http = ())],
  services = [
    (name = "worker", worker = (compatibilityDate = ${date},
      modules = [(name = "worker", esModule = embed "worker.js")], bindings = [${bindings}])),
    (name = "files", disk = (path = "${resolve('dist/public')}")),
    (name = "database", external = (address = "${database}", http = ()))]);`,
  )
  return config
}

/** The port that workerd listens on. Throws when it ends first. */
async function listening(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) {
    const { event, port } = JSON.parse(line)
    if (event === 'listen') return port
  }
  throw new Error('workerd did not start')
}

/** Starts a Worker. `cpuMs`: CPU time (ms) so far of the thread that runs its code, which is what a plan counts. */
export async function serve(side: Side) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const database = await emptyDatabase()
  const config = writeConfig(folder, side, new URL(database.origin).host)
  const child = spawn(program, ['serve', '--control-fd=3', config], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const stop = async () => {
    child.kill()
    await ended
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${await listening(child.stdio[3] as Readable)}`
  // The scheduler's count in ns, of the process's first thread.
  const cpuMs = () => Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return { origin, cpuMs, stop }
}
