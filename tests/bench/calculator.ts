// How soon a tap is a painted total on a slow phone, next to the same tap on a button that does nothing.
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { createTestHarness } from 'wrangler'
import { findBrowser } from '../../scripts/browser.ts'
import { build } from '../../scripts/build.ts'
import { fail, quietEnv } from '../../scripts/run.ts'

const taps = 20
const target = 50

/** A room's worth of things and an open kind: more than most people look at. */
const load =
  '/pricing-calculator?items=sofa_refrigerator_mattress-queen.2_bag-33.10_dresser_tv-crt_dining-chair.6_box-medium.12&category=beds'

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

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
export async function run() {
  const executablePath = findBrowser() ?? fail('The bench needs Chromium or Chrome.')
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', prebuiltWorkerDir: 'dist/worker', secrets: { LEAD_SECRET: 'bench' } }],
  })
  const { url } = await server.listen()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(url.origin + load)
  await page.focus('#calc-q')
  await page.waitForSelector('[data-island=Calculator][data-island-status=ready]')
  await page.evaluate(() => {
    const inert = document.createElement('button')
    inert.id = 'inert'
    document.body.append(inert)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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
  await browser.close()
  await server.close()
  const row = (what: string, values: readonly number[]) => ({
    what,
    'median (ms)': Number(median(values).toFixed(1)),
    'longest (ms)': Number(Math.max(...values).toFixed(1)),
    'to nothing': Number((median(values) / median(inert)).toFixed(2)),
    'target (ms)': target,
  })
  return [row('tap to painted total', totals), row('tap on nothing', inert)]
}

if (import.meta.main) {
  Object.assign(process.env, quietEnv)
  await build()
  console.table(await run())
}
