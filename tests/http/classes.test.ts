import { expect, it } from 'vitest'
import { classesIn, ruleClasses } from '../../src/document/styles.ts'
import { besideUrl, builtFiles } from '../support/files.ts'
import { listedPaths } from '../support/pages.ts'
import { testSite } from '../support/site.ts'

const site = testSite()

it('every class that an element wears has a rule', async () => {
  const file = await builtFiles.fetch(new Request(new URL(besideUrl('document'), site.origin)))
  const { styles } = await file.json()
  const known = new Set(styles.rules.flatMap(ruleClasses))
  const pages = await Promise.all(listedPaths.map(async (path) => (await site.get(path)).text()))
  const worn = classesIn(pages.join(''))
  // Every form says which one it is, and one of them has rules of its own.
  const bare = [...worn].filter((name) => !known.has(name) && !name.startsWith('form-'))
  expect(worn.size).toBeGreaterThan(300)
  expect(bare).toEqual([])
})
