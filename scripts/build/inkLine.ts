import { palette } from '../../src/shared/drawings/palette.ts'
import type { DrawnFile } from './drawings.tsx'

/** CSS pixels, at whatever size a drawing is shown; on small tiles the full line would fill what it goes around. */
const lines = { full: 1.75, underHalf: 1.25, underQuarter: 0.85 } as const

type Drawn = Pick<DrawnFile, 'svg' | 'width'>

const ink = `[stroke="${palette.ink}"]`
const outline = `${ink}[stroke-width="2"]`
const detail = `${outline} [stroke-width="1.5"],${ink}[stroke-width="1.5"]`

const round = (px: number) => Math.round(px * 100) / 100
const weight = (px: number) =>
  `${outline}{stroke-width:${px}px}${detail}{stroke-width:${round(px * 0.75)}px}.rim{stroke-width:${px * 2}px}`

/** Other widths are shapes (ropes, legs, handles) and grow with the drawing, like all that is drawn far off. */
const steady = `${outline},${outline} :not([stroke-width]),${detail},.rim{vector-effect:non-scaling-stroke}.far *{vector-effect:none!important}`

/** Sets the weights by the width of the image: that's what a media query in an SVG file asks for. */
function weights({ svg, width }: Drawn): string {
  // Layers of one scene are images of different widths.
  if (svg.includes('<view ')) return weight(lines.underHalf)
  const under = (share: number, px: number) => `@media(max-width:${(width * share) / 16}em){${weight(px)}}`
  return weight(lines.full) + under(1 / 2, lines.underHalf) + under(1 / 4, lines.underQuarter)
}

/** Gives a drawing's ink lines one weight whether the file is a tile on one page or fills half of another. */
export function withInkLine(drawn: Drawn): string {
  if (!drawn.svg.includes(palette.ink)) return drawn.svg
  return drawn.svg.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${steady}${weights(drawn)}</style>`)
}
