import { expect, it } from 'vitest'
import { beforeAfter } from '#site/home.ts'
import { phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser()
const [pair] = beforeAfter

it.runIf(pair)('without JavaScript both pictures are next to each other', async () => {
  const page = await browser.visit('/', { ...phone, javaScriptEnabled: false })
  const box = (alt: string) => page.getByAltText(alt, { exact: true }).boundingBox()
  const [before, after] = [await box(pair?.before.alt ?? ''), await box(pair?.after.alt ?? '')]
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  expect(after?.y).toBe(before?.y)
  expect(await page.locator('.compare input').isVisible()).toBe(false)
})

it.runIf(pair)('with it, a finger and the arrow keys move the line between them', async () => {
  const page = await browser.visit('/')
  const slider = page.getByRole('slider', { name: 'Move the line between before and after' })
  await slider.scrollIntoViewIfNeeded()
  const shownOfAfter = () =>
    page.evaluate(
      `Number(getComputedStyle(document.querySelector('.compare-after')).clipPath.match(/([\\d.]+)%\\)/)?.[1])`,
    )
  expect(await shownOfAfter()).toBe(50)
  const box = await slider.boundingBox()
  if (!box) throw new Error('No slider')
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2)
  await expect.poll(shownOfAfter).toBeGreaterThan(65)
  const before = Number(await shownOfAfter())
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await shownOfAfter()).toBe(before - 1)
})
