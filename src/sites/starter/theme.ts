import type { Colors, DarkColors, OwnDrawingColors } from '../schema/theme.ts'

/**
 * All colors are worked out of #1f4363, and each may be changed: `../schema/theme.ts` says what it's for, and the build
 * checks the contrast. Once one is, `npm run new-site` doesn't write this file again.
 */
export const colors: Colors = {
  ink: '#111921',
  soft: '#47515a',
  link: '#1f4363',
  brick: '#971d08',
  paper: '#f3f8fc',
  card: '#fbfdff',
  field: '#ffffff',
  sky: '#dbe8f5',
  line: '#cdd3da',
  lineStrong: '#a8b1b9',
  pine: '#1f4363',
  pineDeep: '#0b304f',
  pineMist: '#cde1f4',
  night: '#111921',
  onDark: '#f8f7f2',
  marigold: '#fbc12c',
  marigoldLight: '#ffd57c',
}

/** The colors at night. */
export const dark: DarkColors = {
  ink: '#eaedf1',
  soft: '#b2bcc6',
  link: '#abcbe9',
  brick: '#f5a797',
  paper: '#10171d',
  card: '#1a222a',
  field: '#0a0f14',
  sky: '#122333',
  line: '#2f3841',
  lineStrong: '#4d5a66',
  pineMist: '#25394b',
  pine: '#244868',
  night: '#090e12',
  marigold: '#f1b718',
  marigoldLight: '#fbc12c',
}

export const drawingColors: OwnDrawingColors = { pineLight: '#406587', pineMist: '#97aec4', marigoldDark: '#cf9c0a' }
