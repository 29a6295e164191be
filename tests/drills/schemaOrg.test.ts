// The terms of structured data, by the compiler with the types of schema.org, which take longer than all of our own code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../scripts/lib/run.ts'
import { readSite } from '../support/appSite.ts'
import { listedKinds } from '../support/ownPages.ts'

const dataOf = async (path: string) => (await readSite.page(path))('script[type="application/ld+json"]').text()

it('no kind of page has a term that schema.org lacks', { timeout: 200_000 }, async () => {
  const folder = '.cache/schema'
  mkdirSync(folder, { recursive: true })
  const madeUp = { '@context': 'https://schema.org', '@type': 'Service', name: 'Hauling', priceOfTruck: 7 }
  const lines = [...(await Promise.all(listedKinds.map(dataOf))), JSON.stringify(madeUp)].map(
    (json, index) => `export const page${index}: WithContext<Thing> | Graph = ${json}`,
  )
  writeFileSync(
    `${folder}/pages.ts`,
    [`import type { Graph, Thing, WithContext } from 'schema-dts'`, ...lines].join('\n'),
  )
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig']
  const { output } = await run('tsc', [...options, `${folder}/pages.ts`])
  rmSync(folder, { recursive: true })
  const errors = output.split('\n').filter((line) => /error TS/.test(line))
  expect(errors).toEqual([expect.stringContaining('priceOfTruck')])
})
