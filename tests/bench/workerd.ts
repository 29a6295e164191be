import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { emptyDatabase } from './emptyDatabase.ts'
import { freePort } from './freePort.ts'

/** A Worker of the bench: the site, or one that answers every request with the same bytes. */
export type Served = { readonly name: string } & ({ readonly site: true } | { readonly bytes: Buffer })

export type Running = {
  readonly pid: number
  readonly port: (name: string) => number
  /** Where its isolates can be looked into. */
  readonly inspector: number
  readonly stop: () => Promise<void>
}

// The package exports the program's path.
const program: string = createRequire(import.meta.url)('workerd').default

const constant = `export default { fetch: (request, { PAGE }) =>
  new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`

const site = (folder: string, date: string) => `(
  modules = [(name = "worker", esModule = embed "site.js")],
  compatibilityDate = "${date}",
  bindings = [
    (name = "ASSETS", service = "files"),
    (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api",
      innerBindings = [(name = "fetcher", service = "database")])),
    (name = "FILES", service = "files"), (name = "EMAIL", service = "files"),
    (name = "SITE_URL", text = "https://tallgrasshauling.example"),
    (name = "NOTIFY_TO", text = "a@example.com"), (name = "NOTIFY_FROM", text = "b@example.com"),
    (name = "LEAD_SECRET", text = "${folder.length}")])`

const looked = (inspector: number) => [`--inspector-addr=127.0.0.1:${inspector}`]

const answers = (port: number, path: string) =>
  new Promise<boolean>((done) => {
    get({ port, host: '127.0.0.1', path }, (response) => {
      response.resume().on('end', () => done(response.statusCode === 200))
    }).on('error', () => done(false))
  })

/** Starts one workerd with all of these Workers, each on a port of its own, and waits for the first one's answer. */
export async function serve(workers: readonly Served[], path = '/'): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [, date = ''] = /compatibility_date = "([^"]+)"/.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  copyFileSync('dist/worker/worker.js', join(folder, 'site.js'))
  writeFileSync(join(folder, 'constant.js'), constant)
  const database = await emptyDatabase()
  const ports = new Map<string, number>()
  for (const { name } of workers) ports.set(name, await freePort())
  const services = workers.map((worker) => {
    if ('site' in worker) return `(name = "${worker.name}", worker = ${site(folder, date)})`
    writeFileSync(join(folder, `${worker.name}.html`), worker.bytes)
    return `(name = "${worker.name}", worker = (modules = [(name = "worker", esModule = embed "constant.js")],
      compatibilityDate = "${date}", bindings = [(name = "PAGE", data = embed "${worker.name}.html")]))`
  })
  const sockets = [...ports].map(
    ([name, port]) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`,
  )
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "files", disk = (path = "${resolve('dist/public')}")),
    (name = "database", external = (address = "${database.address}", http = ())),
    ${services.join(',\n')}],
  sockets = [${sockets.join(',\n')}]);`,
  )
  const inspector = await freePort()
  const child: ChildProcess = spawn(program, ['serve', ...looked(inspector), join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const stop = async () => {
    child.kill()
    await ended
    database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const [first = 0] = ports.values()
  for (let attempt = 0; !(await answers(first, path)); attempt++) {
    if (attempt > 5000 || child.exitCode !== null) {
      await stop()
      throw new Error('workerd did not answer')
    }
    await wait(2)
  }
  return { pid: child.pid ?? 0, inspector, stop, port: (name) => ports.get(name) ?? 0 }
}
