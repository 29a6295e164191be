import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { listedRoutes } from '../../src/pages.ts'
import { appSite } from '../support/appSite.ts'
import { wordiestMoment } from '../support/clock.ts'

/** Size in bytes with Brotli at level 5, as the edge compresses. */
const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

type Weight = { readonly html: number; readonly script: number; readonly requests: number }

/**
 * What a page costs a phone before anything is touched or scrolled: HTML and scripts compressed, and requests: the page,
 * its sheets for a screen, scripts, and pictures that are not lazy, each once, with the heading font.
 * @param read bytes of a file by its path
 */
async function weigh(html: Buffer, read: (path: string) => Promise<Buffer>): Promise<Weight> {
  const $ = load(html.toString())
  const scripts = $('script[src]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '')
  const others = $('link[rel=stylesheet], img:not([loading=lazy]), image[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
  const script = (await Promise.all(scripts.map(read))).reduce((sum, bytes) => sum + compressed(bytes), 0)
  const files = new Set([...scripts, ...others].map((path) => path.replace(/#.*/, '')))
  return { html: compressed(html), script, requests: 2 + files.size }
}

const site = appSite({}, wordiestMoment())
const read = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer())
const kinds = new Map(listedRoutes.map(({ path, page }) => [path, page.kind]))
/** Budgets by path, or by kind where a kind has many pages: at most so many bytes with Brotli, and requests. */
const budgets: Readonly<Record<string, Weight>> = JSON.parse(readFileSync('tests/bench/budgets.json', 'utf8'))
const plain: Weight = { html: 12_000, script: 1700, requests: 7 }

/** A page's path in English. */
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

it.each([...kinds.keys(), '/request-received/7K2M9QX4RD', '/no-such-page'])(
  '%s stays within its bytes, requests and script',
  async (path) => {
    const budget = budgetOf(path)
    const weight = await weigh(await read(path), read)
    for (const key of ['html', 'script', 'requests'] as const)
      expect(weight[key], `${key} of ${path}`).toBeLessThanOrEqual(budget[key])
  },
)
