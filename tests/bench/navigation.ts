// From a click to the next page's paint, softly and by a full navigation, alternated in one run; how soon the menu and
// the form answer; and whether anything is long or moves after a page has come.
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { createTestHarness } from 'wrangler'
import { findBrowser } from '../../scripts/browser.ts'
import { build } from '../../scripts/build.ts'
import { fail, quietEnv } from '../../scripts/run.ts'

/** One line of the result; times in ms. */
export type Row = {
  readonly what: string
  readonly figure: number
  readonly target: number
  readonly ratio?: number
}

const rounds = 7
const roundTrip = 150
/** How long a page is watched after it was asked for, in ms. */
const watch = 20_000
const phone = { viewport: { width: 390, height: 844 } }
const paths = ['/faq', '/services/shed-removal', '/service-areas/lisle', '/contact'] as const

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Way = 'prefetched' | 'soft' | 'full'

/** A line that is not fast, so that nothing is read ahead but what is pointed at. */
const ordinaryLine = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } })

async function slow(page: Page, latency: number, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    // Answers come uncompressed here, so that a narrow line would count bytes that nobody is sent.
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

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
  await slow(page, roundTrip, 1)
  const link = page.locator(`a[href="${path}"]`).first()
  if (way === 'prefetched') {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await link.dispatchEvent('touchstart')
    await (await answered).finished()
    // Its elements are made when nothing else is to be done.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))))
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

/** The slowest answer to a touch or a key, at 4x CPU: the menu opened and closed, the form filled in and refused. */
async function slowestAnswer(browser: Browser, origin: string): Promise<{ menu: number; form: number }> {
  const context = await browser.newContext({ ...phone, hasTouch: true, isMobile: true })
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
  await slow(page, 0, 4)
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

type Quiet = { readonly path: string; readonly longest: number; readonly shifted: number }

/** A page with all of its scripts loaded, at 4x CPU: the longest task and what has shifted in its first 20 s. */
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
  await slow(page, 0, 4)
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

/** One page after the other: a throttled page keeps a core busy. */
async function quiet(browser: Browser, origin: string): Promise<Quiet[]> {
  const found: Quiet[] = []
  for (const path of await kindsOf(origin)) found.push(await watched(browser, origin, path))
  return found
}

/** Runs against the built Worker. */
export async function run(): Promise<Row[]> {
  const executablePath = findBrowser() ?? fail('The bench needs Chromium or Chrome.')
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', prebuiltWorkerDir: 'dist/worker', secrets: { LEAD_SECRET: 'bench' } }],
  })
  const { url } = await server.listen()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const times: Record<Way, number[]> = { prefetched: [], soft: [], full: [] }
  for (let round = 0; round < rounds; round++) {
    const path = paths[round % paths.length] ?? '/faq'
    for (const way of ['full', 'soft', 'prefetched'] as const)
      times[way].push(await clickToPaint(browser, url.origin, path, way))
  }
  const answers = await slowestAnswer(browser, url.origin)
  const kinds = await quiet(browser, url.origin)
  await browser.close()
  await server.close()
  const full = median(times.full)
  return [
    { what: 'click to paint, read ahead', figure: median(times.prefetched), target: 50 },
    { what: 'click to paint, not read ahead', figure: median(times.soft), target: roundTrip + 60 },
    { what: 'click to paint, full navigation', figure: full, target: Number.POSITIVE_INFINITY },
  ]
    .map((row): Row => ({ ...row, ratio: row.figure / full }))
    .concat(
      { what: 'menu answers, 4x CPU', figure: answers.menu, target: 100 },
      { what: 'form answers, 4x CPU', figure: answers.form, target: 100 },
      kinds.flatMap(({ path, longest, shifted }) => [
        { what: `${path}: longest task, 4x CPU`, figure: longest, target: 50 },
        { what: `${path}: shifted`, figure: shifted, target: 0 },
      ]),
    )
}

if (import.meta.main) {
  Object.assign(process.env, quietEnv)
  await build()
  console.table(
    (await run()).map(({ what, figure, target, ratio }) => ({
      what,
      figure: Number(figure.toFixed(2)),
      target,
      'of a full navigation': ratio?.toFixed(2) ?? '',
      '': figure <= target ? '' : 'MISSED',
    })),
  )
}
