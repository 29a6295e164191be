import { load } from 'cheerio'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { presets } from '#site/presets.ts'
import { dollars } from '../../src/business/money.ts'
import { pricedItemsOf, priceRules } from '../../src/business/pricing.ts'
import { readLoad } from '../../src/domain/items/itemList.ts'
import type { PricedItem, Range } from '../../src/domain/prices/price.ts'
import { counted, estimate } from '../../src/domain/prices/price.ts'
import { headLimits } from '../../src/server/http/limits.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import {
  bagItem,
  extraItem,
  fullTruck,
  heavyItem,
  plainItem,
  refusedItem,
  sizeItems,
  takenItems,
} from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'

const site = appSite()
const pricedItems = isOn('/pricing-calculator') ? pricedItemsOf(catalog) : new Map<string, PricedItem>()
const describeIfOn = describe.runIf(isOn('/pricing-calculator'))
const path = '/pricing-calculator'

/** The domain's estimate for a query. */
const expected = (query: string) => {
  const { list, place } = readLoad(new URLSearchParams(query), (id) => pricedItems.has(id))
  return estimate(counted(list, pricedItems), place, priceRules)
}
const open = async (query: string) => {
  const response = await site.get(`${path}?${query}`)
  return { response, $: load(await response.text()) }
}
const amount = ({ low, high }: Range) => (low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`)

/** Fields of the form as a browser without scripts sends them when a button is pressed. */
const pressed = ($: ReturnType<typeof load>, label: string): string => {
  const query = new URLSearchParams()
  for (const field of $('#calculator').find('input, button').toArray()) {
    const { name = '', value = '', type } = field.attribs
    const button = field.name === 'button'
    const chosen = type === 'radio' || type === 'checkbox' ? 'checked' in field.attribs : true
    if (button ? $(field).attr('aria-label') === label || $(field).text() === label : name && chosen)
      if (name) query.append(name, value)
  }
  return query.toString()
}

describeIfOn('an estimate', () => {
  it.each([
    `items=${plainItem.id}`,
    `items=${extraItem.id}.2_${heavyItem.id}_${bagItem.id}.4&flights=3&carry=far`,
    `items=${heavyItem.id}_${refusedItem.id}`,
    `items=${fullTruck}`,
  ])('%s has the domain’s figures, line by line', async (query) => {
    const { $ } = await open(query)
    const found = expected(query)
    if (found.kind !== 'price') throw new Error('No price')
    const printed = $('#lines dd')
      .toArray()
      .map((line) => $(line).text())
    const discount = found.callDiscount === undefined ? [] : [`− ${dollars(found.callDiscount)}`]
    expect(printed).toEqual([...found.lines.map(amount), amount(found.total), ...discount])
    expect($('#ticket h2').text()).toBe(amount(found.total))
    for (const { label, reason } of found.lines) {
      expect($('#lines dt').text()).toContain(label)
      expect($('#lines dt').text()).toContain(reason)
    }
    for (const { label, reason } of found.refused) {
      expect($('#ticket').text()).toContain(label)
      expect($('#ticket').text()).toContain(reason)
    }
    expect($('#lines details li')).toHaveLength(found.whatCouldChange.length)
  })

  it('of more than one truck asks to call instead of showing a price', async () => {
    const { $ } = await open(`items=${fullTruck}_${plainItem.id}`)
    expect($('#ticket h2').text()).toBe('Call for a project price')
    expect($('#calculator dd')).toHaveLength(0)
    expect($('#ticket a[href^="tel:"]')).toHaveLength(1)
    expect($('#calculator a[href^="/book-online"]')).toHaveLength(0)
  })

  it('is passed on to the booking and into a text message', async () => {
    const query = `items=${plainItem.id}_${bagItem.id}.10&flights=2&zip=${ownZip}`
    const { $ } = await open(query)
    for (const ticket of ['#ticket', '#lines'])
      expect($(`${ticket} a[href^="/book-online"]`).attr('href')).toBe(`/book-online?${query}`)
    const message = decodeURIComponent($('#lines a[href^="sms:"]').attr('href') ?? '')
    for (const part of [`1 × ${plainItem.label}`, `10 × ${bagItem.label}`, '2 flights of stairs', `ZIP ${ownZip}`])
      expect(message).toContain(part)
    expect(message).toContain($('#ticket h2').text())
  })

  it('asks for no contact details', async () => {
    const { $ } = await open(`items=${plainItem.id}`)
    const names = $('#calculator input')
      .toArray()
      .map(({ attribs }) => attribs.name ?? '')
    expect(names.filter((name) => !/^(items|q|flights|carry|zip|n-[\w-]+)$/.test(name))).toEqual([])
  })
})

describeIfOn('the form without a script', () => {
  it('goes from nothing to a price, keeps stairs and ZIP, and counts by its buttons', async () => {
    const [preset] = presets.filter(({ items }) => items === plainItem.id)
    const empty = load(await (await site.get(path)).text())
    expect(empty('#calculator').attr('method') ?? 'get').toBe('get')
    const first = await open(pressed(empty, preset?.label ?? ''))
    expect(first.$('#ticket h2').text()).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
    const more = await open(pressed(first.$, `One more: ${plainItem.label}`).replace('flights=0', 'flights=2'))
    expect(more.$('#ticket .calc-count').attr('value')).toBe('2')
    const other = takenItems.find(({ category }) => category !== plainItem.category)
    const heading = catalog.categories[other?.category ?? 'seating']
    const kind = await open(pressed(more.$, heading))
    expect(kind.$('[name=flights][value=2]').is('[checked]')).toBe(true)
    const both = await open(pressed(kind.$, `Add ${other?.label}`))
    expect(both.$('#ticket .calc-list').text()).toContain(other?.label)
    // The kind stays open, and its own button closes it.
    expect(both.$('[aria-expanded=true]').text()).toContain(heading)
    const less = await open(pressed(both.$, `One less: ${plainItem.label}`))
    expect(less.$('input[name=items]').attr('value')).toBe(`${plainItem.id}_${other?.id}`)
  })

  it('finds items by their common names, and says what we don’t take', async () => {
    const found = await open('q=fridge')
    expect(found.$('#find li').length).toBeGreaterThan(0)
    expect(found.$('#find').text()).toMatch(/refrigerator/i)
    const refused = await open(`q=${encodeURIComponent(refusedItem.label)}`)
    expect(refused.$('#find').text()).toContain('We can’t take this')
    expect(refused.$(`#find a[href="/faq?kind=not-accepted#item-${refusedItem.id}"]`)).toHaveLength(1)
  })

  it('asks for the size of what isn’t on the list, and adds it as a box', async () => {
    for (const typed of ['lamp', 'fish tank', 'espejo', 'unobtainium']) {
      const { $ } = await open(`q=${typed}`)
      expect($('#find').text(), typed).toContain('isn’t on our list. About how big is it?')
      const sizes = catalog.items.flatMap((item) => (item.accepted && item.size ? [item.id] : []))
      const offered = $('#find button[name=add]').toArray()
      expect(
        offered.map(({ attribs }) => attribs.value),
        typed,
      ).toEqual(sizes)
    }
    const { $ } = await open(pressed((await open('q=lamp')).$, `Add ${sizeItems[1]?.label}`))
    expect($('#ticket .calc-list').text()).toContain(sizeItems[1]?.label)
    expect($('#calc-q').attr('value') ?? '').toBe('')
  })

  it('offers nothing to add for what may not be safe', async () => {
    const { $ } = await open('q=amunition')
    expect($('#find').text()).toContain('not on our list')
    expect($('#find button[name=add]')).toHaveLength(0)
  })

  it('shows every kind’s things, each with a button', async () => {
    for (const [kind, name] of Object.entries(catalog.categories)) {
      const { $ } = await open(`category=${kind}`)
      const list = $(`ul[aria-label="${name}"] > li`)
      expect(list.length, kind).toBe(catalog.items.filter(({ category }) => category === kind).length)
      expect(list.find('button[name=add], a').length, kind).toBe(list.length)
    }
  })
})

describeIfOn('any address', () => {
  it('is never an error', async () => {
    const name = fc.oneof(
      fc.constantFrom('items', 'add', 'less', 'flights', 'carry', 'zip', 'category', 'q', 'n-sofa', 'n-', '__proto__'),
      fc.string(),
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('sofa.99_tire.99', 'toString', '%', '%00', '1e9', 'a'.repeat(5000), '_'.repeat(3000)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), async (pairs) => {
        const address = `${path}?${new URLSearchParams(pairs)}`
        const response = await site.get(address)
        const isTooLong = site.origin.length + address.length > headLimits.addressLength
        expect(response.status).toBe(isTooLong ? 414 : 200)
        await response.arrayBuffer()
      }),
      { numRuns: 25 },
    )
    expect((await site.get(`${path}?items=%E0%A4%A&q=%`)).status).toBe(200)
  })

  it('without a query is cached; with one it is not', async () => {
    const kept = await site.get(path)
    const etag = kept.headers.get('etag')
    expect(etag).toMatch(/^"/)
    for (const junk of ['utm_source=x', 'n=1', 'sofa=1', '', 'item=sofa'])
      expect((await site.get(`${path}?${junk}`)).headers.get('etag'), junk).toBe(etag)
    const live = await site.get(`${path}?items=sofa`)
    expect(live.headers.get('etag')).toBeNull()
    expect(live.headers.get('cache-control')).toBe('no-store')
    expect((await site.get(path)).headers.get('etag')).toBe(etag)
    expect(await kept.text()).not.toContain('data-island-props="{&quot;query&quot;:&quot;items')
  })
})
