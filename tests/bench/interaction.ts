// How soon the menu and the form answer a touch or a key on a slow phone.
import type { Browser, Locator, Page } from 'playwright'
import { fail } from '../../scripts/run.ts'
import type { Found } from './part.ts'
import { throttle, visited } from './visited.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const target = 100
/** A finger stays down about this long, in ms. */
const touchMs = 80

/** Touches an element as a finger does. What finds it in the page has run before, so that it delays no answer. */
async function touch(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox()) ?? fail('Nothing there to touch.')
  await page.waitForTimeout(200)
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

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
    await touch(page, page.getByRole('button', { name: 'Menu', exact: true }))
    await touch(page, page.getByRole('button', { name: 'Close the menu' }))
    menu.push(await slowest())
  }
  await touch(page, page.getByLabel('Phone'))
  await page.locator('[data-island=LeadForm][data-island-status=ready]').waitFor()
  await page.getByLabel('Phone').pressSequentially('555')
  await touch(page, page.getByLabel('ZIP or town'))
  await page.getByLabel('ZIP or town').pressSequentially('Lisle')
  await touch(page, page.getByRole('button', { name: 'Get my free quote' }))
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
