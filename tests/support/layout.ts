import type { Page } from 'playwright'

/** The document's cumulative layout shift since its first byte. */
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

/** Position, size, color and font of every element, once everything has loaded. */
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
