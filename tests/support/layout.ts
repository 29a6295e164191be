import type { Page } from 'playwright'

/** How much of a document has moved by itself since its first byte, as the browser counts it. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

/** Where every element is, how large, and in which color and font, once everything has come. */
export async function layoutOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not(link), header *, footer *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const { color, font } = getComputedStyle(element)
      return `${element.localName}.${element.className} ${[left, top, width, height].map(Math.round)} ${color} ${font}`
    }),
  )
}
