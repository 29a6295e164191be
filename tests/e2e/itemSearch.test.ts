import { expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { searches } from '#site/presets.ts'
import { site } from '#site/site.ts'
import { itemPrice } from '../../src/business/pricing.ts'
import { rangeWords } from '../../src/domain/prices/price.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { painted } from '../support/pageActions.ts'

const browser = testBrowser()

it.runIf(site.features.calculator)(
  'Home’s second thing finds what a thing costs or who takes it, and loads nothing before it’s touched',
  async () => {
    const page = await browser.visit('about:blank', phone)
    const loaded: string[] = []
    page.on('request', (request) => {
      if (/item/i.test(request.url())) loaded.push(request.url())
    })
    await page.goto('/')
    const box = page.locator('#item-search')
    await box.scrollIntoViewIfNeeded()
    await painted(page)
    expect(loaded).toEqual([])
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    expect(await top('#item-search')).toBeLessThan(await top('#quote-title'))
    const answer = page.locator('.item-answer')
    for (const { word, id } of searches.slice(0, 2)) {
      await box.fill(word.toLowerCase())
      await expect.poll(() => answer.locator('h3').count()).toBe(1)
      const label = await answer.locator('h3').textContent()
      const item = catalog.items.find((one) => one.label === label)
      expect(item, word).toBeDefined()
      if (!item) continue
      expect(item.accepted).toBe(catalog.items.find((one) => one.id === id)?.accepted)
      const { goes, without = goes } = catalog.disposals[item.goes]
      await expect
        .poll(() => answer.textContent(), { message: word })
        .toContain(item.accepted ? rangeWords(itemPrice(item).total) : without)
    }
    expect(loaded).not.toEqual([])
    // Typing brought the answer up, and the call bar stays away from it.
    expect(await page.locator('[data-call-bar]').isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[data-call-bar]').isVisible()).toBe(true)
    const [shown, bar] = [
      await answer.locator('.stamp').boundingBox(),
      await page.locator('[data-call-bar]').boundingBox(),
    ]
    expect((shown?.y ?? 1e6) + (shown?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  },
)
