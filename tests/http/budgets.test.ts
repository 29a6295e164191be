import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { itemPages } from '../../src/business/itemPages.ts'
import { listedRoutes } from '../../src/pages/pages.ts'
import { appSite } from '../support/appSite.ts'
import { wordiestMoment } from '../support/clock.ts'
import { isOn } from '../support/ownPages.ts'
import { type Weight, weigh } from '../support/weigh.ts'

const site = appSite({}, wordiestMoment())
const read = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer())
const kinds = new Map(listedRoutes.map(({ path, page }) => [path, page.kind]))
/** Budgets by path, or by kind where a kind has many pages: at most so many bytes with Brotli, and requests. */
const budgets: Readonly<Record<string, Weight>> = JSON.parse(readFileSync('tests/bench/budgets.json', 'utf8'))
const plain: Weight = { html: 12_000, script: 1800, requests: 7 }

/** The same page in English. */
const english = new Map(
  listedRoutes.map(({ path, alternates }) => [
    path,
    alternates.find(({ language }) => language === 'en')?.path ?? path,
  ]),
)
/** As much longer as Spanish is. */
const translated = 1.03

/** A page's own budget, or its kind's; that of the English page where it's in another language. */
function budgetOf(path: string): Weight {
  const own = english.get(path) ?? path
  const budget = budgets[own] ?? budgets[kinds.get(own) ?? ''] ?? plain
  return own === path ? budget : { ...budget, html: budget.html * translated, script: budget.script * translated }
}

it('are for pages that exist', () => {
  const known = new Set([...kinds.keys(), ...kinds.values(), ...(itemPages.length > 0 ? [] : ['item'])])
  expect(
    Object.keys(budgets).filter((page) => !known.has(page) && isOn(page === 'post' ? '/blog/post' : page)),
  ).toEqual([])
})

it.each([...kinds.keys(), '/request-received/7K2M9QX4RD', '/no-such-page'])(
  '%s stays within its bytes, requests and script',
  async (path) => {
    const budget = budgetOf(path)
    const weight = await weigh(await read(path), read)
    for (const key of ['html', 'script', 'requests'] as const)
      expect(weight[key], `${key} of ${path}`).toBeLessThanOrEqual(budget[key])
  },
)
