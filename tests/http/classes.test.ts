import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { classesIn, classesOf } from '../../scripts/build/pickStyles.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { isOn } from '../support/ownPages.ts'
import { listedKinds, pageKinds } from '../support/pageKinds.ts'
import { multipart } from '../support/requests.ts'

const site = appSite()

const sheetUrl: string = JSON.parse(readFileSync('.build/assets.json', 'utf8')).sheet
const wholeSheet = readFileSync(`dist/public${sheetUrl}`, 'utf8')

/** Classes with rules in a sheet. */
const known = (css: string) => new Set(classesOf(css.replace(/\{[^{}]*\}/g, ' ')))

/** A sheet without what nothing looks like at first: print, and what is pointed at or focused. */
const atFirst = (css: string) =>
  css
    .replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/[^{}]*(?::hover|:active|:focus)[^{}]*\{[^{}]*\}/g, '')

it('every class in use has a rule', async () => {
  const rules = known(wholeSheet)
  const pages = await Promise.all(pageKinds.map(async (path) => (await site.get(path)).text()))
  const used = classesIn(pages.join(''))
  // Every form has a class of its own, and only one of them has rules.
  const bare = [...used].filter((name) => !rules.has(name) && !name.startsWith('form-'))
  expect(used.size).toBeGreaterThan(300)
  expect(bare).toEqual([])
})

const sent = (path: string) => site.get(path, { method: 'POST', body: multipart({ phone: 'x' }) })

const states: readonly (readonly [path: string, ask: (path: string) => Promise<Response>])[] = [
  ['/', sent],
  ['/contact', sent],
  ['/referral-program', sent],
  ['/schedule', sent],
  ['/schedule?slot=2020-01-01T10', site.get],
  [`/book-online?zip=${ownZip}`, site.get],
  ['/book-online?step=4', site.get],
  [`/service-areas?zip=${ownZip}`, site.get],
  ['/service-areas?zip=90210', site.get],
  ['/faq?kind=beds', site.get],
  ['/faq?kind=all', site.get],
  ['/pricing-calculator?items=sofa.2', site.get],
  ['/request-received/7K2M9QX4RD?photos=2&missing=1&form=referral&code=7K2M9QX4', site.get],
  ['/booking?t=x', site.get],
  ['/add-photos?t=x', site.get],
  ['/lead-photos?t=x', site.get],
]

const firstStates = listedKinds.map((path) => [path, site.get] as const)

it.each([...firstStates, ...states.filter(([path]) => isOn(path))])(
  '%s carries the styles of its state',
  async (path, ask) => {
    const rules = known(atFirst(wholeSheet))
    const html = await (await ask(path)).text()
    const above = html.split(`<link rel="stylesheet" href="${sheetUrl}"`)[0] ?? ''
    const carried = known(load(html)('style').text())
    const used = classesIn(above)
    expect(used.size).toBeGreaterThan(30)
    expect([...used].filter((name) => rules.has(name) && !carried.has(name))).toEqual([])
  },
)
