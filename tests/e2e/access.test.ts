import { expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { hasWindows } from '../support/business.ts'
import { isOn } from '../support/ownPages.ts'

const browser = testBrowser()

it('more contrast makes secondary text and field borders darker', async () => {
  const page = await browser.visit('/contact', { ...phone, contrast: 'more' })
  const colors = await page
    .locator('main .text-soft, main textarea')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one)[one.matches('textarea') ? 'borderTopColor' : 'color']))
  expect(new Set([...colors, await page.evaluate('getComputedStyle(document.body).color')]).size).toBe(1)
})

it('the map on a touch screen is a picture without links, next to the towns that the wide one links to', async () => {
  const page = await browser.visit('/service-areas', phone)
  const links = (inside: string) =>
    page.locator(`${inside} a`).evaluateAll((all) => all.map((one) => one.getAttribute('href')).sort())
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.locator('.mapFrame:visible').getAttribute('class'), `${width}`).toContain('mapNarrow')
  }
  expect(await page.locator('.mapNarrow a').count()).toBe(0)
  expect(await links('.mapWide')).not.toEqual([])
  expect(await links('.mapList')).toEqual(await links('.mapWide'))
  expect(await page.locator('.mapList').isVisible()).toBe(true)
})

it('selections can be told apart in forced colors', async () => {
  const page = await browser.visit('/robots.txt', { ...desktop, forcedColors: 'active' })
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBottomWidth, textDecorationLine } = getComputedStyle(element)
        return `${borderBottomWidth} ${textDecorationLine}`
      })
  for (const [path, chosen, other] of [
    ...(hasWindows
      ? [['/schedule', '.slot-day-pick:checked + .leaf', '.slot-day-pick:not(:checked):enabled + .leaf'] as const]
      : []),
    ['/pricing-calculator?flights=1', '.calc-flights :checked + span', '.calc-flights input:not(:checked) + span'],
    ['/pricing-calculator?category=seating', '.calc-kind[aria-expanded=true]', '.calc-kind[aria-expanded=false]'],
    ['/book-online', '.book-steps > .step-now', '.book-steps > li:not(.step-now)'],
  ] as const) {
    if (!isOn(path)) continue
    await page.goto(path)
    expect(await look(chosen), path).not.toBe(await look(other))
  }
})

it.runIf(isOn('/pricing-calculator'))('a checkbox shows that it is checked, in forced colors too', async () => {
  const page = await browser.visit('/pricing-calculator', desktop)
  const looks = async () => {
    const pictures: string[] = []
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      pictures.push((await page.locator('.tick-box').screenshot()).toString('base64'))
    }
    return pictures
  }
  const [plain, forced] = await looks()
  await page.goto('/pricing-calculator?carry=far')
  const [plainTicked, forcedTicked] = await looks()
  expect(plainTicked).not.toBe(plain)
  expect(forcedTicked).not.toBe(forced)
})
