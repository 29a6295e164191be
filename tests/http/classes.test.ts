import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { classesIn, classesOf } from '../../scripts/build/pickStyles.ts'
import { appSite } from '../support/appSite.ts'
import { listedKinds, pageKinds } from '../support/pageKinds.ts'
import { pageStates } from '../support/pageStates.ts'

const site = appSite()

const { sheet: sheetUrl, motion: motionUrl } = JSON.parse(readFileSync('.build/assets.json', 'utf8'))
const wholeSheet = readFileSync(`dist/public${sheetUrl}`, 'utf8')
const motionSheet = readFileSync(`dist/public${motionUrl}`, 'utf8')

/** Classes with rules in a sheet. */
const known = (css: string) => new Set(classesOf(css.replace(/\{[^{}]*\}/g, ' ')))

/** A sheet without the rules that don't apply at first: for print, and for what is pointed at or focused. */
const atFirst = (css: string) =>
  css
    .replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/[^{}]*(?::hover|:active|:focus)[^{}]*\{[^{}]*\}/g, '')

it('every class in use has a rule', async () => {
  const rules = known(wholeSheet + motionSheet)
  const pages = await Promise.all(pageKinds.map(async (path) => (await site.get(path)).text()))
  const used = classesIn(pages.join(''))
  // Every form has a class of its own, and only one of them has rules.
  const bare = [...used].filter((name) => !rules.has(name) && !name.startsWith('form-'))
  expect(used.size).toBeGreaterThan(300)
  expect(bare).toEqual([])
})

it('every kind of page, and every state, carries the styles of what is above the fold', async () => {
  const rules = known(atFirst(wholeSheet))
  const kinds = listedKinds.map((path) => ({ name: path, answer: () => site.get(path) }))
  for (const { name, answer } of [...kinds, ...(await pageStates(site))]) {
    const html = await (await answer()).text()
    const above = html.split(`<link rel="stylesheet" href="${sheetUrl}"`)[0] ?? ''
    const carried = known(load(html)('style').text())
    const used = classesIn(above)
    expect(used.size, name).toBeGreaterThan(20)
    // A form's class hides the call bar, which can wait for the whole sheet.
    const missing = [...used].filter((one) => rules.has(one) && !carried.has(one) && !one.startsWith('form-'))
    expect(missing, name).toEqual([])
  }
})
