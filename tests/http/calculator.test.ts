import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { say } from '#words'
import { itemHref } from '../../src/business/itemPages.ts'
import { items as itemFile } from '../../src/business/items.ts'
import { presets } from '../../src/business/itemTexts.ts'
import { chargedFor, priceRules } from '../../src/business/pricing.ts'
import { dollars, rangeWords } from '../../src/domain/prices/price.ts'
import { languageAt, everyPathOf as pathsOf } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import {
  bagItem,
  ownCatalog as catalog,
  estimateOf,
  extraItem,
  fullTruck,
  heavyItem,
  moreThanTruck,
  plainItem,
  priceOf,
  refusedItem,
  sizeItems,
  takenItems,
} from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'

const site = appSite()
const path = '/pricing-calculator'
const open = async (query = '', at = path) => site.page(query ? `${at}?${query}` : at)

type Document = Awaited<ReturnType<typeof site.page>>
const texts = ($: Document, selector: string) => [...$(selector)].map((element) => $(element).text())
const offered = ($: Document) => [...$('#find button[name=add]')].map(({ attribs }) => attribs.value)

/** Fields of the form as a browser without scripts sends them when a button is pressed. */
const pressed = ($: Document, label: string): string => {
  const query = new URLSearchParams()
  for (const field of $('#calculator').find('input, button').toArray()) {
    const { name = '', value = '', type } = field.attribs
    const chosen = type === 'radio' || type === 'checkbox' ? 'checked' in field.attribs : true
    const isPressed = $(field).attr('aria-label') === label || $(field).text() === label
    if (name && (field.name === 'button' ? isPressed : chosen)) query.append(name, value)
  }
  return query.toString()
}

describe.runIf(isOn(path))('an estimate', () => {
  it.each([
    `items=${extraItem.id}.2_${heavyItem.id}_${bagItem.id}.4&flights=3&carry=far`,
    `items=${heavyItem.id}_${refusedItem.id}`,
  ])('%s has the domain’s figures, line by line', async (query) => {
    const $ = await open(query)
    const found = estimateOf(query)
    const discount = found.callDiscount === undefined ? [] : [`− ${dollars(found.callDiscount)}`]
    const total = rangeWords(found.total)
    expect(texts($, '#lines dd')).toEqual([...found.lines.map(rangeWords), total, ...discount])
    expect($('#ticket h2').text()).toBe(total)
    for (const { label, reason } of found.lines)
      for (const said of [label, reason]) expect($('#lines dt').text()).toContain(said)
    for (const { label, reason } of found.refused)
      for (const said of [label, reason]) expect($('#ticket').text()).toContain(said)
    expect($('#lines details li')).toHaveLength(found.whatCouldChange.length)
  })

  it('says what of it is extras, and that they’re why it can be more than a full truck', async () => {
    const query = `items=${fullTruck}&carry=far`
    const $ = await open(query)
    const extras = `${rangeWords(estimateOf(query).extras)} in extras`
    expect($('.calc-sum').text()).toContain(`with ${extras}`)
    expect($('#ticket').text()).toContain(`plus ${extras}. The extras are why`)
  })

  it('of more than one truck asks to call instead of showing a price', async () => {
    const $ = await open(`items=${moreThanTruck}`)
    expect($('#ticket h2').text()).toBe('Call for a project price')
    expect($('#calculator :is(dd, a[href^="/schedule"])')).toHaveLength(0)
    expect($('#ticket a[href^="tel:"]')).toHaveLength(1)
  })

  it.each([
    ['00000', 'We don’t serve ZIP 00000.', 0],
    [ownZip, '', 2],
  ])('for ZIP %s says whether we come before anything is booked', async (zip, said, links) => {
    const $ = await open(`items=${plainItem.id}&zip=${zip}`)
    for (const ticket of ['#ticket', '#lines']) expect($(ticket).text()).toContain(said)
    expect($('#calculator a[href^="/schedule"]')).toHaveLength(links)
    expect($('#ticket a[href^="tel:"]')).toHaveLength(links ? 0 : 1)
  })

  it('is passed on to the booking and into a text message, and asks for no contact details', async () => {
    const query = `items=${plainItem.id}_${bagItem.id}.10&flights=2&carry=far&zip=${ownZip}`
    const $ = await open(query)
    for (const ticket of ['#ticket', '#lines'])
      expect($(`${ticket} a[href^="/schedule"]`).attr('href')).toBe(`/schedule?${query}`)
    const message = decodeURIComponent($('#lines a:is([href^="sms:"], [href^="mailto:"])').attr('href') ?? '')
    const list = [`1 × ${plainItem.label}`, `10 × ${bagItem.label}`, '2 flights of stairs', `ZIP ${ownZip}`]
    const away = chargedFor.carry ? [`more than ${priceRules().longCarry.feet} feet away`] : []
    for (const part of [...list, ...away, $('#ticket h2').text()]) expect(message).toContain(part)
    const names = $('#calculator input').toArray()
    const other = names.filter(({ attribs }) => !/^(items|q|flights|carry|zip|n-[\w-]+)?$/.test(attribs.name ?? ''))
    expect(other).toEqual([])
  })
})

describe.runIf(isOn(path))('the form without a script', () => {
  it.each(pathsOf('calculator').slice(-1))(
    'at %s goes from nothing to a price, keeps stairs and ZIP, and counts by its buttons',
    async (at) => {
      const { preset, file, words, plain, other, total } = inLanguage(languageAt(at), () => {
        const file = itemFile()
        const item = (id = '') => file?.items.find((one) => one.id === id)
        return {
          preset: presets().find(({ items }) => items === plainItem.id)?.label,
          file,
          words: say.calculator,
          plain: item(plainItem.id)?.label ?? '',
          other: item(takenItems.find(({ category }) => category !== plainItem.category)?.id),
          total: priceOf(`items=${plainItem.id}`),
        }
      })
      const first = await open(preset ? pressed(await open('', at), preset) : `items=${plainItem.id}`, at)
      expect(first('#ticket h2').text()).toBe(total)
      const more = await open(pressed(first, words.more(plain)).replace('flights=0', 'flights=2'), at)
      expect(more('#ticket .calc-count').attr('value')).toBe('2')
      const heading = file?.categories[other?.category ?? 'seating'] ?? ''
      const kind = await open(pressed(more, heading), at)
      expect(kind('[name=flights][value=2]').is('[checked]')).toBe(true)
      const both = await open(pressed(kind, words.addOne(other?.label ?? '')), at)
      expect(both('#ticket .calc-list').text()).toContain(other?.label)
      // The kind stays open, and its own button closes it.
      expect(both('[aria-expanded=true]').text()).toContain(heading)
      const less = await open(pressed(both, words.less(plain)), at)
      expect(less('input[name=items]').attr('value')).toBe(`${plainItem.id}_${other?.id}`)
    },
  )

  it('finds items by their common names, and says what we don’t take', async () => {
    const found = await open('q=fridge')
    expect(found('#find li').text()).toMatch(/refrigerator/i)
    const refused = await open(`q=${encodeURIComponent(refusedItem.label)}`)
    expect(refused('#find').text()).toContain('We can’t take this')
    expect(refused(`#find a[href="${itemHref(refusedItem.id)}"]`)).toHaveLength(1)
  })

  it('asks for the size of what isn’t on the list, and adds it as a box', async () => {
    const asked = await open('q=unobtainium')
    expect(asked('#find').text()).toContain('isn’t on our list. About how big is it?')
    expect(offered(asked)).toEqual(sizeItems.map(({ id }) => id))
    const $ = await open(pressed(await open('q=unobtainium'), `Add ${sizeItems[1]?.label}`))
    expect($('#ticket .calc-list').text()).toContain(sizeItems[1]?.label)
    expect($('#calc-q').attr('value') ?? '').toBe('')
  })

  it('shows all things of a kind, each with a button', async () => {
    const [kind = '', name] = Object.entries(catalog.categories)[0] ?? []
    const list = (await open(`category=${kind}`))(`ul[aria-label="${name}"] > li`)
    expect(list).toHaveLength(catalog.items.filter(({ category }) => category === kind).length)
    expect(list.find('button[name=add]').length + list.children('a').length).toBe(list.length)
  })
})

describe.runIf(isOn(path))('any address', () => {
  it('without a known query is cached; with one it is not', async () => {
    const kept = await site.get(path)
    const etag = kept.headers.get('etag')
    expect(etag).toMatch(/^"/)
    for (const junk of ['utm_source=x', 'n=1', '', 'item=sofa'])
      expect((await site.get(`${path}?${junk}`)).headers.get('etag'), junk).toBe(etag)
    const { headers } = await site.get(`${path}?items=sofa`)
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'private, no-cache'])
    expect((await site.get(path)).headers.get('etag')).toBe(etag)
  })
})
