import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generate, parse } from 'css-tree'
import type { CriticalCss, KindStyles } from '../../src/document/page.ts'
import { filesUnder } from './files.ts'
import type { SiteStyles } from './pickStyles.ts'
import { stylesOfKind } from './pickStyles.ts'
import type { BuiltPage } from './siteFiles.ts'
import { pageTokens } from './styles.ts'

/** The hash source that allows these styles in a content security policy. */
export const cssHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** A sheet's outermost rules, in their order. */
function rulesIn(css: string): string[] {
  const sheet = parse(css, { parseAtrulePrelude: false, parseRulePrelude: false, parseValue: false })
  return sheet.type === 'StyleSheet' ? sheet.children.toArray().map((rule) => generate(rule)) : []
}

/** The link to the whole sheet; see `ui/StyleLinks.tsx`. */
const aboveFold = (html: string, sheet: string): string => html.split(`<link rel="stylesheet" href="${sheet}"`)[0] ?? ''

/** Source files in `src/pages`, by kind of page. */
export function filesByKind(root: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const file of filesUnder(root, ['src/pages'], /\.tsx$/))
    for (const [, kind = ''] of readFileSync(file, 'utf8').matchAll(/^ {2,4}kind: '([\w-]+)'/gm))
      files.set(kind, [...(files.get(kind) ?? []), file])
  return files
}

/** Classes that any state of a page may have above its fold. The frame's are known where there is an example. */
const sourceTokens = async (files: readonly string[], root: string, hasExample: boolean) => {
  const frame = hasExample ? [] : [resolve(root, 'src/document/Document.tsx')]
  return (await Promise.all([...files, ...frame].map((file) => pageTokens(file)))).flat()
}

/**
 * The styles that each kind of page carries: the rules for what's above its fold, or for all of it where it has none. Where
 * a page has states, they get every rule that its source may use there. The kinds share most rules, so each is listed once:
 * the Worker starts sooner.
 */
export async function criticalCss(
  root: string,
  styles: SiteStyles,
  sheet: string,
  pages: readonly BuiltPage[],
): Promise<{ readonly critical: Readonly<Record<string, KindStyles>>; readonly rules: readonly string[] }> {
  const critical: Record<string, KindStyles> = {}
  const places = new Map<string, number>()
  const placeOf = (rule: string): number => {
    const place = places.get(rule) ?? places.size
    places.set(rule, place)
    return place
  }
  for (const [kind, files] of filesByKind(root)) {
    // Only the development server has it, with the whole sheet.
    if (kind === 'gallery') continue
    const own = pages.filter((page) => page.kind === kind)
    const above = own.map(({ html }) => aboveFold(html, sheet)).join('')
    const hasFold = own.length > 0 && own.every(({ html }) => html.length > aboveFold(html, sheet).length)
    const has = (states: BuiltPage['states']) => own.some((page) => page.states === states)
    const tokens = async () => sourceTokens(files, root, own.length > 0)
    const sheetWith = (tokens?: readonly string[]): CriticalCss => {
      const rules = rulesIn(stylesOfKind(styles, above, { hasFold, tokens }))
      return { rules: rules.map(placeOf), hash: cssHash(rules.join('')) }
    }
    critical[kind] = {
      ...sheetWith(own.length === 0 || has('each') ? await tokens() : undefined),
      ...(has('some') && { variant: sheetWith(await tokens()) }),
    }
  }
  return { critical, rules: [...places.keys()] }
}
