import { beforeAll, describe, expect, it } from 'vitest'
import { figuresIn } from '../support/figures.ts'
import type { Data } from '../support/knownFigures.ts'
import { chosenData, knownFigures } from '../support/knownFigures.ts'
import { listedPaths, readPages, saidOn } from '../support/pages.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const page = readPages(site)
const data = await chosenData()

/** Left out: what the calendar fills in per minute, forms, whose figures are rules of the code, and what others said. */
const notProse = 'main form, .same-day, .order-fields, blockquote, script, style, svg'

const said = new Map<string, readonly string[]>()
beforeAll(() => {
  for (const path of listedPaths) {
    const $ = page(path)
    $(notProse).remove()
    said.set(path, saidOn($))
  }
})

/** Figures of texts that a page isn't known to have, each with its text. */
function unknown(texts: readonly string[], path: string, from: Data = data): string[] {
  const known = knownFigures(from, path)
  return texts.flatMap((text) =>
    figuresIn(text)
      .filter((one) => !known.has(one))
      .map((one) => `${one}: ${text.slice(0, 120)}`),
  )
}

/** Pages that have figures which changed data doesn't have. */
const failing = (changed: Partial<Data>): string[] =>
  listedPaths.filter((path) => unknown(said.get(path) ?? [], path, { ...data, ...changed }).length > 0)

describe.each(listedPaths)('every figure on %s', (path) => {
  it('is in the business’s data', () => {
    expect(said.get(path)?.length).toBeGreaterThan(5)
    expect(unknown(said.get(path) ?? [], path)).toEqual([])
  })
})

it.each(['/llms.txt', '/index.md', '/services.md', '/faq.md'])('every figure in %s is, too', async (path) => {
  const text = (await (await site.get(path)).text())
    .replace(/\]\([^)]*\)|https?:\S+|^\s*\d+\. /gm, ' ')
    .replaceAll('\\', '')
  expect(text.length).toBeGreaterThan(500)
  expect(unknown(text.split('\n'), path)).toEqual([])
})

describe('a datum that changes', () => {
  it('fails the pages that print it: a price', () => {
    const price = { ...data.site.price, from: data.site.price.from + 2 }
    const rungs = data.rungs.map((rung, at) => (at === 0 ? { ...rung, cents: price.from * 100 } : rung))
    expect(failing({ site: { ...data.site, price }, rungs })).toEqual(listedPaths)
  })

  it('fails the town’s own page: a ZIP code', () => {
    // The forms' example is on every page.
    const example = data.site.area.example.zip
    const first = data.towns.find(({ zips }) => !zips.includes(example))
    if (!first) throw new Error('No town')
    const others = data.towns.filter((town) => town !== first)
    expect(failing({ towns: [{ ...first, zips: ['00000'] }, ...others] })).toContain(`/service-areas/${first.slug}`)
    for (const { slug, zips } of others.slice(0, 1))
      expect(unknown([`Your ZIP is ${first.zips[0]}.`], `/service-areas/${slug}`)).toHaveLength(
        zips.includes(first.zips[0] ?? '') ? 0 : 1,
      )
  })

  it('fails the pages that say it: an hour', () => {
    const pickup = data.site.hours.pickup.map((hours) => ({ ...hours, opens: '05:15' }))
    const found = failing({ site: { ...data.site, hours: { ...data.site.hours, pickup } } })
    expect(found).toContain('/contact')
    expect(failing({ site: { ...data.site, sameDayUntilHour: 3 } })).toContain('/contact')
  })

  it('fails the pages that count them or measure between them: the towns', () => {
    const found = new Set(data.towns.flatMap((gone) => failing({ towns: data.towns.filter((town) => town !== gone) })))
    for (const path of ['/', '/service-areas']) expect([...found]).toContain(path)
  })
})

describe('a figure that somebody made up', () => {
  it.each([
    'A sofa is $137.',
    'We’re 1,234 miles away.',
    'It’s in 99999.',
    'We open at 3:45 AM.',
    'We recycle 87% of it.',
    'That’s been the law since 1923.',
    'It’s in Nowhere County.',
    'Since July 4, 1999.',
    'Call 312-555-0199.',
    'Stay 8,765 feet away.',
    'We’ve got 4321 of them.',
  ])('is found: %s', (text) => {
    for (const path of ['/', '/faq']) expect(unknown([text], path)).toHaveLength(1)
  })
})
