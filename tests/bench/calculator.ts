// How soon a tap is a painted total on a slow phone, next to the same tap on a button that does nothing.
import type { Page } from 'playwright'
import { fail } from '../../scripts/run.ts'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { throttle, visited } from './visited.ts'

const taps = 20
const target = 50

/** A room's worth of things and an open kind: more than most people look at. */
const load =
  '/pricing-calculator?items=sofa_refrigerator_mattress-queen.2_bag-33.10_dresser_tv-crt_dining-chair.6_box-medium.12&category=beds'

/**
 * Milliseconds from the event of a tap to the end of the frame that shows its effect: the script's own work, style,
 * layout and the paint that follows, and not the wait of the hand for the screen's next frame.
 */
const tap = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (at) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>(at)
        if (!button) throw new Error(`Nothing at ${at}`)
        // Begins with a frame, so that the wait for the next one is the same for every tap.
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          const start = performance.now()
          channel.port1.onmessage = () => resolve(performance.now() - start)
          button.click()
          requestAnimationFrame(() => channel.port2.postMessage(''))
        })
      }),
    selector,
  )

/** Taps on the calculator and on nothing by turns, in one run. */
export const run = (): Promise<Found> =>
  visited(async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(origin + load)
    await page.focus('#calc-q')
    await page.waitForSelector('[data-island=Calculator][data-island-status=ready]')
    await page.evaluate(() => {
      const inert = document.createElement('button')
      inert.id = 'inert'
      document.body.append(inert)
    })
    await throttle(page, 0, 4)
    const totals: number[] = []
    const inert: number[] = []
    const title = () => page.locator('#ticket h2').textContent()
    for (let turn = 0; turn < taps; turn++) {
      const before = await title()
      // A sofa more and a sofa less by turns: the total must have changed, or something else was measured.
      totals.push(await tap(page, `#ticket button[name=${turn % 2 ? 'less' : 'add'}][value=sofa]`))
      if ((await title()) === before) fail('A tap changed nothing.')
      inert.push(await tap(page, '#inert'))
    }
    const ratio = rounded(median(totals) / median(inert))
    const row = (values: readonly number[]): Row => ({
      'median (ms)': rounded(median(values), 1),
      'longest (ms)': rounded(Math.max(...values), 1),
      'to nothing': rounded(median(values) / median(inert)),
      'target (ms)': target,
    })
    return {
      rows: { 'tap to painted total': row(totals), 'tap on nothing': row(inert) },
      figures: { tapMs: rounded(median(totals), 1), tapRatio: ratio },
    }
  })
