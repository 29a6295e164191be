import * as v from 'valibot'

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a color like #1d4a35'))

/**
 * Colors of pages. Each is the CSS variable of its name (`pineDeep` is `--pine-deep`), and a class of UnoCSS. The names
 * are those of the sample business; what each is for is what counts. What stays as it is in any scheme (`pine`, `night`,
 * `onDark`, `marigold`) is apart from what the dark scheme turns around, even where it's the same color today.
 */
const colors = v.strictObject({
  /** Text, lines and frames on light ground. */
  ink: color,
  /** Text that steps back. */
  soft: color,
  /** Links and headings in the brand's color on light ground. */
  link: color,
  /** Errors and stamps. */
  brick: color,
  /** The page. */
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
  /** The same under the pointer. */
  pineDeep: color,
  /** The brand's palest tone, behind what is picked. */
  pineMist: color,
  /** Dark in any scheme: footer, notices, shadows, and what is written on `marigold`. */
  night: color,
  /** Text on the brand and on dark bands. */
  onDark: color,
  /** The one color that says what to do, always with `night` on it. */
  marigold: color,
  /** The same under the pointer. */
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

/** Colors of other drawn things; a business may set its own. */
const sharedFields = {
  leaf: color,
  leafDark: color,
  brick: color,
  brickLight: color,
  skyDeep: color,
  cloud: color,
  sand: color,
  wheat: color,
  prairie: color,
  prairieDark: color,
  road: color,
  steel: color,
  steelDark: color,
  /** People. */
  skinFair: color,
  skinTan: color,
  skinBrown: color,
  skinDeep: color,
  /** The map's land around the counties, the band along their borders, and the borders. */
  ground: color,
  groundBand: color,
  border: color,
  /** Names of counties and water. */
  label: color,
  /** Counties, and those that are set apart as green or sand. */
  county: color,
  countyGreen: color,
  countySand: color,
}

const drawingColors = v.strictObject({ ...brandFields, ...v.partial(v.object(sharedFields)).entries })

export type Colors = v.InferOutput<typeof colors>
/** What a business sets of the dark scheme; `darkOf` has all of it. */
export type DarkColors = v.InferOutput<typeof darkColors>
/** What a business sets of the colors of drawn things. */
export type OwnDrawingColors = v.InferOutput<typeof drawingColors>
type SharedDrawingColors = Readonly<Record<keyof typeof sharedFields, string>>
export type Theme = { readonly colors: Colors; readonly dark: DarkColors; readonly drawingColors: OwnDrawingColors }

export const themeSchema = v.strictObject({ colors, dark: darkColors, drawingColors })

/** Colors of drawn things that look alike at any business: brick, wheat, steel, a road, people, the land on the map. */
export const sharedDrawingColors: SharedDrawingColors = {
  leaf: '#2f6b4e',
  leafDark: '#1d4a35',
  brick: '#8f321c',
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
  skinFair: '#f2c9a6',
  skinTan: '#d9a074',
  skinBrown: '#b0764c',
  skinDeep: '#85563a',
  ground: '#ece3cb',
  groundBand: '#e4dbc2',
  border: '#8a8f78',
  label: '#47524b',
  county: '#fcf9ec',
  countyGreen: '#f1f0dc',
  countySand: '#f8f0db',
}
