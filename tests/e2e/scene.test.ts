import { expect, it } from 'vitest'
import { beforeAfter } from '#site/home.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

it('the first screen has the words in the sky, the truck on the road and the way to a quote', async () => {
  const page = await browser.visit('/', desktop)
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { y: 1e6, height: 0 }
  const bottom = async (selector: string) => {
    const { y, height } = await box(selector)
    return y + height
  }
  expect(await page.locator('.hero-scene > .wrap [data-contact-actions] a').count()).toBe(4)
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1366, 657],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await bottom('.panorama-truck'), `${width}`).toBeLessThanOrEqual(height)
    expect(await bottom('.hero-scene > .wrap'), `${width}`).toBeLessThanOrEqual((await box('.panorama-skyline')).y + 1)
    expect(await bottom('.hero-scene > .wrap a[href$="#quote"]'), `${width}`).toBeLessThan(height)
  }
  // Their heights at another width would be remembered until they come near.
  await page.evaluate(
    "for (const { style } of document.querySelectorAll('.later > *')) style.contentVisibility = 'visible'",
  )
  const screens = await page.evaluate('document.documentElement.scrollHeight / innerHeight')
  expect(screens, 'screens of a phone').toBeLessThanOrEqual(11)
})

it('later sections are drawn when they come near and on paper, and nothing in them hangs so far out that it’s cut off', async () => {
  const page = await browser.visit('/')
  const isDrawn = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn('steps-title')).toBe(true)
  expect(await isDrawn('closing-title')).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isDrawn('closing-title')).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => isDrawn('closing-title')).toBe(false)
  await page.evaluate("location.hash = 'closing-title'")
  await expect.poll(() => isDrawn('closing-title')).toBe(true)
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const spare = await page.locator('.later > section').evaluateAll((sections) =>
      sections.map((section) => {
        // One that isn't drawn keeps the height that it had at the last width.
        section.style.contentVisibility = 'visible'
        const own = section.getBoundingClientRect()
        const margin = Number.parseFloat(getComputedStyle(section).getPropertyValue('overflow-clip-margin'))
        const out = [...section.querySelectorAll('*')].flatMap((part) =>
          Array.from(part.getClientRects(), ({ left, right, top, bottom }) =>
            Math.max(own.left - left, right - own.right, own.top - top, bottom - own.bottom),
          ),
        )
        return margin - Math.max(...out)
      }),
    )
    // As much as a ring around what has the focus takes.
    expect(Math.min(...spare), `${width}`).toBeGreaterThan(8)
  }
})

it('on a phone the header’s way to book is quiet while the hero’s is on the screen, and no longer', async () => {
  const page = await browser.visit('/', { ...phone, reducedMotion: 'no-preference' })
  const ground = () => page.evaluate("getComputedStyle(document.querySelector('.head-book')).backgroundColor")
  const quiet = await ground()
  await page.evaluate('scrollTo({ top: innerHeight * 2, behavior: "instant" })')
  await expect.poll(ground).not.toBe(quiet)
})

it('the round call button is there where it’s beside the page, and not where it would cover it', async () => {
  const page = await browser.visit('/', desktop)
  const button = page.locator('[data-call-bar]')
  for (const [width, isShown] of [
    [768, false],
    [1200, false],
    [1366, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await button.isVisible(), `${width}`).toBe(isShown)
  }
  const [content, round] = [await page.locator('.hero-below').boundingBox(), await button.boundingBox()]
  // Its padding aside.
  expect((content?.x ?? 0) + (content?.width ?? 0) - 32).toBeLessThanOrEqual(round?.x ?? 0)
})

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
