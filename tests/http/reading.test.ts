import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { wordiestMoment } from '../support/clock.ts'
import { listedPaths, readPages } from '../support/pages.ts'
import { readingGrade, wordsOf } from '../support/readability.ts'
import { testSite } from '../support/site.ts'

const page = readPages(testSite({}, '.', wordiestMoment()))

const blocks = 'p, li, dd, blockquote, td'

const textOf = (element: { text: () => string }) => element.text().replace(/\s+/g, ' ').trim()

/**
 * The running text of a page: the innermost blocks that end a sentence or are as long as one. Lists of links, prices
 * and labels are left out, which would only make the text look easier than it is.
 */
const prose = ($: CheerioAPI): string[] =>
  $(`main :is(${blocks})`)
    .toArray()
    .map((element) => $(element))
    .filter((element) => element.find(blocks).length === 0 && element.closest('nav, form').length === 0)
    .map(textOf)
    .filter((text) => /[.?!:][”’)]?$/.test(text) || wordsOf(text).length >= 8)

/** Pages of this site that a page's main content links to, without itself and the breadcrumb. */
const linkedFrom = (path: string): Set<string> => {
  const $ = page(path)
  const targets = $('main a[href^="/"]')
    .toArray()
    .filter((link) => $(link).closest('nav[aria-label=Breadcrumb]').length === 0)
    .map((link) => ($(link).attr('href') ?? '').replace(/[?#].*$/, ''))
  return new Set(targets.filter((target) => target !== path && listedPaths.includes(target)))
}

describe.each(listedPaths)('%s', (path) => {
  it('is at a US seventh-grade reading level or easier', () => {
    expect(readingGrade(prose(page(path)))).toBeLessThanOrEqual(7)
  })

  it('links to at least three other pages from its main content', () => {
    expect(linkedFrom(path).size).toBeGreaterThanOrEqual(3)
  })

  it('has headings that skip no level', () => {
    const $ = page(path)
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: textOf($(heading)) }))
    expect(levels[0]?.level).toBe(1)
    const skipped = levels.filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1)
    expect(skipped).toEqual([])
  })
})

/** Part of a town page's runs of five words that another town's page may have too. */
const mostShared = 0.34

describe('the pages together', () => {
  it('are all linked from more than the sitemap', () => {
    const linked = new Set(listedPaths.filter((path) => path !== '/sitemap').flatMap((path) => [...linkedFrom(path)]))
    // The header and footer of every page lead to these two.
    const orphans = listedPaths.filter((path) => !linked.has(path) && path !== '/' && path !== '/sitemap')
    expect(orphans).toEqual([])
  })

  // Without curb rules a town's page is short, and most of it is about the services.
  it.runIf(site.parts.curbRules)('share little text between towns', () => {
    // Share of the shorter page's distinct runs of five words that are on the other page too, over all that's in main: names
    // of towns, sentences that repeat, the list of services, the closing call and the map's labels among them.
    const runs = towns.map(({ slug, name }) => {
      const words = wordsOf(textOf(page(`/service-areas/${slug}`)('main'))).map((word) => word.toLowerCase())
      expect(words.length, name).toBeGreaterThan(300)
      return { name, runs: new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))) }
    })
    const alike = runs.flatMap((one, index) =>
      runs.slice(index + 1).flatMap((other) => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length
        const share = shared / Math.min(one.runs.size, other.runs.size)
        return share > mostShared ? [`${one.name} and ${other.name}: ${(share * 100).toFixed(1)} %`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
