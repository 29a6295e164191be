import type { Browser, Page } from 'playwright'
import { createTestHarness } from 'wrangler'
import { launchBrowser } from '../../scripts/browser.ts'

/** Serves the built Worker with its local bindings, and has `work` look at it with a browser; both end with it. */
export async function visited<Result>(work: (browser: Browser, origin: string) => Promise<Result>): Promise<Result> {
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', prebuiltWorkerDir: 'dist/worker', secrets: { LEAD_SECRET: 'bench' } }],
  })
  try {
    const { url } = await server.listen()
    const browser = await launchBrowser()
    try {
      return await work(browser, url.origin)
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

/** Makes a page's line as far as `latency` (ms) says, and its processor `rate` times as slow. */
export async function throttle(page: Page, latency: number, rate: number): Promise<void> {
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
