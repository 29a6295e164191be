// `npm run look`: the pictures in README.md: what a customer and an owner see, small and in both color schemes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { presets } from '#site/presets.ts'
import { answerHelp, during } from '../../scripts/lib/terminal.ts'
import { fill } from '../../scripts/local/fillSample.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import { prepareTests } from '../../scripts/test/browser.ts'
import { signInUrl } from '../../src/desk/session.ts'
import type { Env } from '../../src/env.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { htmlOf, mailStates } from '../support/mailStates.ts'
import { localSite } from '../support/site.ts'

export const readmeFolder = 'docs/pictures'

/** A Tuesday morning in the United States: the site's clock and the browser's stand still at it. */
const now = Date.UTC(2026, 11, 1, 15)

const phone = { width: 390, height: 664 }
const laptop = { width: 1366, height: 657 }

type Shown = { readonly origin: string; readonly env: Env }

async function openDesk(page: Page, { origin, env }: Shown): Promise<void> {
  await page.goto(await signInUrl({ env, now: () => now }, { address: env.NOTIFY_TO, role: 'owner' }, deskPaths.home))
  await page.locator('main form button').click()
  await page.waitForURL(`${origin}${deskPaths.home}`)
}

/** What's shown, by its name: the screen's size, the width in the file, and how to get there. */
const pictures = {
  'home-phone': [phone, 300, (page: Page, { origin }: Shown) => page.goto(origin)],
  'home-laptop': [laptop, 820, (page: Page, { origin }: Shown) => page.goto(origin)],
  price: [
    phone,
    300,
    async (page: Page, { origin }: Shown) => {
      const items = presets
        .slice(0, 3)
        .map((preset) => preset.items)
        .join('_')
      await page.goto(`${origin}${paths.calculator}?items=${items}`)
      await page.locator('.ticket').first().scrollIntoViewIfNeeded()
    },
  ],
  desk: [phone, 300, openDesk],
  mail: [phone, 300, (page: Page) => page.setContent(htmlOf(mailStates['booked in plain words'] as never))],
} as const

async function take(context: BrowserContext, shown: Shown, name: keyof typeof pictures): Promise<Buffer> {
  const [, width, open] = pictures[name]
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await open(page, shown)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width: width * 2, withoutEnlargement: true })
    .webp({ quality: 55 })
    .toBuffer()
}

/** The pictures by their files' names. */
export async function readmePictures(): Promise<ReadonlyMap<string, Buffer>> {
  const taken = new Map<string, Buffer>()
  const browser = await launchBrowser()
  const { site, start, stop } = localSite({ now, stays: true, secret: 'a secret of the pictures' })
  await start()
  const { origin, secret } = site
  const env = { ...(await site.env()), LEAD_SECRET: secret, SITE_URL: origin } as unknown as Env
  await during('The sample week', (far) => fill(env, now, far))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const name of Object.keys(pictures) as (keyof typeof pictures)[]) {
      const context = await browser.newContext({ viewport: pictures[name][0], colorScheme, reducedMotion: 'reduce' })
      taken.set(`${name}-${colorScheme}.webp`, await take(context, { origin, env }, name))
      await context.close()
    }
  await stop()
  await browser.close()
  return taken
}

if (import.meta.main) {
  answerHelp('npm run look   takes the pictures in README.md, into docs/pictures')
  localSecrets()
  Object.assign(process.env, await prepareTests())
  mkdirSync(readmeFolder, { recursive: true })
  for (const [name, picture] of await readmePictures()) writeFileSync(join(readmeFolder, name), picture)
  console.log(`The pictures are in ${readmeFolder}.`)
  process.exit()
}
