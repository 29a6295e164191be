// First and largest paint of a phone on 1.6 Mbit/s with 150 ms round trip and a quarter of the CPU, against a page written
// by hand with the same words. Chromium throttles both, through its protocol, in the same run.

import type { Browser } from 'playwright'
import { launchBrowser } from '../../scripts/browser.ts'
import { byHand } from './byHand.ts'
import { edge } from './edge.ts'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { serve } from './workerd.ts'

const rounds = 9
const pages = ['/', '/services/shed-removal', '/service-areas/lisle', '/contact', '/faq']
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

type Paint = { readonly first: number; readonly largest: number }

async function paint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largest: startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: (window as unknown as { largest?: number }).largest ?? 0,
  }))
  await context.close()
  return times
}

export async function run(): Promise<Found> {
  const running = await serve([{ name: 'site', site: true }])
  const hands = new Map<string, string>()
  for (const path of pages) {
    const html = await (await fetch(`http://127.0.0.1:${running.port('site')}${path}`)).text()
    hands.set(`/by-hand${path}`, byHand(html))
  }
  const { origin, stop } = await edge(running.port('site'), hands)
  const browser = await launchBrowser()
  const rows: Record<string, Row> = {}
  const ratios: Paint[] = []
  for (const path of pages) {
    const ours: Paint[] = []
    const hand: Paint[] = []
    await Promise.all([paint(browser, origin + path), paint(browser, `${origin}/by-hand${path}`)])
    for (let round = 0; round < rounds; round++) {
      ours.push(await paint(browser, origin + path))
      hand.push(await paint(browser, `${origin}/by-hand${path}`))
    }
    const of = (paints: Paint[], key: keyof Paint) => median(paints.map((one) => one[key]))
    const ratio = {
      first: of(ours, 'first') / of(hand, 'first'),
      largest: of(ours, 'largest') / of(hand, 'largest'),
    }
    ratios.push(ratio)
    rows[path] = {
      'first paint (ms)': rounded(of(ours, 'first'), 0),
      'by hand, first': rounded(of(hand, 'first'), 0),
      'first, ratio': rounded(ratio.first),
      'largest paint (ms)': rounded(of(ours, 'largest'), 0),
      'by hand, largest': rounded(of(hand, 'largest'), 0),
      'largest, ratio': rounded(ratio.largest),
    }
  }
  await browser.close()
  stop()
  await running.stop()
  const worst = (key: keyof Paint) => rounded(Math.max(...ratios.map((ratio) => ratio[key])))
  return { rows, figures: { firstPaintRatio: worst('first'), largestPaintRatio: worst('largest') } }
}
