/**
 * Every color a drawing may use. Light comes from the upper left, so a lit face takes the lighter tone, the right
 * face the darker one, and shadows fall right and down. A 2 px ink line goes round the things a customer would point
 * at (the truck, the junk); the country behind them has none.
 */
export const palette = {
  ink: '#14201a',
  pine: '#1d4a35',
  pineLight: '#2f6b4e',
  pineMist: '#8fb09c',
  marigold: '#f5b02e',
  marigoldDark: '#d18f16',
  brick: '#8f321c',
  brickLight: '#b9573c',
  paper: '#fbf7ec',
  card: '#fffdf6',
  sky: '#d8e8ea',
  skyDeep: '#b5d1d5',
  cloud: '#eef5f4',
  line: '#d9d1bd',
  sand: '#c4b896',
  wheat: '#e6cd8d',
  prairie: '#b9b768',
  prairieDark: '#8d9350',
  road: '#56605a',
  steel: '#a9b4ae',
  steelDark: '#7a8781',
} as const
