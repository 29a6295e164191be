import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { searches } from '#site/presets.ts'
import { services } from '#site/services.ts'
import { site as business } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { itemPrice } from '../../src/business/pricing.ts'
import { rangeWords } from '../../src/domain/prices/price.ts'
import { appSite } from '../support/appSite.ts'
import { plainItem, refusedItem, sizeItems, takenItems } from '../support/items.ts'

const site = appSite()
const open = async (path: string) => load(await (await site.get(path)).text())

describe.runIf(business.features.calculator)('the item search without a script', () => {
  it('on Home sends the words to the calculator', async () => {
    const home = await open('/')
    const form = home('form:has(#item-search)')
    expect(form.attr('action')).toBe('/pricing-calculator#find')
    expect(form.find('[name]').attr('name')).toBe('q')
    const examples = home(`button[form=${form.attr('id')}][name=chosen]`).toArray()
    expect(examples.map(({ attribs }) => attribs.value)).toEqual(searches.map(({ word }) => word))
    const pressed = await open(`/pricing-calculator?q=&chosen=${encodeURIComponent(plainItem.label)}`)
    expect(pressed('[name=q]').attr('value')).toBe(plainItem.label)
  })

  it('in the FAQ is answered by the list of all items, and its other matches are too', async () => {
    const form = (await open('/faq'))('form:has(#item-search)')
    const field = form.find('[name]').attr('name')
    const answerTo = async (words: string) => {
      const [path] = (form.attr('action') ?? '').split('#')
      return open(`${path}?${field}=${encodeURIComponent(words)}`)
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
    const $ = await open(path)
    expect($('main .slip-back').text()).toContain(`We didn’t understand “${words}”`)
    // It goes no further than that.
    expect($('[name=items]').attr('value') ?? '').not.toContain('harp')
  })

  it.each([
    `/pricing-calculator?items=${plainItem.id}&category=${plainItem.category}`,
    `/book-online?items=${plainItem.id}&town=${towns[0]?.slug}&service=${services[0]?.slug}`,
    `/schedule?items=${plainItem.id}`,
  ])('%s is understood', async (path) => {
    expect((await open(path))('main .slip-back')).toHaveLength(0)
  })
})
