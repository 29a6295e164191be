import type { Colors, OwnDrawn } from '../theme.ts'

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

export const drawn: OwnDrawn = { pineLight: '#33658f', pineMist: '#93adc3', marigoldDark: '#cc8f1c' }
