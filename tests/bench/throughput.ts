// Kept pages against constant bytes of the same length, in one workerd: requests a second, CPU time of a request.

import { ask } from './ask.ts'
import { budgets, live } from './kinds.ts'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { cpuMs } from './processUse.ts'
import { serve } from './workerd.ts'

const rounds = 15
const roundMs = 200

type Side = { readonly rate: number; readonly cpuUs: number }

async function side(pid: number, port: number, path: string): Promise<Side> {
  const before = cpuMs(pid)
  const { requests, ms } = await ask(port, path, { ms: roundMs })
  return { rate: (1000 * requests) / ms, cpuUs: (1000 * (cpuMs(pid) - before)) / requests }
}

const kept = Object.keys(budgets).filter((path) => !live.includes(path))

async function pages(): Promise<ReadonlyMap<string, Buffer>> {
  const site = await serve([{ name: 'site', site: true }])
  const found = new Map<string, Buffer>()
  for (const path of kept) {
    const response = await fetch(`http://127.0.0.1:${site.port('site')}${path}`)
    found.set(path, Buffer.from(await response.arrayBuffer()))
  }
  await site.stop()
  return found
}

export async function run(): Promise<Found> {
  const found = [...(await pages())]
  const constants = found.map(([, bytes], index) => ({ name: `constant${index}`, bytes }))
  const running = await serve([{ name: 'site', site: true }, ...constants])
  const rows: Record<string, Row> = {}
  const rates: number[] = []
  const costs: number[] = []
  // The runtime compiles what runs often: the first page of the table has no worse start than the last.
  for (const [index, [path]] of found.entries()) {
    await ask(running.port('site'), path, { ms: roundMs })
    await ask(running.port(`constant${index}`), path, { ms: roundMs })
  }
  for (const [index, [path, bytes]] of found.entries()) {
    const ports = { page: running.port('site'), constant: running.port(`constant${index}`) }
    const sides: { page: Side[]; constant: Side[] } = { page: [], constant: [] }
    await ask(ports.page, path, { ms: roundMs / 2 })
    await ask(ports.constant, path, { ms: roundMs / 2 })
    for (let round = 0; round < rounds; round++)
      for (const name of round % 2 ? (['page', 'constant'] as const) : (['constant', 'page'] as const))
        sides[name].push(await side(running.pid, ports[name], path))
    const of = (name: 'page' | 'constant', key: keyof Side) => median(sides[name].map((measured) => measured[key]))
    // Each round against its neighbour in time: what else the machine does then weighs on both.
    const ratio = (key: keyof Side) =>
      median(sides.page.map((page, round) => page[key] / (sides.constant[round]?.[key] ?? Number.NaN)))
    const rate = ratio('rate')
    const cost = ratio('cpuUs')
    rates.push(rate)
    costs.push(cost)
    rows[path] = {
      KB: rounded(bytes.length / 1024, 1),
      'page, a second': Math.round(of('page', 'rate')),
      'constant, a second': Math.round(of('constant', 'rate')),
      'throughput, ratio': rounded(rate),
      'page, CPU µs': Math.round(of('page', 'cpuUs')),
      'constant, CPU µs': Math.round(of('constant', 'cpuUs')),
      'CPU, ratio': rounded(cost),
    }
  }
  await running.stop()
  return { rows, figures: { throughputRatio: rounded(median(rates)), cpuRatio: rounded(median(costs)) } }
}
