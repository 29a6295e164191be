import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { posts } from '../../src/business/posts.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { isOn, servicePath } from '../support/ownPages.ts'

const { visit } = testBrowser()

/** Position and text style of everything above the fold. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const fold = document.querySelector('main link[rel=stylesheet]')
    if (!fold) return []
    return Array.from(document.querySelectorAll('header, header *, main *'))
      .filter((element) => !element.contains(fold))
      .filter((element) => fold.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, font, visibility } = getComputedStyle(element)
        const box = [x, y, width, height].map(Math.round).join(' ')
        return `${element.tagName} ${element.className} ${box} ${color} ${backgroundColor} ${font} ${visibility}`
      })
  })

/** Takes the sheet away, except for the heading face: the page keeps what it carries itself. */
const withoutSheet = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]')
    const rules = Array.from(link?.sheet?.cssRules ?? [])
    const faces = new CSSStyleSheet()
    faces.replaceSync(rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])).join(''))
    document.adoptedStyleSheets = [faces]
    link?.setAttribute('media', 'not all')
    await document.fonts.load('700 1rem "Barlow Condensed"')
  })

/** Pages whose first screens share no component but the frame; of the others `tests/http` asks for their classes. */
const paths = ['/', servicePath, `/blog/${posts[0]?.slug}`, '/pricing-calculator']

it.each(paths.filter(isOn))('%s is drawn above the fold as it is with the whole sheet', async (path) => {
  const page = await visit(path, desktop)
  const atSizes = async () => {
    const found: string[][] = []
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport)
      found.push(await drawn(page))
    }
    return found
  }
  const expected = await atSizes()
  for (const elements of expected) expect(elements.length).toBeGreaterThan(50)
  await withoutSheet(page)
  expect(await atSizes()).toEqual(expected)
})
