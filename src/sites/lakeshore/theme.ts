import type { Colors, DarkColors, OwnDrawingColors } from '../schema/theme.ts'

/** The lake, wet sand, and the orange of a life ring. */
export const colors: Colors = {
  ink: '#0c1b2a',
  soft: '#3f4d5a',
  link: '#0b4470',
  brick: '#8c1f3a',
  paper: '#f5f9fb',
  card: '#ffffff',
  field: '#ffffff',
  sky: '#d3e6f2',
  line: '#c8d6df',
  lineStrong: '#9fb4c2',
  pine: '#0b4470',
  pineDeep: '#082f4f',
  pineMist: '#c5ddec',
  night: '#0c1b2a',
  onDark: '#f5f9fb',
  marigold: '#ff9a62',
  marigoldLight: '#ffb388',
}

/** Night over the lake. */
export const dark: DarkColors = {
  ink: '#eaf2f7',
  soft: '#b0bfca',
  link: '#9fcdf0',
  brick: '#f5a3b4',
  paper: '#0d1823',
  card: '#142332',
  field: '#0a121b',
  sky: '#15304a',
  line: '#28394a',
  lineStrong: '#475d70',
  pineMist: '#183850',
  night: '#08111a',
  marigold: '#fa955e',
  marigoldLight: '#ff9a62',
}

export const drawingColors: OwnDrawingColors = {
  pineLight: '#2a76a8',
  pineMist: '#8fb6cf',
  marigoldDark: '#d4713a',
  skyDeep: '#a9cbe0',
  cloud: '#eef6fb',
}
