// A busy hour: 20 quote requests a second, 5 % of them with photos, and as many page views for comparison.
// `LOAD_SECONDS=120` makes it longer, `LOAD_RATE=5` lighter.
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { busySite } from './load/busySite.ts'
import { visits } from './load/visitors.ts'
import type { PartResult, Row } from './part.ts'
import { rounded } from './part.ts'

const rate = Number(process.env.LOAD_RATE ?? 20)
const total = rate * Number(process.env.LOAD_SECONDS ?? 20)
const steady = { connections: 10, overallRate: rate, amount: total } as const

type Site = Awaited<ReturnType<typeof busySite>>

/** Sends quote requests at an even rate. Gives the references that were acknowledged, and how many photos were sent. */
async function sendQuotes(origin: string) {
  // Each connection prepares one request before its first.
  const waiting = await visits(total + steady.connections)
  const references = new Set<string>()
  const sending = new Map<object, number>()
  let photosSent = 0
  const result = await autocannon({
    ...steady,
    url: origin,
    requests: [
      {
        method: 'POST',
        path: '/',
        setupRequest: (request, context) => {
          const { headers, body, photos } = waiting.shift() ?? { headers: {}, body: '', photos: 0 }
          sending.set(context, photos)
          return { ...request, headers: { ...request.headers, ...headers }, body }
        },
        onResponse: (status, _body, context, headers = {}) => {
          const [, reference] = /^\/request-received\/(\w{10})/.exec(String(headers.Location ?? headers.location)) ?? []
          if (status !== 303 || !reference) return
          references.add(reference)
          photosSent += sending.get(context) ?? 0
        },
      },
    ],
  })
  return { result, references, photosSent }
}

/** Runs the cron until every notification is sent; how often that was. */
async function notifyAll(site: Site): Promise<number> {
  for (let sweeps = 1; ; sweeps++) {
    await site.sweep()
    if (sweeps === 30 || (await site.left()) === 0) return sweeps
    // A batch is made once a minute.
    await pause(15_000)
  }
}

const row = (value: string | number, wanted: string | number = '', ok = value === wanted || wanted === ''): Row => ({
  value,
  wanted,
  '': ok ? '' : 'MISSED',
})

export async function run(): Promise<PartResult> {
  const site = await busySite()
  try {
    // Compiled and connected before anything is measured.
    await autocannon({ url: `${site.origin}/about`, amount: 4, connections: 2 })
    const reading = autocannon({ ...steady, url: `${site.origin}/about` })
    const { result, references, photosSent } = await sendQuotes(site.origin)
    const { latency: read } = await reading
    const sweeps = await notifyAll(site)
    const notified = await site.notified()
    const lost = [...references].filter((reference) => !notified.has(reference)).length
    const { p50, p99 } = result.latency
    return {
      rows: {
        'requests accepted': row(references.size, total),
        'accepted and not stored, or the owner not notified': row(lost, 0),
        'photos with their requests': row(await site.count('photos WHERE attached_at IS NOT NULL'), photosSent),
        'sending: p50, p99 (ms)': row(`${p50}, ${p99}`, 'p99 under 2000', p99 < 2000),
        'reading a page meanwhile: p50, p99 (ms)': row(`${read.p50}, ${read.p99}`),
        'sweeps until all notifications were sent': row(sweeps),
      },
      figures: {
        accepted: rounded(references.size / total, 4),
        lost,
        p99Ms: p99,
        sendingToReading: rounded(p50 / read.p50),
      },
    }
  } finally {
    await site.stop()
  }
}
