import { expect, it } from 'vitest'
import { searches } from '#site/presets.ts'
import { site } from '#site/site.ts'
import { itemPrice } from '../../src/business/pricing.ts'
import { rangeWords } from '../../src/domain/prices/price.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { ownCatalog as catalog, priceOf } from '../support/items.ts'
import { hasFocus, painted } from '../support/pageActions.ts'

const browser = testBrowser()
const hasExamples = site.features.calculator && searches.length > 0

it.runIf(hasExamples)(
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

it.runIf(hasExamples).each([0, 600])(
  'the first thing that’s pressed on a page, after %i ms, is answered in its place, with a button to book it',
  async (after) => {
    const page = await browser.visit('/')
    await page.waitForTimeout(after)
    const [{ word = '', id = '' } = {}] = searches
    await page.locator('.item-chips').getByRole('button', { name: word, exact: true }).tap()
    const ways = page.locator('.item-answer [data-price-ways] a')
    await expect.poll(() => ways.count()).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.locator('.item-answer').textContent()).toContain(priceOf(`items=${id}`))
    expect(await ways.first().getAttribute('href')).toBe(`/schedule?items=${id}`)
  },
)

it.runIf(hasExamples)('the first press goes where the button says when its script doesn’t come', async () => {
  const page = await browser.visit('about:blank')
  await page.route(/ItemSearch/, (route) => route.abort())
  await page.goto('/')
  await page.locator('.item-chips').getByRole('button').first().tap()
  await page.waitForURL(/\/items\?/)
})

it.runIf(hasExamples)('is a combobox: arrows go through the list, Enter takes one, Escape clears', async () => {
  const page = await browser.visit('/', desktop)
  const box = page.getByRole('combobox')
  const answer = page.locator('.item-answer h3')
  await box.fill(searches[0]?.word ?? '')
  const options = page.getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(1)
  const active = () => page.locator('[role=option][aria-selected=true]').textContent()
  const labels = await options.allTextContents()
  await box.press('ArrowDown')
  expect(await active()).toBe(labels[0])
  expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
  await box.press('ArrowUp')
  expect(await active()).toBe(labels.at(-1))
  await box.press('Home')
  expect(await box.getAttribute('aria-activedescendant')).toBeNull()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect.poll(() => answer.textContent()).toBe(labels[0])
  await hasFocus(box)
  expect(await box.inputValue()).toBe(labels[0])
  await box.press('Escape')
  expect([await box.inputValue(), await box.getAttribute('aria-expanded'), await answer.count()]).toEqual([
    '',
    'false',
    0,
  ])
})
