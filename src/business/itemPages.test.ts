import { expect, it } from 'vitest'
import { ownWords } from '../sites/schema/itemPage.ts'
import { itemPages } from './itemPages.ts'

/** Runs of five words. */
function runsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\w$’]+/g) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

it('no two pages share a fifth of their own words, in runs of five', () => {
  const pages = itemPages.map((page) => ({ slug: page.slug, runs: runsIn(ownWords(page)) }))
  const alike = pages.flatMap(({ slug, runs }, at) =>
    pages.slice(at + 1).flatMap((other) => {
      const both = [...runs].filter((run) => other.runs.has(run)).length
      const share = both / Math.min(runs.size, other.runs.size)
      return share < 0.2 ? [] : [`${slug} and ${other.slug}: ${Math.round(share * 100)}%`]
    }),
  )
  expect(alike).toEqual([])
})
