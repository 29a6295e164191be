import type { Colors, DarkColors, OwnDrawingColors } from '../schema/theme.ts'

/** Ink on paper, pine and marigold. */
export const colors: Colors = {
  ink: '#14201a',
  soft: '#48534c',
  link: '#1d4a35',
  brick: '#8f321c',
  paper: '#fbf7ec',
  card: '#fffdf6',
  field: '#ffffff',
  sky: '#d8e8ea',
  line: '#d9d1bd',
  lineStrong: '#b9ae90',
  pine: '#1d4a35',
  pineDeep: '#123225',
  pineMist: '#c9dccf',
  night: '#14201a',
  onDark: '#fbf7ec',
  marigold: '#f5b02e',
  marigoldLight: '#ffc65a',
}

/** Night over the prairie. */
export const dark: DarkColors = {
  ink: '#f2eee1',
  soft: '#b9c1b8',
  link: '#a5d6b8',
  brick: '#f4ab95',
  paper: '#101916',
  card: '#182420',
  field: '#0c1311',
  sky: '#172b3a',
  line: '#2d3b35',
  lineStrong: '#4b5c53',
  pineMist: '#203e31',
  night: '#0a100e',
  marigold: '#eba72b',
  marigoldLight: '#f5b02e',
}

export const drawingColors: OwnDrawingColors = {
  pineLight: '#2f6b4e',
  pineMist: '#8fb09c',
  marigoldDark: '#d18f16',
  leaf: '#2f6b4e',
  leafDark: '#1d4a35',
  brick: '#8f321c',
}
