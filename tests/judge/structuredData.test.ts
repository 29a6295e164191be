import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../scripts/lib/run.ts'
import { listedPaths, readPages } from '../support/pages.ts'
import { testSite } from '../support/site.ts'

const page = readPages(testSite())
const folder = '.cache/judge'

/** The compiler's errors for data that is written as a value of schema.org's types. */
async function judged(values: readonly string[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const lines = values.map((json, index) => `export const page${index}: WithContext<Thing> | Graph = ${json}`)
  writeFileSync(
    `${folder}/pages.ts`,
    [`import type { Graph, Thing, WithContext } from 'schema-dts'`, ...lines].join('\n'),
  )
  try {
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig']
    return (await run('tsc', [...options, `${folder}/pages.ts`])).output
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('every page uses only terms of schema.org', { timeout: 200_000 }, async () => {
  const values = listedPaths.map((path) => page(path)('script[type="application/ld+json"]').text())
  expect(await judged(values)).toBe('')
})

it('a term that schema.org does not have is found', { timeout: 200_000 }, async () => {
  const thing = { '@context': 'https://schema.org', '@type': 'Service', name: 'Hauling', priceOfTruck: 7 }
  expect(await judged([JSON.stringify(thing)])).toContain('priceOfTruck')
})
