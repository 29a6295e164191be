import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { listen } from '../support/listen.ts'

/** A Worker of the bench: the site, or one that answers every request with the same bytes. */
export type Served = { readonly name: string } & ({ readonly site: true } | { readonly bytes: Buffer })

export type Running = {
  readonly origin: (name: string) => string
  /** CPU time (ms) so far of the thread that runs the Workers' code: what a plan counts. */
  readonly cpuMs: () => number
  readonly stop: () => Promise<void>
}

// The package exports the program's path.
const program: string = createRequire(import.meta.url)('workerd').default

const constant = `export default { fetch: (request, { PAGE }) =>
  new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`

const siteWorker = `modules = [(name = "worker", esModule = embed "site.js")], bindings = [
  (name = "ASSETS", service = "files"), (name = "FILES", service = "files"), (name = "EMAIL", service = "files"),
  (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api",
    innerBindings = [(name = "fetcher", service = "database")])),
  (name = "SITE_URL", text = "https://hauling.example"), (name = "LEAD_SECRET", text = "bench"),
  (name = "NOTIFY_TO", text = "a@example.com"), (name = "NOTIFY_FROM", text = "b@example.com")]`

const constantWorker = (name: string) => `modules = [(name = "worker", esModule = embed "constant.js")],
  bindings = [(name = "PAGE", data = embed "${name}.html")]`

/** An empty database in this process, so that its time does not count as the Worker's. */
const emptyDatabase = () =>
  listen(async (request, response) => {
    const statements = [(await json(request)) as unknown].flat()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(statements.map(() => ({ success: true, meta: {}, results: [] }))))
  })

function writeConfig(folder: string, workers: readonly Served[], database: string): string {
  const [date = ''] = /(?<=compatibility_date = )".+"/.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  copyFileSync('dist/worker/worker.js', join(folder, 'site.js'))
  writeFileSync(join(folder, 'constant.js'), constant)
  for (const worker of workers) if ('bytes' in worker) writeFileSync(join(folder, `${worker.name}.html`), worker.bytes)
  const services = workers.map((worker) => {
    const what = 'site' in worker ? siteWorker : constantWorker(worker.name)
    return `(name = "${worker.name}", worker = (compatibilityDate = ${date}, ${what}))`
  })
  const sockets = workers.map(
    ({ name }) => `(name = "${name}", service = "${name}", address = "127.0.0.1:0", http = ())`,
  )
  const config = join(folder, 'config.capnp')
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (sockets = [${sockets}], services = [${services},
  (name = "files", disk = (path = "${resolve('dist/public')}")),
  (name = "database", external = (address = "${database}", http = ()))]);`,
  )
  return config
}

/** The ports that workerd listens on, by socket. Throws when it ends first. */
async function listening(control: Readable, count: number): Promise<ReadonlyMap<string, number>> {
  const ports = new Map<string, number>()
  for await (const line of createInterface({ input: control })) {
    const { event, socket, port } = JSON.parse(line)
    if (event === 'listen') ports.set(socket, port)
    if (ports.size === count) return ports
  }
  throw new Error('workerd did not start')
}

/** Starts one workerd with all of these Workers, each on its own port. */
export async function serve(workers: readonly Served[]): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const database = await emptyDatabase()
  const config = writeConfig(folder, workers, new URL(database.origin).host)
  const child = spawn(program, ['serve', '--control-fd=3', config], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const stop = async () => {
    child.kill()
    await ended
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const ports = await listening(child.stdio[3] as Readable, workers.length)
  // The scheduler's count in ns, of the process's first thread.
  const cpuMs = () => Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return { origin: (name) => `http://127.0.0.1:${ports.get(name)}`, cpuMs, stop }
}

/** Gets a page's bytes. Throws on any status but 200. */
export async function get(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
