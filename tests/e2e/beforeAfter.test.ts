import { expect, it } from 'vitest'
import { beforeAfter } from '#site/home.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser()
const [pair] = beforeAfter

it.runIf(pair).each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('without JavaScript both pictures are next to each other on %s', async (_, options) => {
  const page = await browser.visit('/', { ...options, javaScriptEnabled: false })
  const [before, after] = await Promise.all(
    ['before', 'after'].map((side) =>
      page.getByAltText(pair?.[side as 'before' | 'after'].alt ?? '', { exact: true }).boundingBox(),
    ),
  )
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
  // Both pictures lie over each other.
  const pictures = await page.locator('.compare img').evaluateAll((images) =>
    images.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join()
    }),
  )
  expect(new Set(pictures).size).toBe(1)
  // And after a soft navigation away and back it still moves.
  await page.locator('footer a[href="/reviews"]').click()
  await page.waitForURL('**/reviews')
  await expect.poll(() => page.locator('.compare').getAttribute('data-compare')).toBe('ready')
})
