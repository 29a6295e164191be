import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { crawl, isKnownDead, pointedAt } from '../support/crawl.ts'

const browser = testBrowser()

it('scripts add no links that the pages don’t have without them', { timeout: 300_000 }, async () => {
  const { pages, dead } = await crawl(browser.site.get)
  expect(dead.filter((line) => !isKnownDead(line))).toEqual([])
  const page = await browser.visit('/', desktop)
  const more = new Map<string, string>()
  for (const [path, plain] of pages) {
    if (path.includes('?')) continue
    await page.goto(path)
    for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerover')
    await page.waitForFunction(
      () => !document.querySelector('[data-island-status=waiting], [data-island-status=loading]'),
    )
    const known = new Set(pointedAt(plain, path).map(({ pathname, search }) => pathname + search))
    for (const { pathname, search } of pointedAt(load(await page.content()), path))
      if (!known.has(pathname + search)) more.set(pathname + search, path)
  }
  const nowhere: string[] = []
  for (const [address, from] of more) {
    const { status } = await browser.site.get(address)
    if (status >= 400) nowhere.push(`${from} -> ${address}: ${status}`)
  }
  expect(nowhere).toEqual([])
})
