import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { languages } from '#site/languages.ts'
import { rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { dollars, inDollars } from '../domain/prices/price.ts'
import type { AcceptedItem, Catalog } from '../sites/schema/item.ts'
import { discountSentence, waysToPay } from '../sites/schema/phrases.ts'
import { guidesNow } from './guides.ts'
import { itemPagesNow } from './itemPages.ts'
import { townHead } from './places.ts'
import { costWords, itemExtras } from './pricing.ts'
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

it.each(['service', 'town', 'itemPage', 'guide'] as const)(
  'a %s with an address in another language has its texts, too',
  (kind) => {
    const records = () => ({ service: services(), town: towns(), itemPage: itemPagesNow(), guide: guidesNow() })[kind]
    const english = new Map(records().map(({ slug, lead }) => [slug, lead]))
    const translated = inLanguage('es', records).filter(({ slug, lead }) => lead !== english.get(slug))
    const slugs = Object.keys(languages.es?.slugs?.[kind] ?? {})
    expect(translated.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  },
)

it('writes an amount with commas, and with cents only where there are some', () => {
  expect([0, 9500, 99999, 100000, 123456789].map(dollars)).toEqual(['$0', '$95', '$999.99', '$1,000', '$1,234,567.89'])
})

it('says “from” of the business’s own smallest price, and the range of any other', () => {
  expect(costWords({ low: site.price.from * 100, high: 99999 })).toBe(`From ${inDollars(site.price.from)}`)
  expect(costWords({ low: 42500, high: 65000 })).toBe('Usually $425 to $650')
})

it('lists each item with an extra once, together with the items that have the same one', () => {
  const item = (label: string, extra?: AcceptedItem['extra']): AcceptedItem => ({
    id: label,
    label,
    goes: 'reuse',
    category: 'beds',
    accepted: true,
    cubicFeet: 1,
    pounds: 1,
    ...(extra && { extra }),
  })
  const heavy = { cents: 1000, reason: 'heavy' }
  const items = [item('a', heavy), item('b'), item('c', { ...heavy, from: true }), item('d', { ...heavy })]
  expect(itemExtras({ items } as unknown as Catalog)).toEqual([
    { ...heavy, labels: ['a', 'd'] },
    { ...heavy, from: true, labels: ['c'] },
  ])
})

it('offers nothing where a call takes off nothing, and says the terms where it does', () => {
  const price = { from: 90, to: 600, cubicFeet: 405, currency: 'USD' } as const
  for (const callDiscount of [0, undefined])
    expect(discountSentence({ ...price, ...(callDiscount !== undefined && { callDiscount }) })).toBe('')
  expect(discountSentence({ ...price, callDiscount: 20 })).toBe(
    'Call to book and get $20 off loads of $110 or more, before extras.',
  )
})

it('writes ways to pay small inside a sentence, and leaves brands as they are', () => {
  const payment = ['Cash', 'Credit Card', 'Check', 'Apple Pay', 'PayPal', 'Discover Card', 'Money Order']
  expect(waysToPay({ payment }).join(', ')).toBe(
    'cash, credit card, check, Apple Pay, PayPal, Discover card, money order',
  )
})
