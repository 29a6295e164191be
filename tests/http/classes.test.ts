import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { classesIn, classesOf } from '../../scripts/build/pickStyles.ts'
import { appSite } from '../support/appSite.ts'
import { deskStates } from '../support/deskStates.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { pageStates } from '../support/pageStates.ts'

const site = appSite()

const { motion } = JSON.parse(readFileSync('.build/assets.json', 'utf8'))
const motionSheet = readFileSync(`dist/public${motion}`, 'utf8')

/** Classes with rules in a sheet. */
const known = (css: string) => new Set(classesOf(css.replace(/\{[^{}]*\}/g, ' ')))

it('every kind of page, and every state, carries a rule for every class in use', async () => {
  const pages = pageKinds.map((path) => ({ name: path, answer: () => site.get(path) }))
  const read = [...pages, ...(await pageStates(site))].map(
    async ({ name, answer }) => [name, await (await answer()).text()] as const,
  )
  for (const [name, html] of [...(await Promise.all(read)), ...(await deskStates(site))]) {
    const carried = known(load(html)('style').text() + motionSheet)
    const used = classesIn(html)
    expect(used.size, name).toBeGreaterThan(20)
    // A form has a class of its own, which few rules need.
    const bare = [...used].filter((one) => !carried.has(one) && !/^form-|^reply-details$/.test(one))
    expect(bare, name).toEqual([])
  }
})
