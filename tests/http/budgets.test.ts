import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { listedRoutes } from '../../src/pages.ts'
import { type PageName, pagePaths, pathIn, spokenLanguages } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'
import { ownCatalog as catalog, takenItems } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'

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
  const scripts = [...$('script[src]')].map((script) => $(script).attr('src') ?? '')
  const others = [...$('link[rel=stylesheet], img:not([loading=lazy]), image[href]')].map(
    (element) => $(element).attr('href') ?? $(element).attr('src') ?? '',
  )
  const script = (await Promise.all(scripts.map(read))).reduce((sum, bytes) => sum + compressed(bytes), 0)
  const files = new Set([...scripts, ...others].map((path) => path.replace(/#.*/, '')))
  return { html: compressed(html), script, requests: 2 + files.size }
}

const site = appSite({}, wordiestMoment())
const read = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer())
const kinds = new Map(listedRoutes.map(({ path, page }) => [path, page.kind]))
/** Budgets by path, or by kind where a kind has many pages: at most so many bytes with Brotli, and requests. */
const budgets: Readonly<Record<string, Weight>> = JSON.parse(readFileSync('tests/bench/budgets.json', 'utf8'))
const plain: Weight = { html: 12_000, script: 1680, requests: 7 }

/** A page's English path, whichever languages the business has it in. */
const english = new Map(
  Object.entries(pagePaths).flatMap(([page, path]) =>
    spokenLanguages.map((one) => [pathIn(page as PageName, one), path] as const),
  ),
)
/** As much longer as Spanish is. */
const translated = 1.03

/** A page's own budget, or its kind's; that of the English page where it's in another language. */
function budgetOf(path: string): Weight {
  const budget = budgets[english.get(path) ?? ''] ?? budgets[kinds.get(path) ?? ''] ?? plain
  const isEnglish = !listedRoutes.some((route) => route.path === path && route.language !== 'en')
  return isEnglish ? budget : { ...budget, html: budget.html * translated, script: budget.script * translated }
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

const most = 125 * 1024
const bytesOf = async (path: string) => (await (await site.get(path)).arrayBuffer()).byteLength

/** As much as an address holds of each of these: letters that a link, an attribute or both write longer. */
const fillings = ['x'.repeat(7900), '!'.repeat(7900), '%22'.repeat(2600), '%3C'.repeat(2600), '%C3%A9'.repeat(1300)]

describe.runIf(isOn('/pricing-calculator'))('the calculator’s page', () => {
  const ids = catalog.items.map(({ id }) => id)
  const longest = takenItems.toSorted((a, b) => b.label.length - a.label.length).map(({ id }) => id)
  const lists = {
    all: `items=${ids.join('_')}`,
    'as many as there may be of all': `items=${ids.map((id) => `${id}.99`).join('_')}`,
    'one by one': longest.map((id) => `add=${id}`).join('&'),
    counts: longest.map((id) => `n-${id}=1`).join('&'),
    'none that we know': `items=${'z_'.repeat(3900)}`,
  }

  it.each(Object.entries(lists))('is small with %s, whatever else is open', async (_, list) => {
    const room = 7900 - list.length
    const [more = ''] = ['&q=be', `&q=${'%22'.repeat(60)}`].filter(({ length }) => length < room)
    for (const category of Object.keys(catalog.categories)) {
      const rest = list.length < 7000 ? `&category=${category}&flights=4&carry=far&zip=${ownZip}${more}` : ''
      expect(await bytesOf(`/pricing-calculator?${list}${rest}`), category).toBeLessThan(most)
    }
  })
})

it.each([
  ['/schedule', ['items', 'flights', 'location', 'junk-type', 'slot', 'day', 'zip']],
  ['/book-online', ['items', 'flights', 'location', 'junk-type', 'slot', 'day', 'zip']],
  ['/service-areas', ['place']],
  ['/items', ['q', 'chosen']],
  ['/', ['items']],
  ['/request-received/7K2M9QX4RD', ['anything']],
] as const)('%s is small whatever its address says', async (path, names) => {
  for (const name of names)
    for (const filling of fillings)
      expect(await bytesOf(`${path}?${name}=${filling}&step=when`), `${name} ${filling.slice(0, 9)}`).toBeLessThan(most)
})
