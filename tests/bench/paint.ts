// Lighthouse's figures of a page on a throttled phone (1.6 Mbit/s, 150 ms round trip, a quarter of the CPU), against a
// baseline page with the same text in the same run.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../../scripts/test/browser.ts'
import { switches } from '../support/launchBrowser.ts'
import { servicePath, townPath } from '../support/ownPages.ts'
import { baselinePage } from './baselinePage.ts'
import { edge } from './edge.ts'
import { median, type PartResult, rounded, type TableRow } from './part.ts'
import { get, serve } from './workerd.ts'

const rounds = 5
const pages = ['/', servicePath, townPath]

const [first, largest] = ['first-contentful-paint', 'largest-contentful-paint'] as const
const [blocking, shift] = ['total-blocking-time', 'cumulative-layout-shift'] as const
const audits = [first, largest, blocking, shift]
type Audit = (typeof audits)[number]
type Seen = ReadonlyMap<Audit, number>

const line = { requestLatencyMs: 150, downloadThroughputKbps: 1600, uploadThroughputKbps: 750 }
const throttling = { ...line, cpuSlowdownMultiplier: 4 }
const phone = { formFactor: 'mobile', throttlingMethod: 'devtools', throttling } as const

async function look(port: number, url: string): Promise<Seen> {
  const result = await lighthouse(url, { ...phone, port, logLevel: 'error', onlyAudits: [...audits] })
  return new Map(audits.map((audit) => [audit, result?.lhr.audits[audit]?.numericValue ?? Number.NaN]))
}

export async function run(): Promise<PartResult> {
  const running = await serve([{ name: 'site', site: true }])
  const baselines = new Map<string, string>()
  for (const path of pages)
    baselines.set(`/baseline${path}`, baselinePage(`${await get(running.origin('site') + path)}`))
  const { origin, close } = await edge(running.origin('site'), baselines)
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless=new', ...switches] })
  const rows: Record<string, TableRow> = {}
  const ratios = { first: [] as number[], largest: [] as number[] }
  for (const path of pages) {
    const page: Seen[] = []
    const baseline: Seen[] = []
    for (let round = 0; round < rounds; round++) {
      page.push(await look(browser.port, origin + path))
      baseline.push(await look(browser.port, `${origin}/baseline${path}`))
    }
    const of = (all: readonly Seen[], audit: Audit) => median(all.map((seen) => seen.get(audit) ?? Number.NaN))
    const ratio = (audit: Audit) => rounded(of(page, audit) / of(baseline, audit))
    ratios.first.push(ratio(first))
    ratios.largest.push(ratio(largest))
    rows[path] = {
      'first paint (ms)': rounded(of(page, first), 0),
      'of the baseline': ratio(first),
      'largest paint (ms)': rounded(of(page, largest), 0),
      'of the baseline’s': ratio(largest),
      'blocked (ms)': rounded(of(page, blocking), 0),
      'layout shift': rounded(of(page, shift), 3),
    }
  }
  browser.kill()
  close()
  await running.stop()
  const [firstPaintRatio, largestPaintRatio] = [Math.max(...ratios.first), Math.max(...ratios.largest)]
  return { rows, figures: { firstPaintRatio, largestPaintRatio } }
}
