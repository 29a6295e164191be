import * as v from 'valibot'

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a color like #1d4a35'))

/**
 * Colors of pages. Each is the CSS variable of its name (`pineDeep` is `--pine-deep`), and a class of UnoCSS. The names
 * are those of the sample business; what each is for is what counts. What stays as it is in any scheme (`pine`, `night`,
 * `onDark`, `marigold`) is apart from what a dark scheme would turn around, even where it's the same color today.
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

/** Colors of drawn things that follow from the brand's. */
const brandDrawn = {
  /** Lit boards of the truck, and clothes. */
  pineLight: color,
  /** The truck's inside, far roofs. */
  pineMist: color,
  /** The dark side of what is `marigold`. */
  marigoldDark: color,
}

/** Colors of other drawn things, the same for any business that doesn't set its own: `drawn.ts` has them. */
const sharedDrawn = {
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

const ownDrawn = v.strictObject({ ...brandDrawn, ...v.partial(v.object(sharedDrawn)).entries })

export type Colors = v.InferOutput<typeof colors>
/** What a business sets of the colors of drawn things. */
export type OwnDrawn = v.InferOutput<typeof ownDrawn>
export type SharedDrawn = Readonly<Record<keyof typeof sharedDrawn, string>>
export type Drawn = OwnDrawn & SharedDrawn

/** Share of light that a color reflects, 0 to 1, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Name = keyof Colors

/** What pages write on what, with the least contrast: 7 for text, 4.5 for large text, 3 for controls and focus rings. */
const pairs: readonly (readonly [least: number, front: readonly Name[], back: readonly Name[]])[] = [
  [7, ['ink', 'soft'], ['paper', 'card', 'field']],
  [7, ['ink', 'link'], ['sky']],
  [7, ['link', 'brick'], ['paper', 'card', 'field']],
  [7, ['ink', 'link'], ['pineMist']],
  [7, ['onDark'], ['pine', 'pineDeep', 'night']],
  [7, ['night'], ['marigold', 'marigoldLight']],
  [4.5, ['soft', 'brick'], ['sky']],
  [4.5, ['marigold'], ['pine', 'pineDeep', 'night']],
  [3, ['pine'], ['paper', 'card', 'field', 'sky']],
]

const pairProblems = (theme: Colors): string[] =>
  pairs.flatMap(([least, front, back]) =>
    front.flatMap((text) =>
      back.flatMap((ground) => {
        const ratio = contrast(theme[text], theme[ground])
        return ratio < least
          ? [`${text} on ${ground}: has a contrast of ${ratio.toFixed(2)}, not at least ${least}`]
          : []
      }),
    ),
  )

const themeSchema = v.strictObject({ colors, drawn: ownDrawn })

/** What is wrong with a business's colors, each with the color's name; empty when nothing is. */
export function themeProblems(theme: unknown): string[] {
  const { success, output, issues = [] } = v.safeParse(themeSchema, theme)
  if (success) return pairProblems(output.colors)
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'theme'}: ${issue.message}`)
}
