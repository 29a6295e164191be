import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { createTestHarness } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import type { Env } from '../../src/env.ts'
import { workerAt } from '../support/clock.ts'

const widths = [360, 768, 1366, 1920] as const
const secrets = { LEAD_SECRET: 'a secret of the pictures' }
export const schemes = ['light', 'dark'] as const
/** A Tuesday morning in the United States: the site's clock and the browser's stand still at it. */
export const now = Date.UTC(2026, 11, 1, 15)

/** One address of every kind of page: of pages in a folder the first, the confirmation and the not-found page too. */
export function addressesIn(root: string): string[] {
  const sitemap = readFileSync(join(root, 'dist/public/sitemap.xml'), 'utf8')
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path]) => path || '/')
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const kind = path.replace(/^(\/[^/]+\/).*/, '$1')
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values(), '/request-received/7K2M9QX4RD', '/no-such-page']
}

const nameOf = (path: string, width: number, scheme: string) =>
  `${path.replace(/\?.*$/, '').replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${scheme}.png`

/** A whole page's picture after everything on it has loaded. */
async function picture(browser: Browser, url: string, width: number, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await page.goto(url)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // Beyond the screen they'd be empty.
    for (const { style } of document.querySelectorAll<HTMLElement>('.later > *')) style.contentVisibility = 'visible'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return png
}

/** The built site of a checkout, with its clock at that moment, while something's done with it. */
export async function withSite(
  root: string,
  work: (origin: string, env: () => Promise<Env>) => Promise<void>,
): Promise<void> {
  const prebuiltWorkerDir = workerAt(now, join(root, 'dist/worker'), true)
  const configPath = join(root, 'wrangler.toml')
  const server = createTestHarness({ workers: [{ configPath, env: environmentOf(root), prebuiltWorkerDir, secrets }] })
  const { url } = await server.listen()
  const worker = server.getWorker()
  await worker.applyD1Migrations('DB')
  const env = async () => ({ ...(await worker.getEnv()), ...secrets, SITE_URL: url.origin }) as unknown as Env
  await work(url.origin, env)
  await server.close()
  rmSync(prebuiltWorkerDir, { recursive: true })
}

/** Writes pictures of a built checkout's pages into a folder, each in four widths and both color schemes. */
export async function takePictures(
  browser: Browser,
  root: string,
  to: string,
  paths: readonly string[],
  far: (how: string) => void,
): Promise<void> {
  mkdirSync(to, { recursive: true })
  await withSite(root, async (origin) => {
    for (const [index, path] of paths.entries())
      for (const scheme of schemes)
        for (const width of widths) {
          far(`${index + 1} of ${paths.length}: ${path}`)
          writeFileSync(join(to, nameOf(path, width, scheme)), await picture(browser, origin + path, width, scheme))
        }
  })
}
