// Whether anything is long or moves by itself after a page has come, on every kind of page with all of its scripts loaded.
import type { Browser } from 'playwright'
import type { Found } from './part.ts'
import { rounded } from './part.ts'
import { throttle, visited } from './visited.ts'

/** How long a page is watched after it was asked for, in ms. `QUIET_SECONDS=20` watches longer. */
const watch = 1000 * Number(process.env.QUIET_SECONDS ?? 4)
const phone = { viewport: { width: 390, height: 844 } }

type Quiet = {
  readonly path: string
  /** Longest task (ms) while the page came, while its scripts woke, and afterwards. */
  readonly coming: number
  readonly waking: number
  readonly after: number
  readonly shifted: number
}

/** Scripts are awake so long after they were called, in ms. */
const wakingMs = 1500

/** A page with all of its scripts loaded, at 4x CPU: the longest tasks, and what has shifted since it was asked for. */
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
  const longest = () => page.evaluate('const longest = window.longest; window.longest = 0; longest') as Promise<number>
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const coming = await longest()
  await page.keyboard.press('Shift')
  // Without a locator: what looks elements up in the page would be the longest task of all.
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new Event('pointerover'))
  })
  await page.waitForTimeout(wakingMs)
  const waking = await longest()
  await page.waitForTimeout(Math.max(0, watch - (performance.now() - start)))
  const after = await longest()
  const shifted = (await page.evaluate('window.shifted')) as number
  await context.close()
  return { path, coming, waking, after, shifted }
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
    const worst = (key: 'coming' | 'waking' | 'after') => rounded(Math.max(...found.map((page) => page[key])), 0)
    return {
      rows: Object.fromEntries(
        found.map(({ path, coming, waking, after, shifted }) => [
          path,
          {
            'longest task while it comes, 4x CPU (ms)': rounded(coming, 0),
            'while its scripts wake': rounded(waking, 0),
            afterwards: rounded(after, 0),
            'target then': 50,
            shifted: rounded(shifted, 3),
          },
        ]),
      ),
      figures: {
        longestWhileComingMs: worst('coming'),
        longestWhileWakingMs: worst('waking'),
        longestAfterwardsMs: worst('after'),
        shifted: rounded(Math.max(...found.map(({ shifted }) => shifted)), 3),
      },
    }
  })
