import { expect, it } from 'vitest'
import { crawl, isKnownDead } from '../support/crawl.ts'
import { listedPaths } from '../support/pages.ts'
import { testSite } from '../support/site.ts'

const site = testSite()

it('without JavaScript, links from the front page lead to every listed page, and none is dead', async () => {
  const { pages, dead } = await crawl(site.get)
  expect(dead.filter((line) => !isKnownDead(line))).toEqual([])
  expect(listedPaths.filter((path) => !pages.has(path))).toEqual([])
})
