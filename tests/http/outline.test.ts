import { describe, expect, it } from 'vitest'
import { appSite } from '../support/appSite.ts'
import { listedPaths, readPages } from '../support/pages.ts'

const page = readPages(appSite())

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
  it('links to at least three other pages from its main content', () => {
    expect(linkedFrom(path).size).toBeGreaterThanOrEqual(3)
  })

  it('has headings that skip no level', () => {
    const $ = page(path)
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map((heading) => Number(heading.tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })
})
