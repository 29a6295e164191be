// How the hero scrolls on a slow phone: frames that came late with the parallax and without it, alternated in one run.
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { createTestHarness } from 'wrangler'
import { findBrowser } from '../../scripts/browser.ts'
import { fail } from '../../scripts/run.ts'
import type { Found } from './part.ts'
import { median, rounded } from './part.ts'

const rounds = 5
const frames = 120
const late = 1000 / 60 / 2

type Run = { readonly dropped: number; readonly longest: number; readonly first: number; readonly largest: number }

/** Scrolls the first 600 px at 4x CPU throttling. Gives the share of frames later than half a frame, and the longest. */
async function scroll(browser: Browser, origin: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion })
  const page = await context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { largest: entry })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times = await page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const stamps: number[] = []
        const step = (now: number) => {
          stamps.push(now)
          scrollTo(0, (600 * stamps.length) / count)
          if (stamps.length > count) resolve(stamps)
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    frames,
  )
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: (window as unknown as { largest?: { startTime: number } }).largest?.startTime ?? 0,
  }))
  await context.close()
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    dropped: gaps.filter((gap) => gap > 1000 / 60 + late).length / gaps.length,
    longest: Math.max(...gaps),
    ...paints,
  }
}

const row = (runs: Run[]) => ({
  'late frames': `${(100 * median(runs.map(({ dropped }) => dropped))).toFixed(1)} %`,
  'longest frame (ms)': median(runs.map(({ longest }) => longest)).toFixed(1),
  'headline, first paint (ms)': median(runs.map(({ first }) => first)).toFixed(0),
  'largest paint (ms)': median(runs.map(({ largest }) => largest)).toFixed(0),
})
export async function run(): Promise<Found> {
  const executablePath = findBrowser() ?? fail('The bench needs Chromium or Chrome.')
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', prebuiltWorkerDir: 'dist/worker', secrets: { LEAD_SECRET: 'bench' } }],
  })
  const { url } = await server.listen()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const moving: Run[] = []
  const still: Run[] = []
  for (let round = 0; round < rounds; round++) {
    moving.push(await scroll(browser, url.href, 'no-preference'))
    still.push(await scroll(browser, url.href, 'reduce'))
  }
  await browser.close()
  await server.close()
  const ratio = median(moving.map(({ longest }) => longest)) / median(still.map(({ longest }) => longest))
  return {
    rows: { 'with parallax': row(moving), 'without (reduced motion)': row(still) },
    figures: { longestFrameRatio: rounded(ratio) },
  }
}
