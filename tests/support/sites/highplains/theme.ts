import type { Colors, OwnDrawn } from '../../../../src/sites/theme.ts'

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

export const drawn: OwnDrawn = { pineLight: '#9c4a32', pineMist: '#cfa898', marigoldDark: '#3f93a6' }
