import type { Page } from 'playwright'

/** The document's cumulative layout shift since its first byte. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as unknown as { value: number }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // There's always one, so the observer is called even if nothing has moved.
        observer.observe({ type: 'navigation', buffered: true })
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
