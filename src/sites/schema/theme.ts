import * as v from 'valibot'

export const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a color like #1d4a35'))

/**
 * Colors of pages. Each is the CSS variable of its name (`pineDeep` is `--pine-deep`), and a class of UnoCSS. The names
 * are those of the sample business; what each is for is what counts. What stays as it is in any scheme (`pine`, `night`,
 * `onDark`, `marigold`) is apart from what the dark scheme turns around, even where it's the same color today.
 */
const colors = v.strictObject({
  /** Text, lines and frames on light ground. */
  ink: color,
  soft: color,
  /** Links and headings in the brand's color on light ground. */
  link: color,
  /** Errors and stamps. */
  brick: color,
  paper: color,
  /** Tickets and cards on it. */
  card: color,
  /** What is filled in or picked. */
  field: color,
  /** Bands, and the sky of drawings. */
  sky: color,
  /** Rules between rows. */
  line: color,
  /** Perforations, and rules that divide columns. */
  lineStrong: color,
  /** The brand: header strip, bands, heads of tickets. */
  pine: color,
  /** The brand under the pointer. */
  pineDeep: color,
  /** The brand's palest tone, behind what is picked. */
  pineMist: color,
  /** Dark in any scheme: footer, notices, shadows, and what is written on `marigold`. */
  night: color,
  /** Text on the brand and on dark bands. */
  onDark: color,
  /** The one color that says what to do, always with `night` on it. */
  marigold: color,
  /** That color under the pointer. */
  marigoldLight: color,
})

const turned = [
  'ink',
  'soft',
  'link',
  'brick',
  'paper',
  'card',
  'field',
  'sky',
  'line',
  'lineStrong',
  'pineMist',
] as const

/** The dark scheme: what turns around has to be set, the rest may be. `sky` is the night that drawings are tinted with. */
const darkColors = v.strictObject({
  ...v.pick(colors, turned).entries,
  ...v.partial(v.omit(colors, turned)).entries,
})

/** Colors of drawn things that follow from the brand's. */
const brandFields = {
  /** Lit boards of the truck, and clothes. */
  pineLight: color,
  /** The truck's inside, far roofs. */
  pineMist: color,
  /** The dark side of what is `marigold`. */
  marigoldDark: color,
}

/** Yellow that's nobody's brand: the sun and lines on a road, the same before night, and the shaded side of such. */
export const sunColors = { sun: '#f5b02e', sunAtNight: '#eba72b', sunDark: '#d18f16' }

/** Colors of drawn things that look alike at any business of one landscape, which may set its own. */
export const sharedDrawingColors = {
  leaf: '#3a7350',
  leafDark: '#28533b',
  brick: '#93402a',
  brickLight: '#b9573c',
  skyDeep: '#b5d1d5',
  cloud: '#eef5f4',
  sand: '#c4b896',
  wheat: '#e6cd8d',
  prairie: '#b9b768',
  prairieDark: '#8d9350',
  road: '#56605a',
  steel: '#a9b4ae',
  steelDark: '#7a8781',
  /** People. */
  skinFair: '#f2c9a6',
  skinTan: '#d9a074',
  skinBrown: '#b0764c',
  skinDeep: '#85563a',
  /** The map's land around the counties, the band along their borders, and the borders. */
  ground: '#ece3cb',
  groundBand: '#e4dbc2',
  border: '#8a8f78',
  /** Names of counties and water. */
  label: '#47524b',
  /** Counties, and those that are set apart as green or sand. */
  county: '#fcf9ec',
  countyGreen: '#f1f0dc',
  countySand: '#f8f0db',
}

const sharedNames = Object.keys(sharedDrawingColors) as (keyof typeof sharedDrawingColors)[]

const drawingColors = v.strictObject({
  ...brandFields,
  ...v.partial(v.object(v.entriesFromList(sharedNames, color))).entries,
})

export type Colors = v.InferOutput<typeof colors>
/** What a business sets of the dark scheme; `darkOf` has all of it. */
export type DarkColors = v.InferOutput<typeof darkColors>
export type OwnDrawingColors = v.InferOutput<typeof drawingColors>
export type Theme = { readonly colors: Colors; readonly dark: DarkColors; readonly drawingColors: OwnDrawingColors }

export const themeSchema = v.strictObject({ colors, dark: darkColors, drawingColors })
