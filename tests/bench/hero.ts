// How the hero scrolls on a slow phone: frames that came late with the parallax and without it, alternated in one run.
import type { Browser } from 'playwright'
import type { Found } from './part.ts'
import { median, rounded } from './part.ts'
import { throttle, visited } from './visited.ts'

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
  await throttle(page, 0, 4)
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

export const run = (): Promise<Found> =>
  visited(async (browser, origin) => {
    const moving: Run[] = []
    const still: Run[] = []
    for (let round = 0; round < rounds; round++) {
      moving.push(await scroll(browser, origin, 'no-preference'))
      still.push(await scroll(browser, origin, 'reduce'))
    }
    const ratio = median(moving.map(({ longest }) => longest)) / median(still.map(({ longest }) => longest))
    return {
      rows: { 'with parallax': row(moving), 'without (reduced motion)': row(still) },
      figures: { longestFrameRatio: rounded(ratio) },
    }
  })
