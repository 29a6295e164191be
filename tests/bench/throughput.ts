// Cached pages against constant bytes of the same length, in one workerd: requests a second, CPU time of a request.
import autocannon from 'autocannon'
import { servicePath, townPath } from '../support/ownPages.ts'
import { median, type PartResult, rounded, type TableRow } from './part.ts'
import { get, type Running, serve } from './workerd.ts'

const rounds = 7
const connections = 16
const duration = 1
const pages = ['/', servicePath, townPath, '/faq']

async function speed(running: Running, url: string): Promise<{ rate: number; cpuUs: number }> {
  const before = running.cpuMs()
  const result = await autocannon({ url, connections, duration, headers: { accept: 'text/html' } })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`)
  const { total } = result.requests
  return { rate: total / result.duration, cpuUs: (1000 * (running.cpuMs() - before)) / total }
}

async function compare(path: string): Promise<Record<'page' | 'constant', { rate: number; cpuUs: number }[]>> {
  const alone = await serve([{ name: 'page', site: true }])
  const bytes = await get(alone.origin('page') + path)
  await alone.stop()
  const running = await serve([
    { name: 'page', site: true },
    { name: 'constant', bytes },
  ])
  const page = () => speed(running, running.origin('page') + path)
  const constant = () => speed(running, running.origin('constant') + path)
  const speeds = { page: [await page()], constant: [await constant()] }
  for (let round = 0; round < rounds; round++) {
    speeds.page.push(await page())
    speeds.constant.push(await constant())
  }
  await running.stop()
  // The first round of each is a warm-up.
  return { page: speeds.page.slice(1), constant: speeds.constant.slice(1) }
}

export async function run(): Promise<PartResult> {
  const rows: Record<string, TableRow> = {}
  const ratios: { rate: number; cpuUs: number }[] = []
  for (const path of pages) {
    const { page, constant } = await compare(path)
    // Each round is compared with the next one, so that other load slows both.
    const ratio = (key: 'rate' | 'cpuUs') =>
      rounded(median(page.map((one, round) => one[key] / (constant[round]?.[key] ?? Number.NaN))))
    ratios.push({ rate: ratio('rate'), cpuUs: ratio('cpuUs') })
    rows[path] = {
      'page, a second': Math.round(median(page.map(({ rate }) => rate))),
      'of constant bytes': ratio('rate'),
      'page, CPU µs': Math.round(median(page.map(({ cpuUs }) => cpuUs))),
      'of the CPU of constant bytes': ratio('cpuUs'),
    }
  }
  const middle = (key: 'rate' | 'cpuUs') => median(ratios.map((one) => one[key]))
  return { rows, figures: { throughputRatio: middle('rate'), cpuRatio: middle('cpuUs') } }
}
