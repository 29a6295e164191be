import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { pageKinds } from '../support/pageKinds.ts'

const browser = testBrowser()
const sideways = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

describe.each(pageKinds)('%s', (path) => {
  it('has no violations of axe, on a phone and on a wide screen', async () => {
    for (const screen of [phone, desktop]) expect(await violations(await browser.visit(path, screen))).toEqual([])
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

  it('has main actions of at least 44 pixels', async () => {
    const page = await browser.visit(path, phone)
    const small = await page
      .locator('.btn-main, .btn-line, .btn-dark, input:not([type=hidden]), header button, header .menu-link')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // What is hidden from people is no target; a box to tick or choose is as large as its label.
          .filter((element) => !element.closest('[aria-hidden=true]'))
          .map((element) =>
            element.matches('[type=checkbox], [type=radio]')
              ? ((element as HTMLInputElement).labels?.[0] ?? element)
              : element,
          )
          .map((element) => ({ words: element.textContent, ...element.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 44 || height < 44),
      )
    expect(small).toEqual([])
  })

  it('shows where the focus is at every stop, and hides none of them under the header', async () => {
    const page = await browser.visit(path, desktop)
    const stops = await page.locator('a[href], button, input:not([type=hidden]), textarea, select, summary').count()
    const seen = new Set<string>()
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
        }
      })
      if (!at) break
      seen.add(at.name)
      expect(at, at.name).toMatchObject({ ring: true, inSight: true })
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('keeps its buttons’ edges in forced colours and moves nothing under reduced motion', async () => {
    const page = await browser.visit(path, { ...desktop, forcedColors: 'active' })
    const edgeless = await page
      .locator('.btn-main:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).borderTopWidth === '0px')
          .map(({ textContent }) => textContent),
      )
    expect(edgeless).toEqual([])
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0)
  })
})
