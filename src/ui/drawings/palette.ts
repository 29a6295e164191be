import { colors, drawn } from '#site/theme.ts'
import { sharedDrawn } from '../../sites/drawn.ts'
import type { Drawn } from '../../sites/theme.ts'

const { ink, soft, pine, marigold, paper, card, sky, line, lineStrong } = colors

/** What is drawn in colors of its own, as the business has it. */
export const ownPalette: Drawn = { ...sharedDrawn, ...drawn }

/**
 * Every color a drawing may use. Light comes from the upper left, so a lit face takes the lighter tone, the right
 * face the darker one, and shadows fall right and down. A 2 px ink line goes round the things a customer would point
 * at (the truck, the junk); the country behind them has none.
 */
export const palette = { ink, soft, pine, marigold, paper, card, sky, line, lineStrong, ...ownPalette }
