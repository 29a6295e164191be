import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { expect, it } from 'vitest'
import { features } from 'web-features'
import { readSite } from '../support/appSite.ts'
import { pageKinds } from '../support/pageKinds.ts'

/** The browsers of the end of 2023, which are still in use: anything newer needs a fallback. */
const oldest = { chrome: 120, firefox: 121, safari: 17.2 } as const

/** Parts of CSS that one of those browsers lacks, by their names in the compatibility data. */
const late = new Set<string>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    if (Object.entries(oldest).some(([browser, version]) => !(Number(support[browser as 'chrome']) <= version)))
      late.add(key)
}

/** Features that are newer, and do no harm where a browser lacks them. */
const harmless: Readonly<Record<string, string>> = {
  'css.at-rules.view-transition': 'the next page replaces it at once',
  'css.properties.accent-color': 'boxes have the browser’s own color',
  'css.properties.forced-color-adjust': 'who lacks it has no forced colors',
  'css.properties.overscroll-behavior': 'the page behind may scroll on',
  'css.properties.paint-order': 'drawings have had it for long, only text in HTML has not',
  'css.properties.print-color-adjust': 'it is written with its prefix too',
  'css.properties.scrollbar-color': 'the bar has the browser’s own colors',
  'css.properties.text-wrap': 'lines end where they always did',
  'css.properties.user-select': 'it is written with its prefix too',
  'css.properties.zoom': 'a printed estimate is larger',
}

/** Names in the compatibility data of the features that a style uses. */
function usedBy(node: CssNode): readonly string[] {
  if (node.type === 'Declaration' && !node.property.startsWith('-')) return [`css.properties.${node.property}`]
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    return [`css.selectors.${node.name}`]
  if (node.type === 'Atrule') return [`css.at-rules.${node.name}`]
  if (node.type === 'Function') return [`css.types.${node.name}`]
  return []
}

/** Newer features without a fallback: outside @supports, or in a selector list that fails with them. */
function unguarded(css: string): string[] {
  const found: string[] = []
  walk(parse(css), function (node) {
    const lacking = usedBy(node).filter((key) => late.has(key))
    // Within @supports the browser decides; a selector alone in its rule invalidates only that rule.
    const isAlone = this.rule?.prelude.type === 'SelectorList' && this.rule.prelude.children.size === 1
    if (this.atrule?.name === 'supports' || (/Selector$/.test(node.type) && isAlone)) return
    for (const key of lacking) if (!harmless[key]) found.push(`${key} in ${generate(this.rule ?? node).slice(0, 120)}`)
  })
  return found
}

it('no kind of page needs styles newer than 2023', async () => {
  const styles = new Set<string>()
  for (const path of pageKinds) {
    const $ = load(await (await readSite.get(path)).text())
    expect($('style').text(), path).not.toBe('')
    styles.add($('style').text())
    for (const link of $('link[rel=stylesheet]').toArray())
      styles.add(readFileSync(`dist/public${$(link).attr('href')}`, 'utf8'))
  }
  expect([...styles].flatMap(unguarded)).toEqual([])
})
