import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { languages } from '#site/languages.ts'
import { rungs } from '#site/prices.ts'
import { itemPagesNow } from './itemPages.ts'
import { townHead } from './places.ts'
import { services, towns } from './siteTexts.ts'

it('describes a town with a job there, or with every ZIP code or how many there are', () => {
  for (const town of towns())
    for (const said of town.example ? [town.example.load] : town.zips)
      expect(townHead(town).description).toContain(town.zips.length > 6 && !town.example ? 'all ' : said)
})

it.each(services())('$slug lists the truck’s rungs in order, and each extra once', ({ price }) => {
  const held = price.rungs.map(({ rung }) => rungs.findIndex(({ id }) => id === rung))
  expect(held).toEqual([...new Set(held)].sort((a, b) => a - b))
  const extras = price.extras.map((line) => line.label ?? ('id' in line ? line.id : ''))
  expect(new Set(extras).size).toBe(extras.length)
})

it.each(['service', 'town', 'itemPage'] as const)(
  'a %s with an address in another language has its texts, too',
  (kind) => {
    const records = () => ({ service: services(), town: towns(), itemPage: itemPagesNow() })[kind]
    const english = new Map(records().map(({ slug, lead }) => [slug, lead]))
    const translated = inLanguage('es', records).filter(({ slug, lead }) => lead !== english.get(slug))
    const slugs = Object.keys(languages.es?.slugs[kind] ?? {})
    expect(translated.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  },
)
