// From a click to the next page's paint: read ahead, not read ahead at 150 ms round trip, and by a full navigation, in turns.
import type { Browser } from 'playwright'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { throttle, visited } from './visited.ts'

const rounds = 6
const roundTrip = 150
const phone = { viewport: { width: 390, height: 844 } }
const paths = ['/faq', '/services/shed-removal', '/service-areas/lisle', '/contact'] as const

/** What the figures are held to, in ms. */
const targets = { prefetched: 50, soft: roundTrip + 60, full: '' } as const

type Way = 'prefetched' | 'soft' | 'full'

/** A line that is not fast, so that nothing is read ahead but what is pointed at. */
const ordinaryLine = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } })

/** Notes when a link is clicked and when the next main part has been painted, both since the epoch. */
const stopwatch = () => {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  )
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          if (!document.querySelector('main[aria-busy]')) sessionStorage.setItem('painted', String(now()))
        }
        port2.postMessage('')
      }),
    ).observe(document.body, { childList: true }),
  )
}

/** Milliseconds from the click on a link of Home to the paint of its page. */
async function clickToPaint(browser: Browser, origin: string, path: string, way: Way): Promise<number> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.addInitScript(ordinaryLine)
  await page.addInitScript(stopwatch)
  if (way === 'full') await page.route('**/assets/navigation-*', (route) => route.abort())
  await page.goto(origin, { waitUntil: 'networkidle' })
  if (way !== 'full') {
    await page.keyboard.press('Shift')
    await page.locator('html[data-prefetch=own]').waitFor()
  }
  await throttle(page, roundTrip, 1)
  const link = page.locator(`a[href="${path}"]`).first()
  if (way === 'prefetched') {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await link.dispatchEvent('touchstart')
    await (await answered).finished()
    // About as long as a finger stays down.
    await page.waitForTimeout(100)
  }
  await link.evaluate((element: HTMLElement) => element.click())
  if (way === 'full') await page.waitForURL(`**${path}`, { waitUntil: 'networkidle' })
  const read = () =>
    page.evaluate((full) => {
      const { clicked = '0', painted = '0' } = sessionStorage
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const end = full ? performance.timeOrigin + (paint?.startTime ?? 0) : Number(painted)
      return end - Number(clicked)
    }, way === 'full')
  let taken = await read()
  while (taken <= 0) taken = await read()
  await context.close()
  return taken
}

const whats = {
  prefetched: 'click to paint, read ahead',
  soft: 'click to paint, not read ahead',
  full: 'click to paint, full navigation',
} as const satisfies Record<Way, string>

export const run = (): Promise<Found> =>
  visited(async (browser, origin) => {
    const times: Record<Way, number[]> = { prefetched: [], soft: [], full: [] }
    for (let round = 0; round < rounds; round++) {
      const path = paths[round % paths.length] ?? '/faq'
      for (const way of ['full', 'soft', 'prefetched'] as const)
        times[way].push(await clickToPaint(browser, origin, path, way))
    }
    const ratio = (way: Way) => rounded(median(times[way].map((ms, round) => ms / (times.full[round] ?? Number.NaN))))
    const row = (way: Way): Row => ({
      'median (ms)': rounded(median(times[way]), 0),
      'longest (ms)': rounded(Math.max(...times[way]), 0),
      'of a full navigation': ratio(way),
      'target (ms)': targets[way],
    })
    return {
      rows: Object.fromEntries((['prefetched', 'soft', 'full'] as const).map((way) => [whats[way], row(way)])),
      figures: {
        aheadMs: rounded(median(times.prefetched), 0),
        aheadRatio: ratio('prefetched'),
        softMs: rounded(median(times.soft), 0),
        softRatio: ratio('soft'),
      },
    }
  })
