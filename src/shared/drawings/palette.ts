import type { DrawingColorName } from '../../sites/schema/darkScheme.ts'

const names = [
  'ink',
  'soft',
  'link',
  'pine',
  'marigold',
  'paper',
  'card',
  'sky',
  'line',
  'lineStrong',
  'pineLight',
  'pineMist',
  'marigoldDark',
  'leaf',
  'leafDark',
  'brick',
  'brickLight',
  'skyDeep',
  'cloud',
  'sand',
  'wheat',
  'prairie',
  'prairieDark',
  'road',
  'steel',
  'steelDark',
  'skinFair',
  'skinTan',
  'skinBrown',
  'skinDeep',
  'pane',
  'paneLight',
  'sun',
  'halo',
  'star',
  'ground',
  'groundBand',
  'border',
  'label',
  'county',
  'countyGreen',
  'countySand',
  'margin',
  'floor',
  'amber',
  'amberDark',
] as const satisfies readonly DrawingColorName[]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every color a drawing may use, as a CSS variable: the page's stylesheet sets it, and so does each file with a drawing,
 * by day and by night. Light comes from the upper left, so a lit face takes the lighter tone, the right face the darker
 * one, and shadows fall right and down. An ink line goes round the things a customer would point at (the truck, the
 * junk); the country behind them has none. The build gives ink lines of width 2 (1.5 within things) one weight at any size
 * that a drawing is shown at; other widths scale with it, and so do the lines of a group of the class `far`.
 */
export const palette = Object.fromEntries(names.map((name) => [name, `var(--drawn-${kebab(name)})`])) as Readonly<
  Record<DrawingColorName, string>
>
