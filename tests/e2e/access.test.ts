import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { showState, violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { wordiestMoment } from '../support/clock.ts'
import { isOn } from '../support/ownPages.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { pageStates } from '../support/pageStates.ts'

const browser = testBrowser(wordiestMoment())
const sideways = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Runs in the page: targets that are too small to tap. A checkbox or radio button is as large as its label. */
const smallTargets = (): string[] => {
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
    )
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden=true], .skip') && !inSentence(element))
    .flatMap((element) => {
      const ticked = element.matches('[type=checkbox], [type=radio]')
      const target = ticked ? ((element as HTMLInputElement).labels?.[0] ?? element) : element
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < 43.9 ? [`${element.textContent || element.id} ${width} × ${height}`] : []
    })
}

/** Runs in the page: what is invisible in forced colors. */
const lostInForcedColors = (): string[] => {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const name = (element: Element) =>
    `${element.localName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`
  const edgeless = [
    ...document.querySelectorAll('button, .btn-main, .btn-line, .btn-dark, input:not([type=hidden]), textarea'),
  ]
    .filter((element) => seen(element) && !element.matches('[type=radio], [type=checkbox]'))
    .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
  const paper = getComputedStyle(document.body).backgroundColor
  const icons = [
    ...document.querySelectorAll('a svg path[fill=currentColor], button svg path[fill=currentColor]'),
  ].filter((element) => seen(element) && getComputedStyle(element).fill === paper)
  const current = [...document.querySelectorAll('a[aria-current=page]:not(svg *)')].filter(
    (element) => seen(element) && getComputedStyle(element).textDecorationLine !== 'underline',
  )
  return [...edgeless, ...icons, ...current].map(name)
}

/** Runs in the page: sticky and fixed elements that aren't opaque. */
const seeThrough = (): string[] =>
  [...document.querySelectorAll('header, .callbar, .calc-total, #menu')]
    .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position))
    .filter((element) => !/^rgb\(/.test(getComputedStyle(element).backgroundColor))
    .map(({ className }) => className)

/** Runs in the page: fields without a visible label or a name, and a honeypot that a browser might autofill. */
const unnamedFields = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), textarea)')]
    .filter((field) => {
      if (field.closest('.off-screen'))
        return field.autocomplete !== 'off' || field.tabIndex !== -1 || /name|mail|phone|tel|zip|url/.test(field.name)
      const personal = /^(phone|name|email|address|location|place|zip)$/.test(field.name)
      return !field.name || !field.labels?.length || (personal && !field.autocomplete)
    })
    .map(({ id, name }) => `${id} ${name}`)

describe.each(pageKinds)('%s', (path) => {
  it('has no violations of axe, on a phone and on a wide screen, in both color schemes', async () => {
    for (const screen of [phone, desktop]) {
      const page = await browser.visit(path, screen)
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, { colorsOnly: true }), 'dark').toEqual([])
    }
  })

  it('reflows at 320 pixels, also with wider text spacing', async () => {
    const page = await browser.visit(path, { viewport: { width: 320, height: 640 }, bypassCSP: true })
    expect(await sideways(page)).toBe(0)
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    })
    expect(await sideways(page), 'with text spacing').toBe(0)
  })

  it('has targets of at least 44 pixels on a phone, but for links within a sentence', async () => {
    const page = await browser.visit(path, { ...phone, viewport: { width: 360, height: 740 } })
    expect(await page.evaluate(smallTargets)).toEqual([])
  })

  it('shows the focus at every stop, never under the header, and moves down the page', async () => {
    const page = await browser.visit(path, desktop)
    const stops = await page.locator('a[href], button, input:not([type=hidden]), textarea, select, summary').count()
    const seen = new Set<string>()
    let before = 0
    for (let step = 0; step < stops + 1; step++) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        if (!element || element === document.body) return undefined
        const ringed = element.closest('svg') ? (element.querySelector('rect') ?? element) : element
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
        const { top, bottom } = element.getBoundingClientRect()
        const header = element.closest('header, .skip')
          ? 0
          : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
        return {
          name: `${element.localName} ${element.getAttribute('href') ?? element.id} ${element.textContent?.trim().slice(0, 30)}`,
          ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3,
          inSight: bottom > header && top < innerHeight,
          top: scrollY + top,
          bottom: scrollY + bottom,
        }
      })
      if (!at) break
      seen.add(at.name)
      expect(at, at.name).toMatchObject({ ring: true, inSight: true })
      expect(before - at.bottom, `up to ${at.name}`).toBeLessThan(400)
      before = at.top
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('shows controls and selections in forced colors, and has no motion under reduced motion', async () => {
    const page = await browser.visit(path, { ...desktop, forcedColors: 'active' })
    expect(await page.evaluate(lostInForcedColors)).toEqual([])
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0)
  })

  it('has opaque sticky parts, and autocomplete on every field', async () => {
    const page = await browser.visit(path, phone)
    expect(await page.evaluate(seeThrough)).toEqual([])
    expect(await page.evaluate(unnamedFields)).toEqual([])
  })
})

describe('more contrast', () => {
  it('has darker secondary text and field borders', async () => {
    const page = await browser.visit('/contact', { ...phone, contrast: 'more' })
    const colors = await page
      .locator('main .text-soft, main textarea')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one)[one.matches('textarea') ? 'borderTopColor' : 'color']),
      )
    expect(new Set([...colors, await page.evaluate('getComputedStyle(document.body).color')]).size).toBe(1)
  })
})

describe('the map on a phone, a picture without links', () => {
  it('has the towns next to it that the wide one links to', async () => {
    const page = await browser.visit('/service-areas', phone)
    const links = (inside: string) =>
      page.locator(`${inside} a`).evaluateAll((all) => all.map((one) => one.getAttribute('href')).sort())
    expect(await page.locator('.mapNarrow').isVisible()).toBe(true)
    expect(await page.locator('.mapNarrow a').count()).toBe(0)
    expect(await links('.mapWide')).not.toEqual([])
    expect(await links('.mapList')).toEqual(await links('.mapWide'))
    expect(await page.locator('.mapList').isVisible()).toBe(true)
  })

  it('leads from the front page to that list', async () => {
    const page = await browser.visit('/', phone)
    expect(await page.locator('.mapOnly a').count()).toBe(0)
    await page.locator('section:has(.mapOnly) a[href="/service-areas"]').click()
    await page.waitForURL('**/service-areas')
    expect(await page.locator('.mapList').isVisible()).toBe(true)
  })
})

describe('selections, in forced colors', () => {
  const selections = [
    ['/schedule', '.slot-day-pick:checked + .leaf', '.slot-day-pick:not(:checked):enabled + .leaf'],
    ['/pricing-calculator?flights=1', '.calc-flights :checked + span', '.calc-flights input:not(:checked) + span'],
    ['/pricing-calculator?category=seating', '.calc-kind[aria-expanded=true]', '.calc-kind[aria-expanded=false]'],
    ['/book-online', '.book-steps > .step-now', '.book-steps > li:not(.step-now)'],
  ] as const

  it.each(selections.filter(([path]) => isOn(path)))('%s: %s', async (path, chosen, other) => {
    const page = await browser.visit(path, { ...desktop, forcedColors: 'active' })
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderBottomWidth, textDecorationLine } = getComputedStyle(element)
          return `${borderBottomWidth} ${textDecorationLine}`
        })
    expect(await look(chosen)).not.toBe(await look(other))
  })
})

it.runIf(isOn('/pricing-calculator')).each(['none', 'active'] as const)(
  'a checkbox shows that it is checked, with forced colors: %s',
  async (forcedColors) => {
    const look = async (path: string) => {
      const page = await browser.visit(path, { ...desktop, forcedColors })
      const picture = await page.locator('.tick-box').screenshot()
      return picture.toString('base64')
    }
    expect(await look('/pricing-calculator?carry=far')).not.toBe(await look('/pricing-calculator'))
  },
)

it('no state of a page has violations of axe, or targets that are too small', { timeout: 240_000 }, async () => {
  const found: Record<string, readonly string[]> = {}
  for (const state of await pageStates(browser.site)) {
    const page = await showState(browser, state, phone)
    const wrong = [...(await violations(page)), ...(await page.evaluate(smallTargets))]
    if (wrong.length > 0) found[state.name] = wrong
    await page.context().close()
  }
  expect(found).toEqual({})
})
