import { colors } from '#site/theme.ts'
import { marks } from '../../src/shared/drawings/logoParts.ts'
import { darkColors, darkDrawing, kebab, lightDrawing } from './schemes.ts'

type Variables = Readonly<Record<string, string>>

const named = (values: Readonly<Record<string, string>>, prefix: string) =>
  Object.entries(values).map(([name, value]) => [prefix + kebab(name), value] as const)

/** Names of the colors of pages, as classes and CSS variables have them: `pine-deep`. */
export const colorNames: readonly string[] = Object.keys(colors).map(kebab)

const variables = (page: typeof colors, drawn: typeof lightDrawing): Variables =>
  Object.fromEntries([...named(page, '--'), ...named(drawn, '--drawn-'), ...named(marks(page, drawn), '--')])

const light = variables(colors, lightDrawing)

/** Every CSS variable of the business's theme, with its value by scheme: `--pine-deep`, `--drawn-road`, `--tick`. */
export const themeVariables: { readonly light: Variables; readonly dark: Variables } = {
  light,
  // Stars keep their outline, which only has to show on light ground: every page has them.
  dark: { ...variables(darkColors, darkDrawing), '--star': light['--star'] ?? '' },
}

type Values = readonly (readonly [string, string])[]

const rule = (values: Values) =>
  values.length > 0 ? `:root{${values.map((variable) => variable.join(':')).join(';')}}` : ''

/** Sets the variables that these styles use, and for the dark scheme those that differ. Paper keeps the light ones. */
export function variablesFor(css: string, { light, dark }: typeof themeVariables = themeVariables): string {
  const used = Object.entries(light).filter(([name]) => css.includes(`var(${name})`))
  const turned = used.flatMap(([name, value]) => {
    const other = dark[name]
    return other !== undefined && other !== value ? [[name, other] as const] : []
  })
  return (
    rule(used) +
    (turned.length > 0
      ? `@media screen and (prefers-color-scheme:dark){${rule([['color-scheme', 'dark'], ...turned])}}`
      : '')
  )
}
