// The pages of items, and the list of all of them.
import { describe, expect, it } from 'vitest'
import { searches } from '#site/presets.ts'
import { services } from '#site/services.ts'
import { site as business } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { itemPages } from '../../src/business/itemPages.ts'
import { itemPrice } from '../../src/business/pricing.ts'
import { rangeWords } from '../../src/domain/prices/price.ts'
import { appSite } from '../support/appSite.ts'
import { ownCatalog as catalog, plainItem, priceOf, refusedItem, sizeItems, takenItems } from '../support/items.ts'

const site = appSite()
const read = async (path: string) => (await site.get(path)).text()

describe.runIf(business.features.calculator)('the list of all items', () => {
  it('has each of them once, in HTML and in Markdown, at an address that is indexed', async () => {
    const [$, markdown] = [await site.page('/items'), await read('/items.md')]
    expect($('link[rel=canonical]').length + $('meta[name=robots]').length).toBe(1)
    for (const { id, label } of catalog.items) {
      expect($(`[id="item-${id}"]`).text(), id).toContain(label)
      expect(markdown, id).toContain(label.replaceAll('*', '\\*'))
    }
  })

  it('never has a canonical address and noindex on one page, whatever the query', async () => {
    for (const path of ['/items?q=couch', '/faq?kind=beds', '/faq?q=couch']) {
      const $ = await site.page(path)
      const marks = [$('meta[name=robots]').attr('content'), $('link[rel=canonical]').attr('href')]
      expect(marks.filter(Boolean), path).toHaveLength(1)
    }
  })
})

describe.runIf(itemPages.length > 0)('a page of an item', () => {
  it.each(itemPages)(
    '$slug answers in its first sentence, with the calculator’s own price in every row',
    async (page) => {
      const $ = await site.page(`/items/${page.slug}`)
      const [rules, rest] = [$('.item-free p b').length, $('.item-free p').last().text()]
      expect(rest.startsWith('Everywhere else'), rest).toBe(rules > 0)
      const [answer] = $('h1 ~ p').toArray()
      const said = $(answer).text().replace(/\s+/g, ' ')
      if (!page.accepted) {
        expect(said).toBe(page.answer)
        return
      }
      const rows = $('table tbody tr').toArray()
      expect(rows).toHaveLength(page.sizes.length)
      for (const row of rows) {
        const [, query = ''] = ($(row).find('a').attr('href') ?? '').split('?')
        expect(priceOf(query), query).toBe($(row).find('td').last().text())
      }
      const [book] = $('[data-price-ways] a').toArray()
      const usual = priceOf(`items=${page.usual.items}`)
      expect(said).toBe(`${page.name} is usually ${usual} for ${page.usual.label}.`)
      expect($(book).attr('href')).toBe(`/schedule?items=${page.usual.items}`)
    },
  )

  it('is found by an address in other letters', async () => {
    const answer = await site.get(`/Items/${itemPages[0]?.slug.toUpperCase()}?a=1`)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `/items/${itemPages[0]?.slug}?a=1`])
  })

  it('is linked from the calculator’s row, its service, the FAQ and the search', async () => {
    const page = itemPages.find(({ accepted, items }) => accepted && items.includes('sofa')) ?? itemPages[0]
    const [item] = catalog.items.filter(({ id }) => page?.items.includes(id))
    const from = [
      `/pricing-calculator?category=${item?.category}`,
      `/services/${page?.service}`,
      '/faq',
      '/items',
      `/items?q=${encodeURIComponent(item?.label ?? '')}`,
      '/sitemap',
    ]
    for (const path of from)
      expect((await site.page(path))(`main a[href="/items/${page?.slug}"]`).length, path).toBeGreaterThan(0)
  })
})

describe.runIf(business.features.calculator)('the item search without a script', () => {
  it('on Home is answered by the page of items, with the price and what to do about it', async () => {
    const home = await site.page('/')
    const form = home('form:has(#item-search)')
    // From its search down: the answer isn't below a phone's screen.
    expect(form.attr('action')).toBe(`/items#${form.attr('id')}`)
    expect(form.find('[name]').attr('name')).toBe('q')
    const examples = home(`button[form=${form.attr('id')}][name=chosen]`).toArray()
    expect(examples.map(({ attribs }) => attribs.value)).toEqual(searches.map(({ word }) => word))
    const pressed = await site.page(`/items?q=&chosen=${encodeURIComponent(plainItem.label)}`)
    expect(pressed('[name=q]').attr('value')).toBe(plainItem.label)
    expect(pressed('.item-answer [data-price-ways] a').length).toBeGreaterThan(0)
  })

  it('in the FAQ is answered by the list of all items, and its other matches are too', async () => {
    const form = (await site.page('/faq'))('form:has(#item-search)')
    const field = form.find('[name]').attr('name')
    const answerTo = async (words: string) => {
      const [path] = (form.attr('action') ?? '').split('#')
      return site.page(`${path}?${field}=${encodeURIComponent(words)}`)
    }
    const taken = takenItems.find(({ id }) => id === plainItem.id)
    const $ = await answerTo(plainItem.label)
    expect($('#item-search').attr('value')).toBe(plainItem.label)
    expect($('.item-answer').text()).toContain(taken && rangeWords(itemPrice(taken).total))
    expect((await answerTo(refusedItem.label))('.item-answer').text()).toContain('We can’t take it')
    const sizes = (await answerTo('unobtainium'))('.item-also button')
    expect(sizes.toArray().map(({ attribs }) => attribs.value)).toEqual(sizeItems.map(({ label }) => label))
  })

  it.each([
    [`/pricing-calculator?items=${plainItem.id}_grand-harp`, 'grand-harp'],
    ['/pricing-calculator?category=grand-harps', 'grand-harps'],
    ['/pricing-calculator?zip=6054x', '6054x'],
    ['/?items=grand-harp', 'grand-harp'],
    ['/book-online?town=oz&service=harping', 'oz”, “harping'],
    [`/schedule?items=${plainItem.id}_grand-harp`, 'grand-harp'],
  ])('%s says what it didn’t understand', async (path, words) => {
    const $ = await site.page(path)
    expect($('main .slip-back').text()).toContain(`We didn’t understand “${words}”`)
    // It goes no further than that.
    expect($('[name=items]').attr('value') ?? '').not.toContain('harp')
  })

  it.each([
    `/pricing-calculator?items=${plainItem.id}&category=${plainItem.category}`,
    `/book-online?items=${plainItem.id}&town=${towns[0]?.slug}&service=${services[0]?.slug}`,
    `/schedule?items=${plainItem.id}`,
  ])('%s is understood', async (path) => {
    expect((await site.page(path))('main .slip-back')).toHaveLength(0)
  })
})
