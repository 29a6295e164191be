import { colors, drawn } from '#site/theme.ts'

const { ink, soft, pine, marigold, paper, card, sky, line, lineStrong } = colors

/**
 * Every color a drawing may use. Light comes from the upper left, so a lit face takes the lighter tone, the right
 * face the darker one, and shadows fall right and down. A 2 px ink line goes round the things a customer would point
 * at (the truck, the junk); the country behind them has none.
 */
export const palette = { ink, soft, pine, marigold, paper, card, sky, line, lineStrong, ...drawn }
