// How the site bears a busy hour: 20 requests a second, 5 % of them with photos, and as many reads of a page beside them for
// comparison. `LOAD_SECONDS=120` makes it as long as it is meant, `LOAD_RATE=5` light.
import { performance } from 'node:perf_hooks'
import { busySite } from './load/busySite.ts'
import { found } from './load/measured.ts'
import { paced } from './load/paced.ts'
import { photosThen, visitors } from './load/visitors.ts'
import type { Found } from './part.ts'
import { lookInto, used } from './runtime.ts'

const rate = Number(process.env.LOAD_RATE ?? 20)
const seconds = Number(process.env.LOAD_SECONDS ?? 20)
const total = rate * seconds

/** Runs what the cron does until the owner was told of everything; how often that was, and the ms that it took. */
async function toldAll(site: Awaited<ReturnType<typeof busySite>>): Promise<{ sweeps: number; sweepMs: number }> {
  const from = performance.now()
  let sweeps = 0
  while (sweeps < 30 && (sweeps === 0 || (await site.count("outbox WHERE state = 'pending'")) > 0)) {
    await site.sweep()
    sweeps += 1
  }
  return { sweeps, sweepMs: performance.now() - from }
}

/** Runs the load on the built Worker. */
export async function run(): Promise<Found> {
  const runtime = lookInto()
  const site = await busySite(10 * total)
  try {
    const { ask, read } = await visitors(site.url)
    // Compiled and connected, before anything is measured.
    await Promise.all([read(), read()])
    const before = await used(runtime)
    const client = process.cpuUsage()
    const send = async (index: number) => Promise.all([ask(index), read()])
    // What is garbage is collected in between, with nothing under way.
    const quarter = Math.ceil(total / 4)
    const firsts = await paced(quarter, 1000 / rate, send)
    const early = await used(runtime)
    const others = await paced(total - quarter, 1000 / rate, (index) => send(quarter + index))
    const late = await used(runtime)
    const { user, system } = process.cpuUsage(client)
    const slow = site.slow()
    const results = [...firsts, ...others].flat()
    const sweeps = await toldAll(site)
    return found({
      rate,
      results,
      told: await site.told(),
      photos: await site.count('photos WHERE attached_at IS NOT NULL'),
      photosWanted: results.filter(({ kind }) => kind === 'photos').length * photosThen,
      used: [before, early, late],
      clientMs: (user + system) / 1000,
      slow,
      ...sweeps,
    })
  } finally {
    await site.stop()
    runtime.forget()
  }
}
