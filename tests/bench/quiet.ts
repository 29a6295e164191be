// Whether anything is long or moves by itself after a page has come, on every kind of page with all of its scripts loaded.
import type { Browser } from 'playwright'
import type { Found } from './part.ts'
import { rounded } from './part.ts'
import { throttle, visited } from './visited.ts'

/** How long a page is watched after it was asked for, in ms. `QUIET_SECONDS=20` watches longer. */
const watch = 1000 * Number(process.env.QUIET_SECONDS ?? 4)
const phone = { viewport: { width: 390, height: 844 } }

type Quiet = { readonly path: string; readonly longest: number; readonly shifted: number }

/** A page with all of its scripts loaded, at 4x CPU: the longest task and what has shifted since it was asked for. */
async function watched(browser: Browser, origin: string, path: string): Promise<Quiet> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0, shifted: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) })
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await throttle(page, 0, 4)
  const start = performance.now()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.keyboard.press('Shift')
  for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerover')
  await page.waitForTimeout(Math.max(0, watch - (performance.now() - start)))
  const found = (await page.evaluate('({ longest: window.longest, shifted: window.shifted })')) as Omit<Quiet, 'path'>
  await context.close()
  return { path, ...found }
}

/** Each page by itself, of collections the first, and the two that are not listed. */
async function kindsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, loc = '']) => new URL(loc).pathname)
  const kinds = new Map(listed.map((path) => [path.replace(/(?<=\/.+\/).+/, ''), path]))
  return [...kinds.values(), '/request-received/7K2M9QX4RD?photos=2', '/no-such-page']
}

export const run = (): Promise<Found> =>
  visited(async (browser, origin) => {
    const found: Quiet[] = []
    // One page after the other: a throttled page keeps a core busy.
    for (const path of await kindsOf(origin)) found.push(await watched(browser, origin, path))
    return {
      rows: Object.fromEntries(
        found.map(({ path, longest, shifted }) => [
          path,
          { 'longest task, 4x CPU (ms)': rounded(longest, 0), 'target (ms)': 50, shifted: rounded(shifted, 3) },
        ]),
      ),
      figures: {
        longestTaskMs: rounded(Math.max(...found.map(({ longest }) => longest)), 0),
        shifted: rounded(Math.max(...found.map(({ shifted }) => shifted)), 3),
      },
    }
  })
