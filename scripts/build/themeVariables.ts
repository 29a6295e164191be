import { colors } from '#site/theme.ts'
import { ownPalette } from '../../src/ui/drawings/palette.ts'
import { marks } from '../../src/ui/marks.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const variables = (values: Readonly<Record<string, string>>, prefix: string) =>
  Object.entries(values).map(([name, value]) => [prefix + kebab(name), value] as const)

/** Names of the colors of pages, as classes and CSS variables have them: `pine-deep`. */
export const colorNames: readonly string[] = Object.keys(colors).map(kebab)

/** Every CSS variable of the business's theme, with its value: `--pine-deep`, `--drawn-road`, `--tick`. */
export const themeVariables: Readonly<Record<string, string>> = Object.fromEntries([
  ...variables(colors, '--'),
  ...variables(ownPalette, '--drawn-'),
  ...variables(marks(colors, ownPalette), '--'),
])

/** Sets the variables that these styles use. One rule, so that a scheme can set the same ones again. */
export function variablesFor(css: string, all: Readonly<Record<string, string>> = themeVariables): string {
  const used = Object.entries(all).filter(([name]) => css.includes(`var(${name})`))
  return used.length > 0 ? `:root{${used.map((variable) => variable.join(':')).join(';')}}` : ''
}
