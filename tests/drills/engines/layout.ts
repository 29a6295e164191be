import { describe, expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { laptop } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

/** The tops of a town list's columns. */
const tops = `[...new Map(
  [...document.querySelectorAll('.mapListCounty')]
    .map((county) => county.querySelector('h3').getBoundingClientRect())
    .map(({ left, top }) => [left, top])
    .toReversed(),
).values()]`

/** How much longer a town list is than the longest of its columns, in pixels. */
const tooLong = `document.querySelector('.mapList').getBoundingClientRect().bottom -
  Math.max(...[...document.querySelectorAll('.mapListCounty')].map((county) => county.getBoundingClientRect().bottom))`

/** How much wider or narrower a heading, whose lines have no font of their own, is in each stand-in that this machine has than in its own face. */
const standIns = `(() => {
  const heading = document.querySelector('h2').cloneNode(true)
  heading.style.cssText = 'position:absolute;width:max-content;max-width:none;white-space:nowrap'
  document.body.append(heading)
  const widthIn = (family) => {
    heading.style.fontFamily = family
    return heading.getBoundingClientRect().width
  }
  const own = widthIn('"Barlow Condensed"')
  const none = widthIn('monospace')
  const found = [1, 2, 3].map((n) => widthIn('"Stand-in ' + n + '", monospace')).filter((width) => width !== none)
  heading.remove()
  return found.map((width) => width / own)
})()`

export const layout = ({ visit, browser, until }: TestEngine) =>
  describe('layout', () => {
    it.runIf(towns.length > 10)('columns of the town list start at the same height', async () => {
      await browser().resize(laptop.width, laptop.height)
      const { evaluate } = await visit('/service-areas')
      const [first, ...others] = await evaluate<number[]>(tops)
      expect(others.length).toBeGreaterThan(0)
      for (const other of others) expect(other).toBeCloseTo(first ?? 0, 0)
      expect(await evaluate(tooLong)).toBeLessThan(2)
    })

    it('a fallback for the heading font is found, and is as wide', async () => {
      const { evaluate } = await visit('/')
      await until(`${standIns}.length > 0`)
      for (const ratio of await evaluate<number[]>(standIns)) expect(ratio).toBeCloseTo(1, 1)
    })

    it('Tab inside the sticky header does not scroll the page', async () => {
      await browser().resize(laptop.width, laptop.height)
      const { evaluate, press } = await visit('/about')
      await evaluate('scrollTo(0, 900)')
      await evaluate("document.querySelector('header a').focus({ preventScroll: true })")
      for (let step = 0; step < 5; step += 1) {
        await press('Tab')
        expect(await evaluate("document.activeElement.closest('header') !== null")).toBe(true)
      }
      expect(await evaluate('scrollY')).toBe(900)
    })
  })
