import type { Colors, DarkColors, OwnDrawingColors } from '../../../../src/sites/schema/theme.ts'

/** Red rock and a dry sky. */
export const colors: Colors = {
  ink: '#241613',
  soft: '#574742',
  link: '#712a17',
  brick: '#8a1538',
  paper: '#fdf8f3',
  card: '#ffffff',
  field: '#ffffff',
  sky: '#e3ecf4',
  line: '#dfd3c8',
  lineStrong: '#bba999',
  pine: '#712a17',
  pineDeep: '#501c0f',
  pineMist: '#f0dcd2',
  night: '#241613',
  onDark: '#fdf8f3',
  marigold: '#6fc3d6',
  marigoldLight: '#93d5e4',
}

/** A desert night. */
export const dark: DarkColors = {
  ink: '#f6ece4',
  soft: '#c9b8ac',
  link: '#f0b49c',
  brick: '#f5a0b8',
  paper: '#1c1310',
  card: '#271b17',
  field: '#140d0b',
  sky: '#1d2735',
  line: '#3d2e27',
  lineStrong: '#63514a',
  pineMist: '#4c271b',
  night: '#120b09',
}

export const drawingColors: OwnDrawingColors = { pineLight: '#9c4a32', pineMist: '#cfa898', marigoldDark: '#3f93a6' }
