import type { DrawingColors } from '../../sites/schema/darkScheme.ts'
import type { Colors } from '../../sites/schema/theme.ts'

/** An image for `background`; in it, a page's variables aren't known. */
const image = (viewBox: string, content: string) =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${content}</svg>`
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replaceAll('#', '%23')}")`

const stroke = (color: string, d: string) => `<path d='${d}' fill='none' stroke='${color}' stroke-width='3.5'/>`
const tick = (color: string) => image('0 0 20 20', stroke(color, 'm2.5 10.5 5 5.5 10-12'))

/** What style sheets draw in a business's colors, by the name of its CSS variable. */
export const marks = (colors: Colors, drawn: DrawingColors) => ({
  /** Drawn by hand, in the brand's color. */
  tick: tick(colors.link),
  tickOnDark: tick(colors.onDark),
  cross: image('0 0 20 20', stroke(colors.brick, 'm3.5 3.5 13 13m0-13-13 13')),
  star: image(
    '0 0 22 20',
    `<path fill='${colors.marigold}' stroke='${colors.ink}' stroke-linejoin='round' d='m11 1 2.9 6.3 6.6.7-4.9 4.6 1.4 6.8-6-3.5-6 3.5 1.4-6.8-4.9-4.6 6.6-.7z'/>`,
  ),
  /** Two pickets with grass at their feet. */
  fence: image(
    '0 0 40 72',
    `<g stroke='${drawn.ink}' stroke-width='2' stroke-linejoin='round'><path fill='${drawn.line}' d='M-4 24h48v7H-4zM-4 50h48v7H-4z'/><path fill='${drawn.card}' d='M8 74V15L20 5l12 10v59z'/></g><path fill='${drawn.line}' d='M27 12.500l4 3.500v58h-4z'/><path fill='${drawn.leaf}' d='M0 72q2-9 1-13 3 5 3 13zm33 0q1-8 4-12-1 6 1 12zM5 72l2-7 1 7z'/>`,
  ),
})
