import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { callDiscountOffer } from '../../src/business/pricing.ts'
import { rangeWords } from '../../src/domain/prices/words.ts'
import { forms } from '../../src/forms/forms.ts'
import { paths } from '../../src/routes.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { appSite } from '../support/appSite.ts'
import { wordiestMoment } from '../support/clock.ts'
import { figuresIn, knownFigures } from '../support/figures.ts'
import { unknownWords, unlikely } from '../support/language.ts'
import { listedPaths, readPages, saidOn } from '../support/pages.ts'

const twins = appSite({}, wordiestMoment())
const page = readPages(twins)

/** Left out of the check of figures: the calendar's text, forms, whose figures are rules of the code, and quotations. */
const notProse = 'main form, .same-day, .order-fields, blockquote, script, style, svg'

/** Every text of every page, collected for the dictionary. */
const said: string[] = []

/** Labels, hints and answers of the forms. */
const asked = forms.flatMap((form) => [
  ...Object.values(form.received),
  ...Object.values(form.fields).flatMap((field) => [field.label, ('hint' in field && field.hint) || '']),
])

const notWords = /`[^`]*`|<[^>]*>|\]\([^)]*\)|https?:\S+|[*_|#>[\]-]/g
const docs = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(name, 'utf8').replace(/```.*?```/gs, ''))
  .flatMap((text) => text.split(/\n\s*\n/))
  .map((block) => block.replace(notWords, ' '))

/** Figures of a text that the business's data doesn't have. */
const unknownFigures = (text: string) =>
  figuresIn(text).flatMap((one) => (knownFigures.has(one) ? [] : [`${one}: ${text}`]))

/** Promises of the discount for calling that aren't followed by its terms. */
const bareDiscount = (text: string) =>
  text.replaceAll(callDiscountOffer, '').match(/.{0,30}\$\d+ off|(?:save|take)s? (?:you )?\$\d+.{0,30}/gi) ?? []

/** What we like to say so much that a page may say it once. */
const favorites = ['one price', 'before we lift', 'you agree'] as const

/** A page's texts without its frame, its forms and its description. */
const ownWords = (path: string) => {
  const $ = load(page(path)('main').html() ?? '', null, false)
  $('script, style, svg, template, form').remove()
  return $.root().text().replace(/\s+/g, ' ').toLowerCase()
}

it.each(listedPaths)('%s says each of our favorite phrases once at most', (path) => {
  const words = ownWords(path)
  expect(favorites.filter((phrase) => words.split(phrase).length > 2)).toEqual([])
})

/** All of a town page's main element: its 5-word shingles, and its sentences and labels of three words or more. */
function townWords({ slug, name }: Town) {
  const $ = load(page(paths.town(slug))('main').html() ?? '', null, false)
  $('script, style, template').remove()
  $('p, li, dt, dd, h1, h2, h3, figcaption, text, desc').append('\n')
  const text = $.root().text().replaceAll(name, 'Town')
  const words = text.toLowerCase().match(/[\w$’]+/g) ?? []
  return {
    shingles: new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))),
    sentences: text
      .split(/\n|(?<=[.?!])\s/)
      .map((one) => one.replace(/\s+/g, ' ').trim())
      .filter((one) => one.split(' ').length > 2),
  }
}

// The starter's towns begin with the same words, until a town has some of its own.
it.runIf(towns.every(({ loads }) => loads))('a town’s page is its own: few words of another’s, and “Ask” twice', () => {
  const pages = towns.map((town) => ({ ...townWords(town), ask: page(paths.town(town.slug))('main .curb-ask').length }))
  const alike = pages.flatMap(({ shingles }, at) =>
    pages.slice(at + 1).map((other) => {
      const both = [...shingles].filter((one) => other.shingles.has(one)).length
      return both / (shingles.size + other.shingles.size - both)
    }),
  )
  expect(alike.reduce((sum, one) => sum + one, 0) / alike.length).toBeLessThan(0.12)
  expect(Math.max(...alike)).toBeLessThanOrEqual(0.16)
  for (const { sentences, ask } of pages) {
    const elsewhere = new Set(
      pages.filter((other) => other.sentences !== sentences).flatMap((other) => other.sentences),
    )
    expect(sentences.filter((one) => elsewhere.has(one)).length / sentences.length).toBeLessThan(0.25)
    expect(ask).toBeLessThanOrEqual(2)
  }
})

/** Prices of a text that no function of the business gives; an estimate is “usually”, never “about”. */
const unknownPrices = (text: string) => [
  ...figuresIn(text).filter((one) => /^(price|range) /.test(one) && !knownFigures.has(one)),
  ...(text.match(/about \$\d[\d,]*/gi) ?? []),
]

/** Every end of a price in structured data, as it would be printed. */
const structuredPrices = (json: string): readonly string[] =>
  [...json.matchAll(/"(?:min|low)Price":(\d+),"(?:max|high)Price":(\d+)/g)].map(([, low, high]) =>
    rangeWords({ low: Number(low) * 100, high: Number(high) * 100 }),
  )

it.each(listedPaths)(
  '%s has only prices of the business’s functions, in Markdown and structured data too',
  async (path) => {
    const $ = page(path)
    const data = $('script[type="application/ld+json"]').text()
    const markdown = await (await twins.get(path === '/' ? '/index.md' : `${path}.md`)).text()
    const texts = [...saidOn($), ...markdown.split('\n'), data.replace(/\$(\d+)-\$(\d+)/, '$$$1 to $$$2')]
    expect(texts.filter((text) => !/^ *- (Choice|Field)/.test(text)).flatMap(unknownPrices)).toEqual([])
    expect(texts.flatMap(bareDiscount)).toEqual([])
    const [structured] = structuredPrices(data)
    expect([structured ?? ''].flatMap(unknownPrices)).toEqual([])
    const tag = /^Usually (.*)/.exec($('main .price-tag strong').first().text())?.[1]
    if (tag) expect(structured).toBe(tag)
  },
)

it('llms.txt has only such prices, too', async () => {
  expect(unknownPrices(await (await twins.get('/llms.txt')).text())).toEqual([])
})

it.each(listedPaths)('%s says nothing that a neighbor wouldn’t, and no figure that nobody knows', (path) => {
  const $ = page(path)
  said.push(...saidOn($))
  expect(saidOn($).flatMap(bareDiscount)).toEqual([])
  $('blockquote').remove()
  expect(saidOn($).flatMap(unlikely)).toEqual([])
  $(notProse).remove()
  expect(saidOn($).length).toBeGreaterThan(5)
  expect(saidOn($).flatMap(unknownFigures)).toEqual([])
})

it('documents say nothing either, and all words are American ones, in forms too', async () => {
  expect(docs.length).toBeGreaterThan(50)
  expect(docs.map((block) => block.replace('is NOT', 'isn’t')).flatMap(unlikely)).toEqual([])
  expect(await unknownWords([...new Set([...said, ...asked, ...docs])].join('\n'))).toEqual([])
})

it('what is wrong is found', async () => {
  expect(['We cannot lift it.', 'It is a couch'].map((text) => unlikely(text).length)).toEqual([1, 1])
  expect(await unknownWords('Any colour of couch, and a recycleable one')).toEqual(['colour', 'recycleable'])
  expect(unknownPrices('Usually $12 to $998, about $98')).toHaveLength(3)
  expect(unknownFigures('That’s $12,345.67, in 00000.')).toHaveLength(2)
  expect(['Get $25 off when you call', 'Call and save $25.'].flatMap(bareDiscount)).toHaveLength(2)
})
