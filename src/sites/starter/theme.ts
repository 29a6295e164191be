import type { Colors, DarkColors, OwnDrawingColors } from '../schema/theme.ts'

/** Slate blue, white and amber, until the business has colors of its own. */
export const colors: Colors = {
  ink: '#16202b',
  soft: '#465260',
  link: '#1f4363',
  brick: '#8f2f1f',
  paper: '#f8f8f5',
  card: '#ffffff',
  field: '#ffffff',
  sky: '#dbe7ef',
  line: '#d3d5d2',
  lineStrong: '#b0b3ae',
  pine: '#1f4363',
  pineDeep: '#152f47',
  pineMist: '#cbdbe8',
  night: '#16202b',
  onDark: '#f8f8f5',
  marigold: '#f2b33d',
  marigoldLight: '#fac866',
}

/** The same at night. */
export const dark: DarkColors = {
  ink: '#eeeeea',
  soft: '#b6bec6',
  link: '#a8cbe8',
  brick: '#f2ab9a',
  paper: '#11171e',
  card: '#1a222b',
  field: '#0c1116',
  sky: '#1a2c3d',
  line: '#2e3740',
  lineStrong: '#4d5863',
  pineMist: '#20384e',
  night: '#0b0f14',
  marigold: '#e8aa37',
  marigoldLight: '#f2b33d',
}

export const drawingColors: OwnDrawingColors = { pineLight: '#33658f', pineMist: '#93adc3', marigoldDark: '#cc8f1c' }
