// `npm run test:memory`: what the largest bodies take of the memory that an isolate has, which is 128 MB for all of the
// requests that it answers at a time. Linux only, since it reads what the runtime's process holds from /proc.
import { randomUUID } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'
import { answerHelp } from '../../scripts/lib/options.ts'
import { environment } from '../../scripts/lib/run.ts'
import { config } from '../../scripts/lib/wranglerConfig.ts'
import { signToken } from '../../src/server/lib/token.ts'
import type { Links } from '../support/hostile/case.ts'
import { hostileSlot } from '../support/hostile/case.ts'
import { send } from '../support/hostile/wire.ts'
import { bodies } from './bodies.ts'
import type { Isolate } from './isolate.ts'
import { isolateNamed, lookInto, residentBytes } from './isolate.ts'

answerHelp('npm run test:memory   how much memory the largest requests take (Linux)')

const megabyte = 1024 * 1024
/** Above what is in use while nothing is asked for, in bytes. */
const allowed = { any: 64 * megabyte, sixPhotos: 40 * megabyte }

process.env.WRANGLER_LOG = 'error'
const looked = lookInto()
const secrets = { LEAD_SECRET: randomUUID() }
const vars = { HOURLY_LIMIT: '100000' }
const server = createTestHarness({
  workers: [{ configPath: 'wrangler.toml', env: environment, prebuiltWorkerDir: 'dist/worker', secrets, vars }],
})
const { url } = await server.listen()
await server.getWorker<{ DB: D1Database }>().applyD1Migrations('DB')
const { DB } = await server.getWorker<{ DB: D1Database }>().getEnv()
await DB.prepare('INSERT INTO capacities (place, crews) VALUES (?, 1000)').bind(hostileSlot).run()

const links: Links = {
  sign: (purpose) => signToken(secrets, { purpose, id: '7K2M9QX4RD', expires: Date.now() + 600_000 }),
}

async function findIsolate(): Promise<{ isolate: Isolate; pid: number }> {
  const { name } = await config()
  for (const { pid, port } of looked.runtimes()) {
    const isolate = await isolateNamed(`core:user:${name}`, port).catch(() => undefined)
    if (isolate) return { isolate, pid }
  }
  throw new Error('The Worker’s isolate cannot be looked into')
}

/** The most that is allocated while some work goes on, in bytes. */
async function peakDuring(allocated: () => Promise<number>, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let peak = 0
  while (!isDone) peak = Math.max(peak, await allocated())
  await done
  return peak
}

const inMB = (bytes: number) => Number((bytes / megabyte).toFixed(1))

const { isolate, pid } = await findIsolate()
const rows: Record<string, Record<string, number>> = {}
const problems: string[] = []
for (const { name, isSixPhotos, request } of bodies) {
  const sent = await request(links)
  const idle = await isolate.collected()
  const residentIdle = residentBytes(pid)
  let status = 0
  let residentPeak = 0
  const asked = send(url.origin, sent).then((answer) => {
    status = answer.status
  })
  const peak = await peakDuring(() => {
    residentPeak = Math.max(residentPeak, residentBytes(pid))
    return isolate.allocated()
  }, asked)
  const more = peak - idle
  rows[name] = {
    'sent (MB)': inMB(sent.body?.length ?? 0),
    status,
    'idle (MB)': inMB(idle),
    'more at its peak (MB)': inMB(more),
    'resident more (MB)': inMB(residentPeak - residentIdle),
  }
  if (status === 0 || status >= 500) problems.push(`${name}: status ${status}`)
  const most = isSixPhotos ? allowed.sixPhotos : allowed.any
  if (more > most) problems.push(`${name}: ${inMB(more)} MB, more than ${inMB(most)}`)
}
isolate.close()
await server.close()
looked.forget()
console.table(rows)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
