import { palette } from '../../src/ui/drawings/palette.ts'
import type { DrawnFile } from './drawings.tsx'

/** CSS pixels, at whatever size a drawing is shown. */
const line = 1.75
/** The same on a tile so small that the full line would fill what it goes around. */
const thinLine = 1.25

const ink = `[stroke="${palette.ink}"]`
const outline = `${ink}[stroke-width="2"]`
const detail = `${outline} [stroke-width="1.5"],${ink}[stroke-width="1.5"]`

const weight = (px: number) =>
  `${outline}{stroke-width:${px}px}${detail}{stroke-width:${px * 0.75}px}.rim{stroke-width:${px * 2}px}`

/** Other widths are shapes (ropes, legs, handles) and grow with the drawing, like all that is drawn far off. */
const steady = `${outline},${outline} :not([stroke-width]),${detail},.rim{vector-effect:non-scaling-stroke}.far *{vector-effect:none!important}`

/**
 * Gives a drawing's ink lines one weight at every size it's shown at: one file is a small tile here and fills half a page
 * there. In a file, a media query asks for the size of the image.
 */
export function withInkLine({ svg, width }: Pick<DrawnFile, 'svg' | 'width'>): string {
  if (!svg.includes(palette.ink)) return svg
  const style = `<style>${steady}${weight(line)}@media(max-width:${width / 32}em){${weight(thinLine)}}</style>`
  return svg.replace(/^<svg[^>]*>/, (opening) => opening + style)
}
