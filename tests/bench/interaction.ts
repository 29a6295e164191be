// How soon the menu and the form answer a touch or a key on a slow phone.
import type { Browser } from 'playwright'
import type { Found } from './part.ts'
import { throttle, visited } from './visited.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const target = 100

/** The slowest answer to a touch or a key, at 4x CPU: the menu opened and closed, the form filled in and refused. */
async function slowestAnswer(browser: Browser, origin: string): Promise<{ menu: number; form: number }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { slowest: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId)
          Object.assign(window, { slowest: Math.max(Reflect.get(window, 'slowest'), entry.duration) })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await throttle(page, 0, 4)
  const slowest = async () => {
    await page.waitForTimeout(500)
    return (await page.evaluate('const worst = window.slowest; window.slowest = 0; worst')) as number
  }
  const menu: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('button', { name: 'Close the menu' }).tap()
    menu.push(await slowest())
  }
  await page.getByLabel('Phone').tap()
  await page.locator('[data-island=LeadForm][data-island-status=ready]').waitFor()
  await page.getByLabel('Phone').pressSequentially('555')
  await page.getByLabel('ZIP or town').tap()
  await page.getByLabel('ZIP or town').pressSequentially('Lisle')
  await page.getByRole('button', { name: 'Get my free quote' }).tap()
  await page.locator('[data-error-summary]').waitFor()
  const form = await slowest()
  await context.close()
  return { menu: Math.max(...menu), form }
}

export const run = (): Promise<Found> =>
  visited(async (browser, origin) => {
    const { menu, form } = await slowestAnswer(browser, origin)
    return {
      rows: {
        'menu answers, 4x CPU': { 'slowest (ms)': menu, 'target (ms)': target },
        'form answers, 4x CPU': { 'slowest (ms)': form, 'target (ms)': target },
      },
      figures: { menuMs: menu, formMs: form },
    }
  })
