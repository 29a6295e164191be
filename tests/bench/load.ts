// How the site bears a busy hour: 20 requests a second, 5 % of them with photos, and as many reads of a page beside them for
// comparison. `LOAD_SECONDS=120` makes it as long as it is meant, `LOAD_RATE=5` light.
import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'
import { phonePhoto } from '../support/photos.ts'
import { multipart, typedQuote } from '../support/requests.ts'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { lookInto, used } from './runtime.ts'

const rate = Number(process.env.LOAD_RATE ?? 20)
const seconds = Number(process.env.LOAD_SECONDS ?? 20)
const total = rate * seconds
/** One request in so many carries photos. */
const photosEach = 20
const photosThen = 2

type Timed = {
  readonly kind: 'text' | 'photos' | 'read'
  readonly ms: number
  readonly status: number
  readonly reference: string
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

async function timed(kind: Timed['kind'], work: Promise<Response>): Promise<Timed> {
  const start = performance.now()
  const answer = await work
  await answer.arrayBuffer()
  const location = answer.headers.get('location') ?? ''
  const reference = /^\/request-received\/(\w{10})/.exec(location)?.[1] ?? ''
  return { kind, ms: performance.now() - start, status: answer.status, reference }
}

/** Calls `start` at even distances in time, without waiting for what it began before. */
function paced<Result>(count: number, each: number, start: (index: number) => Promise<Result>): Promise<Result[]> {
  return new Promise((resolve) => {
    const begun: Promise<Result>[] = []
    const from = performance.now()
    const timer = setInterval(() => {
      // A late timer makes up for what it missed: the rate is that of the clients, not of this machine.
      while (begun.length < count && performance.now() - from >= begun.length * each) begun.push(start(begun.length))
      if (begun.length < count) return
      clearInterval(timer)
      resolve(Promise.all(begun))
    }, each / 4)
  })
}

/** Runs the load on the built Worker; gives what was measured, next to what is wanted. */
export async function run(): Promise<Found> {
  Object.assign(process.env, { WRANGLER_LOG: 'error' })
  const files = await Promise.all(
    Array.from({ length: 10 }, async (_, seed) => {
      const bytes = await phonePhoto({ width: 640, height: 480, seed }).jpeg().toBuffer()
      return new File([new Uint8Array(bytes)], `${seed}.jpg`, { type: 'image/jpeg' })
    }),
  )
  const runtime = lookInto()
  const server = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        prebuiltWorkerDir: 'dist/worker',
        secrets: { LEAD_SECRET: randomUUID() },
        vars: { HOURLY_LIMIT: String(10 * total) },
      },
    ],
  })
  try {
    const { url } = await server.listen()
    const worker = server.getWorker<{ DB: D1Database; FILES: R2Bucket }>()
    await worker.applyD1Migrations('DB')
    const { DB } = await worker.getEnv()
    const count = async (query: string) =>
      (await DB.prepare(`SELECT count(*) AS n FROM ${query}`).first<{ n: number }>())?.n ?? -1

    const ask = (index: number) => {
      const withPhotos = index % photosEach === 0
      const chosen = withPhotos ? Array.from({ length: photosThen }, (_, at) => files[(index + at) % files.length]) : []
      const phone = `63055${String(10_000 + index).padStart(5, '0')}`
      const body = multipart(
        typedQuote({ phone, key: randomUUID() }),
        chosen.filter((file) => file !== undefined),
      )
      const init = {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'cf-connecting-ip': `10.1.${index >> 8}.${index & 255}` },
      } as const
      return timed(withPhotos ? 'photos' : 'text', fetch(new URL('/', url), init))
    }
    const read = () => timed('read', fetch(new URL('/about', url)))
    // Compiled and connected, before anything is measured.
    await Promise.all([read(), read()])

    const before = await used(runtime)
    const clientBefore = process.cpuUsage()
    const send = async (index: number) => Promise.all([ask(index), read()])
    // What is garbage is collected in between, with nothing under way.
    const quarter = Math.ceil(total / 4)
    const firsts = await paced(quarter, 1000 / rate, send)
    const early = await used(runtime)
    const others = await paced(total - quarter, 1000 / rate, (index) => send(quarter + index))
    const late = await used(runtime)
    const all = [...firsts, ...others]
    const client = process.cpuUsage(clientBefore)
    const clientMs = (client.user + client.system) / 1000
    const slow = server.getLogs().filter(({ message }) => message.includes('lead-not-stored')).length
    const sweepAt = performance.now()
    let swept = 0
    while (swept < 30 && (swept === 0 || (await count("outbox WHERE state = 'pending'")) > 0)) {
      await worker.scheduled({ cron: '* * * * *' })
      swept += 1
    }
    const sweepMs = performance.now() - sweepAt

    const results = all.flat()
    const of = (...kinds: Timed['kind'][]) => results.filter(({ kind }) => kinds.includes(kind))
    const times = (...kinds: Timed['kind'][]) => of(...kinds).map(({ ms }) => ms)
    const sent = of('text', 'photos')
    const accepted = sent.filter(({ status, reference }) => status === 303 && reference !== '')
    const { results: told } = await DB.prepare(
      `SELECT reference FROM leads WHERE EXISTS (SELECT 1 FROM outbox WHERE outbox.reference = leads.reference
         AND channel = 'email' AND outbox.state = 'sent')`,
    ).all<{ reference: string }>()
    const known = new Set(told.map(({ reference }) => reference))
    const lost = accepted.filter(({ reference }) => !known.has(reference)).length
    const photos = await count('photos WHERE attached_at IS NOT NULL')
    const photosWanted = of('photos').length * photosThen
    const p99 = share(times('text', 'photos'), 0.99)
    const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
    const ms = (value: number) => `${value.toFixed(0)} ms`
    const spread = (...kinds: Timed['kind'][]) =>
      `${ms(share(times(...kinds), 0.5))}, ${ms(share(times(...kinds), 0.99))}`
    const ratio = (part: number) => (share(times('text', 'photos'), part) / share(times('read'), part)).toFixed(1)
    const row = (what: string, value: string, wanted = '', ok = true): readonly [string, Row] => [
      what,
      { value, wanted, '': ok ? '' : 'MISSED' },
    ]
    const rows = [
      row('requests sent', `${sent.length} at ${rate} a second`),
      row('accepted', `${accepted.length}`, `${sent.length}`, accepted.length === sent.length),
      row('accepted, and not stored or not told', `${lost}`, '0', lost === 0),
      row('photos with their requests', `${photos}`, `${photosWanted}`, photos === photosWanted),
      row('sending: p50, p99', spread('text', 'photos'), 'p99 under 2000 ms', p99 < 2000),
      row('sending with photos: p50, p99', spread('photos')),
      row('reading a page beside it: p50, p99', spread('read')),
      row('sending / reading: p50, p99', `${ratio(0.5)}, ${ratio(0.99)}`),
      row(
        'in use after 25 % and 100 %, collected',
        `${mb(early.liveBytes)}, ${mb(late.liveBytes)}`,
        'at most 1.05 times',
        late.liveBytes <= 1.05 * early.liveBytes,
      ),
      row(
        'held by the process then',
        `${mb(early.residentBytes)}, ${mb(late.residentBytes)}`,
        'at most 1.25 times',
        late.residentBytes <= 1.25 * early.residentBytes,
      ),
      row('processor time for one sent and one read', ms((late.cpuMs - before.cpuMs) / total)),
      row('processor time of the clients and local bindings for it', ms(clientMs / total)),
      row('attempts for which the database was too slow', `${slow}`),
      row('machine: load, processors', `${loadavg()[0]?.toFixed(1)}, ${cpus().length}`),
      row('sweeps until all were told', `${swept} in ${ms(sweepMs)}`),
    ]
    return {
      rows: Object.fromEntries(rows),
      figures: {
        accepted: rounded(accepted.length / sent.length, 4),
        lost,
        p99Ms: rounded(p99, 0),
        sendingToReading: rounded(median(times('text', 'photos')) / median(times('read'))),
      },
    }
  } finally {
    await server.close()
    runtime.forget()
  }
}
