import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { sizeItems } from '../support/items.ts'

const browser = testBrowser()

/** Opens the lookup and waits for hydration. */
const visit = async (colorScheme: 'light' | 'dark' = 'light') => {
  const page = await browser.visit('/faq', { ...phone, colorScheme })
  const box = page.locator('#item-search')
  await box.focus()
  await page.locator('[data-island=ItemSearch][data-island-status=ready]').waitFor()
  return { page, box, answer: page.locator('.item-answer h3') }
}

describe.runIf(site.features.calculator)('the item lookup', () => {
  it('knows household words, with and without accents', async () => {
    const { box, answer } = await visit()
    for (const [typed, name] of [
      ['colchon', /^Mattress/],
      ['kitchen table', /^Dining table/],
      ['ammo', /^Ammunition/],
    ] as const) {
      await box.fill(typed)
      await expect.poll(() => answer.textContent(), { message: typed }).toMatch(name)
    }
  })

  it('asks how big something else is, and says what that costs', async () => {
    const { page, box, answer } = await visit('dark')
    await box.fill('fish tank')
    await expect.poll(() => answer.textContent()).toBe('“Fish tank” isn’t on our list')
    const photo = page.locator('.item-answer .btn-main')
    const colors = await photo.evaluate((link) => [
      getComputedStyle(link).color,
      getComputedStyle(link).textDecorationLine,
    ])
    const plain = await page
      .locator('header .btn-main')
      .first()
      .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).textDecorationLine])
    expect(colors).toEqual(plain)
    await page.getByText('About how big is it?').waitFor()
    await page.getByRole('button', { name: `${sizeItems[1]?.size}: ${sizeItems[1]?.label.toLowerCase()}` }).tap()
    await expect.poll(() => answer.textContent()).toBe(sizeItems[1]?.label)
    await expect.poll(() => page.locator('.item-answer').textContent()).toContain('By itself, about')
  })
})
