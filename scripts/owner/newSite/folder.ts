import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeOf } from '../../../src/sites/schema/brand.ts'
import type { WholeBusiness } from './complete.ts'

/** What the wizard writes in a business's folder, and its colors. Everything else there is the owner's. */
const answers = ['site', 'towns', 'languages', 'worker', 'adjustments'] as const

const starter = 'starter'

const sites = (root: string) => join(root, 'src/sites')
const fileOf = (folder: string, name: string) => join(folder, 'answers', `${name}.json`)

const themeIn = (folder: string) => join(folder, 'theme.ts')

const madeOf = 'All colors are worked out of '

const lines = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, hex]) => `  ${name}: '${hex}',\n`)
    .join('')

/** The text of a business's `theme.ts`: plain values, worked out of a color that `nearestBrand` returns. */
export function themeFile(brand: string): string {
  const { colors, dark, drawingColors } = themeOf(brand)
  const { pineLight, pineMist, marigoldDark } = drawingColors
  return `import type { Colors, DarkColors, OwnDrawingColors } from '../schema/theme.ts'

/**
 * ${madeOf}${brand}, and each may be changed: \`../schema/theme.ts\` says what it's for, and the build
 * checks the contrast. Once one is, \`npm run new-site\` doesn't write this file again.
 */
export const colors: Colors = {
${lines(colors)}}

/** The colors at night. */
export const dark: DarkColors = {
${lines(dark)}}

export const drawingColors: OwnDrawingColors = { pineLight: '${pineLight}', pineMist: '${pineMist}', marigoldDark: '${marigoldDark}' }
`
}

/** The brand color that a `theme.ts` was made of; undefined where somebody has changed it since. */
function brandIn(text: string): string | undefined {
  const brand = text.slice(text.indexOf(madeOf) + madeOf.length).slice(0, 7)
  return text.includes(madeOf) && text === themeFile(brand) ? brand : undefined
}

/** As the formatter has it, so that the lint passes. */
export const formatted = (value: unknown): string =>
  execFileSync('biome', ['format', '--stdin-file-path=answers.json'], {
    input: JSON.stringify(value),
    encoding: 'utf8',
  })

/** `new`: there's no such folder. `hand-made`: it's a business that the wizard didn't write. */
export function stateOf(root: string, name: string): 'new' | 'answered' | 'hand-made' {
  const folder = join(sites(root), name)
  if (!existsSync(folder)) return 'new'
  return existsSync(fileOf(folder, 'site')) ? 'answered' : 'hand-made'
}

/** Whether a business has the colors that the wizard wrote, and none of its own. */
export const hasMadeColors = (folder: string): boolean => brandIn(readFileSync(themeIn(folder), 'utf8')) !== undefined

/** The answers that a business's folder has; nothing for a new one. */
export function earlierAnswers(root: string, name: string): Readonly<Record<string, unknown>> {
  if (stateOf(root, name) !== 'answered') return {}
  const folder = join(sites(root), name)
  // What's asked now may not have been asked then.
  const known = answers.filter((part) => existsSync(fileOf(folder, part)))
  const read = (part: string) => JSON.parse(readFileSync(fileOf(folder, part), 'utf8')) as unknown
  const color = brandIn(readFileSync(themeIn(folder), 'utf8'))
  return { ...Object.fromEntries(known.map((part) => [part, read(part)])), ...(color && { color }) }
}

/**
 * Writes a business's answers, into a copy of the starting business if it's new, and its colors, unless somebody has
 * changed one. Nothing else in an existing folder is touched. A new folder gets its name last, so that an interruption
 * leaves none.
 */
export function writeBusiness(root: string, business: WholeBusiness): void {
  const texts = answers.map((part) => [part, formatted(business[part])] as const)
  const folder = join(sites(root), business.folder)
  const isNew = stateOf(root, business.folder) === 'new'
  mkdirSync(join(root, '.cache'), { recursive: true })
  const draft = isNew ? mkdtempSync(join(root, '.cache/new-site-')) : folder
  try {
    if (isNew) cpSync(join(sites(root), starter), draft, { recursive: true })
    for (const [part, text] of texts) writeFileSync(fileOf(draft, part), text)
    if (business.color && hasMadeColors(draft)) writeFileSync(themeIn(draft), themeFile(business.color))
    if (isNew) renameSync(draft, folder)
  } finally {
    if (isNew) rmSync(draft, { recursive: true, force: true })
  }
}
