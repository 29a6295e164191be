import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generate, parse } from 'css-tree'
import type { KindStyles } from '../../src/shared/document/page.ts'
import { filesUnder } from './files.ts'
import { type SiteStyles, stylesOfKind } from './pickStyles.ts'
import type { BuiltPage } from './siteFiles.ts'
import { pageTokens } from './styles.ts'

/** The hash source that allows these styles in a content security policy. */
export const cssHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** A sheet in pieces that kinds of page have in common: its rules in their order, and where a list of them begins and ends. */
function piecesOf(css: string): string[] {
  const sheet = parse(css, { parseAtrulePrelude: false, parseRulePrelude: false, parseValue: false })
  if (sheet.type !== 'StyleSheet') return []
  return sheet.children.toArray().flatMap((rule) => {
    if (rule.type !== 'Atrule' || rule.name !== 'media' || !rule.block) return [generate(rule)]
    const { block, prelude } = rule
    return [
      `@media ${prelude ? generate(prelude) : ''}{`,
      ...block.children.toArray().map((inner) => generate(inner)),
      '}',
    ]
  })
}

/** Source files of pages, by kind of page: `deskPage` makes those of the kind `desk`. */
export function filesByKind(root: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const file of filesUnder(root, ['src'], /\.page\.tsx$/))
    for (const [, own = '', kind = own] of readFileSync(file, 'utf8').matchAll(
      /^ {2,4}kind: '([\w-]+)'|^import \{ (\w+)Page \}/gm,
    ))
      files.set(kind, [...(files.get(kind) ?? []), file])
  return files
}

/** Classes that any state of a page may have. The frame's are known where there is an example. */
const sourceTokens = async (files: readonly string[], root: string, hasExample: boolean) => {
  const frame = hasExample ? [] : [resolve(root, 'src/shared/document/render.tsx')]
  return (await Promise.all([...files, ...frame].map((file) => pageTokens(file)))).flat()
}

/**
 * The styles that each kind of page carries. Where a page has states, they have every rule that its source may use. The
 * kinds share most rules, so each is listed once: the Worker starts sooner.
 */
export async function kindStyles(
  root: string,
  styles: SiteStyles,
  pages: readonly BuiltPage[],
): Promise<{ readonly kinds: Readonly<Record<string, KindStyles>>; readonly rules: readonly string[] }> {
  const sheets = new Map<string, string[]>()
  // In an order that's nearly every kind's, so that most steps from rule to rule are short and alike: they compress.
  const order: string[] = []
  for (const [kind, files] of filesByKind(root)) {
    const own = pages.filter((page) => page.kind === kind)
    const hasStates = own.length === 0 || own.some((page) => page.hasStates)
    const tokens = hasStates ? await sourceTokens(files, root, own.length > 0) : undefined
    const rules = piecesOf(stylesOfKind(styles, own.map(({ html, more }) => html + more).join(''), tokens))
    sheets.set(kind, rules)
    rules.reduce((before, rule) => {
      const known = order.indexOf(rule)
      if (known < 0) order.splice(before + 1, 0, rule)
      return known < 0 ? before + 1 : known
    }, -1)
  }
  const places = new Map(order.map((rule, place) => [rule, place]))
  const kinds = [...sheets].map(([kind, rules]) => {
    const own = rules.map((rule) => places.get(rule) ?? 0)
    return [kind, { steps: own.map((place, at) => place - (own[at - 1] ?? 0)), hash: cssHash(rules.join('')) }]
  })
  return { kinds: Object.fromEntries(kinds), rules: order }
}
