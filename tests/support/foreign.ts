import { inDollars } from '../../src/domain/prices/price.ts'
import { darkDrawingColors, drawingColorsOf } from '../../src/sites/schema/darkScheme.ts'
import type { Theme } from '../../src/sites/schema/theme.ts'
import { site as starter } from '../../src/sites/starter/site.ts'
import { towns as starterTowns } from '../../src/sites/starter/towns.ts'

type Sample = { readonly site: typeof starter; readonly towns: typeof starterTowns }

// Imported by name, so that a mistake in the sample is none of another business's types.
const sample = 'tallgrass'
const { site: tallgrass } = (await import(`../../src/sites/${sample}/site.ts`)) as Pick<Sample, 'site'>
const { towns: tallgrassTowns } = (await import(`../../src/sites/${sample}/towns.ts`)) as Pick<Sample, 'towns'>
const sampleTheme = (await import(`../../src/sites/${sample}/theme.ts`)) as Theme

const samples: readonly Sample[] = [
  { site: tallgrass, towns: tallgrassTowns },
  { site: starter, towns: starterTowns },
]

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (word: string) => `(?<![\\w$])${escaped(word)}(?!\\w)`

/** What only a sample business says: its names, places, numbers and the least and the most that it charges. */
const ownWords = ({ site: { name, shortName, area, address, phone, price }, towns }: (typeof samples)[number]) => {
  const code = phone.e164.slice(2, 5)
  return [
    ...[
      name,
      name === starter.name ? [] : shortName,
      area.landmark.name,
      area.state.name,
      area.water ?? [],
      address.street === starter.address.street ? [] : address.street,
      area.counties.map((county) =>
        // The others are everyday words too.
        name === starter.name || county.name === 'Will' ? `${county.name} County` : county.name,
      ),
      towns.flatMap((town) => [town.name, ...town.zips]),
    ]
      .flat()
      .map(whole),
    `\\(${code}\\)`,
    `${code} 555`,
    `\\+1${code}`,
    `\\${inDollars(price.from)}(?!\\d)`,
    `\\${inDollars(price.to)}(?!\\d)`,
  ]
}

const anyForeign = new RegExp(
  [
    ...samples.flatMap(ownWords),
    'suburbs? of',
    'west(?:ern)? suburbs?',
    'Midwest\\w*',
    '(?:the|tallgrass) prairie',
    'prairie road',
  ].join('|'),
  'gi',
)
const stateCode = samples.map(({ site }) => whole(site.area.state.code))
/** What a text says that was made of nothing. */
const leftovers = new RegExp([...stateCode, '(?<!\\w)\\$0(?![\\d.])', '\\b(?:undefined|NaN)\\b'].join('|'), 'g')

/**
 * Where a text has a sample business's words, with what's around them. Time zones are named after cities. In code two
 * letters are somebody's variable, and `undefined` is a value.
 */
export function foreignIn(text: string, isCode = false): string[] {
  const own = text.replaceAll(/America\/\w+/g, '')
  return [...own.matchAll(anyForeign), ...(isCode ? [] : own.matchAll(leftovers))].map(({ index }) =>
    own.slice(Math.max(0, index - 40), index + 40),
  )
}

/** Every color of a business's pages and drawings, by day and at night. */
const allColors = (theme: Theme): string[] =>
  [theme.colors, theme.dark, drawingColorsOf(theme), darkDrawingColors(theme)]
    .flatMap((list): string[] => Object.values(list))
    .filter((hex) => hex.startsWith('#'))

/** Colors of the sample business's in a text that aren't another business's own. */
export function foreignColorsIn(text: string, own: Theme): string[] {
  const kept = new Set(allColors(own))
  return [...new Set(allColors(sampleTheme))].filter((hex) => !kept.has(hex) && text.toLowerCase().includes(hex))
}
