import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { itemPages } from '../../src/business/itemPages.ts'
import { listedRoutes } from '../../src/pages/pages.ts'
import { appSite } from '../support/appSite.ts'
import { wordiestMoment } from '../support/clock.ts'
import { isOn } from '../support/ownPages.ts'
import type { Weight } from '../support/weigh.ts'
import { weigh } from '../support/weigh.ts'

const site = appSite({}, wordiestMoment())
const read = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer())
const kinds = new Map(listedRoutes.map(({ path, page }) => [path, page.kind]))
/** Budgets by path, or by kind where a kind has many pages: at most so many bytes with Brotli, and requests. */
const budgets: Readonly<Record<string, Weight>> = JSON.parse(readFileSync('tests/bench/budgets.json', 'utf8'))
const plain: Weight = { html: 12_000, script: 1500, requests: 8 }

/** A page's own budget, or its kind's. */
const budgetOf = (path: string): Weight => budgets[path] ?? budgets[kinds.get(path) ?? ''] ?? plain

it('are for pages that exist', () => {
  const known = new Set([...kinds.keys(), ...kinds.values(), ...(itemPages.length > 0 ? [] : ['item'])])
  expect(
    Object.keys(budgets).filter((page) => !known.has(page) && isOn(page === 'post' ? '/blog/post' : page)),
  ).toEqual([])
})

it.each([...kinds.keys(), '/request-received/7K2M9QX4RD?photos=2', '/no-such-page'])(
  '%s stays within its bytes, requests and script',
  async (path) => {
    const budget = budgetOf(path)
    const weight = await weigh(await read(path), read)
    for (const key of ['html', 'script', 'requests'] as const)
      expect(weight[key], `${key} of ${path}`).toBeLessThanOrEqual(budget[key])
  },
)
