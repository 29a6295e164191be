import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Brightness of a part of the screen, from 0 to 255, a row after the other. */
async function brightness(screen: Buffer, box: Box): Promise<number[][]> {
  const data = await sharp(screen).extract(box).flatten().grayscale().raw().toBuffer()
  return Array.from({ length: box.height }, (_, y) => [...data.subarray(y * box.width, (y + 1) * box.width)])
}

const boxOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)})
  element.scrollIntoView({ block: 'end', behavior: 'instant' })
  scrollBy({ top: 200, behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
})()`

/** How wide the first space between two dark parts of a row of the screen is that comes after `from`. */
const gapAfter = (dark: readonly boolean[], from: number): number => {
  const start = dark.indexOf(false, from)
  return dark.indexOf(true, start) - start
}

/** What only a picture of the page shows. */
export const painting = ({ visit, browser }: TestEngine) =>
  describe('on the screen', () => {
    it('the name of a file keeps its distance from the button to choose one', async () => {
      await browser().resize(phone.width, phone.height)
      const { evaluate, screenshot } = await visit('/')
      const box = await evaluate<Box>(boxOf('.photo-input'))
      const inner = { left: box.left + 4, top: box.top + 12, width: box.width - 8, height: box.height - 24 }
      const gap = async () => {
        const rows = await brightness(await screenshot(), inner)
        const isDark = Array.from({ length: inner.width }, (_, x) => rows.map((row) => (row[x] ?? 255) < 160))
        // The sides of the button are dark from top to bottom, and its right one is the last such column.
        const side = isDark.findLastIndex((column) => column.every(Boolean))
        return side > 50
          ? gapAfter(
              isDark.map((column) => column.some(Boolean)),
              side,
            )
          : undefined
      }
      // A picture taken right after scrolling may still show what was there before.
      await expect.poll(gap).toBeGreaterThan(0)
      expect(await gap()).toBeGreaterThan(9)
      expect(await gap()).toBeLessThan(17)
    })
  })
