import { describe, expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { pageKinds } from '../support/pageKinds.ts'

const browser = testBrowser()
/** Breakpoints, what lies just below them, and screens in between. */
const widths = [320, 360, 479, 480, 600, 767, 768, 900, 1023, 1024, 1279, 1280]

/** Texts that end beyond the window's edges, where nothing can be scrolled sideways to them. */
const cutTexts = (): string[] => {
  const { clientWidth } = document.documentElement
  // Read out and not shown, or shown once asked for.
  const unseen = '.sr-only, .callbar-label, .skip, .submenu, [popover], svg, script, style, option'
  const scrolls = (element: Element): boolean =>
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement)))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const {
      currentNode,
      currentNode: { parentElement, textContent },
    } = texts
    if (!parentElement || !textContent?.trim() || parentElement.closest(unseen) || scrolls(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const isOut = ({ left, right, width }: DOMRect) => width > 2 && (left < -1 || right > clientWidth + 1)
    if ([...range.getClientRects()].some(isOut)) cut.push(textContent.trim())
  }
  return cut
}

describe.each(pageKinds)('%s', (path) => {
  it('shows all of its texts at every width', async () => {
    const page = await browser.visit(path, desktop)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect({ width, cut: await page.evaluate(cutTexts) }).toEqual({ width, cut: [] })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
  })
})
