// What a page knows of a visitor goes along to the forms, and what a confirmation offers next.
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import posts from '#build/posts.json'
import { windowHours } from '#site/calendar.ts'
import { itemPages } from '#site/itemPages.ts'
import { services } from '#site/services.ts'
import { site as business } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { arrivalRules, hearFromUs } from '../../src/business/calendar.ts'
import { slotLabel, slots } from '../../src/domain/calendar/slots.ts'
import { listedRoutes } from '../../src/pages.ts'
import { paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { misspelledTown, ownPlace, ownTown, ownZip } from '../support/business.ts'
import { plainItem, priceOf } from '../support/items.ts'
import { everyChannel } from '../support/outside.ts'
import { multipart, openWindows, typedBooking, typedQuote } from '../support/requests.ts'

const site = appSite()
const [town, service] = [towns[0], services[0]]

it.each([
  [`/service-areas/${town?.slug}`, 'town', town?.slug, 'location', town?.name],
  [`/services/${service?.slug}`, 'service', service?.slug, 'junk-type', service?.name],
])('%s takes what it is about along to both ways to book', async (path, parameter, slug, field, name) => {
  const $ = await site.page(path)
  const links = $('main a[href^="/schedule"]').toArray()
  const known = links.map(({ attribs }) => new URL(attribs.href ?? '', site.origin).searchParams.get(parameter))
  expect([known.length > 1, ...new Set(known)]).toEqual([true, slug])
  for (const route of ['/schedule', '/book-online']) {
    const form = await site.page(`${route}?${parameter}=${slug}&step=where`)
    expect(form(`main form input[name="${field}"]:not([type=hidden])`).attr('value')).toBe(name)
  }
})

it('a ZIP or town that we serve goes on to booking by a button, as it was typed', async () => {
  const way = '#zip-answer a[href^="/schedule"]'
  const $ = await site.page(`/service-areas?place=${ownZip}`)
  expect([$(way).text(), $(way).attr('href')]).toEqual(['Book a pickup', `/schedule?zip=${ownZip}`])
  const named = await site.page(`/service-areas?place=${encodeURIComponent(ownTown)}`)
  const form = await site.page(named(way).attr('href') ?? '')
  expect(form('#booking-location').attr('value')).toBe(ownTown)
})

it.runIf(business.features.calculator)('a list comes along to both ways to book', async () => {
  for (const path of ['/schedule?items=sofa.2', `/book-online?items=sofa.2&location=${ownZip}&step=who`])
    expect((await site.page(path))('form [name=items]').attr('value'), path).toBe('sofa.2')
})

const firstOf = (kind: string) => listedRoutes.find(({ page }) => page.kind === kind)?.path ?? []
const priced = [
  `/items?q=${encodeURIComponent(plainItem.label)}`,
  `/pricing-calculator?items=${plainItem.id}`,
  ...itemPages.flatMap(({ accepted, slug }) => (accepted ? [`/items/${slug}`] : [])).slice(0, 1),
  ...['service', 'area'].flatMap(firstOf),
  ...posts.flatMap(({ slug, after }) => (after === undefined ? [] : [paths.post(slug)])).slice(0, 1),
]

it.runIf(business.features.calculator).each(priced)(
  'a price on %s has a button to book it and one to add to it, with what it’s the price of',
  async (path) => {
    const $ = await site.page(path)
    const ways = $('main [data-price-ways]').toArray()
    expect(ways).not.toHaveLength(0)
    for (const each of ways) {
      const [book, more] = [...$(each).find('a')].map(({ attribs }) => new URL(attribs.href ?? '', site.origin + path))
      const items = book?.searchParams.get('items')
      expect([book?.pathname, more?.pathname]).toEqual(['/schedule', '/pricing-calculator'])
      expect(more?.searchParams.get('items')).toBe(items)
      if (!items) continue
      const price = priceOf(`items=${items}`)
      expect($(each).closest('.ticket, .order-box, .item-head').text()).toContain(price)
      const form = await site.page(`${book?.pathname}${book?.search}`)
      const slot = form('.slot-pick[checked]').attr('value')
      expect(form('.list-price').text()).toContain(priceOf(`items=${items}&slot=${slot}`))
    }
  },
)

it('both ways to book say at once whether we come, and refuse nobody', async () => {
  for (const path of ['/schedule', '/book-online']) {
    expect((await site.page(`${path}?zip=${ownZip}`))('.place-yes').text()).toBe(`Yes, we serve ${ownTown}.`)
    const far = (await site.page(`${path}?zip=00000`))('.place-maybe').text()
    expect(far).toMatch(/^That’s outside.*whether we can come/)
    const short = (await site.page(`${path}?zip=123&step=when`))('.place-maybe').text()
    expect(short).toContain('all five digits')
  }
})

it.runIf(misspelledTown)(
  'a town with one wrong letter is asked about once: yes takes the right one, and again takes it as it is',
  async () => {
    const typed = { ...typedQuote({ phone: '2025557303' }), location: misspelledTown }
    const asked = await site.post('/', multipart(typed))
    const $ = load(await asked.text())
    expect(asked.status).toBe(422)
    expect($('[data-error-summary] a').text()).toBe(`Did you mean ${ownTown}? If not, just send it again`)
    const known = Object.fromEntries(
      [...$('[name=meant],[name=place-asked]')].map(({ attribs }) => [attribs.name, attribs.value]),
    )
    expect(known).toEqual({ meant: ownTown, 'place-asked': typed.location })
    const { meant = '', ...again } = known as Record<string, string>
    for (const more of [{ meant }, again])
      expect((await site.post('/', multipart({ ...typed, ...more }))).status).toBe(303)
  },
)

it('no address has what was typed into a refused form', async () => {
  const typed = typedBooking('', { location: `12 Oak Street, ${ownPlace}`, phone: '1' })
  const $ = load(await (await site.post('/schedule', multipart(typed))).text())
  expect($('[name=location]').attr('value')).toContain('Oak')
  for (const { attribs } of $('a:not([href^="sms:"])').toArray()) expect(attribs.href).not.toMatch(/Oak/)
})

describe('a confirmation', () => {
  const windows = 'a[href^="/schedule?"]'
  it('of a quote offers the next three windows, each a tap from its form, with the town', async () => {
    const quote = await site.post('/', multipart(typedQuote({ phone: '2025557302' })))
    const main = (await site.page(quote.headers.get('location') ?? ''))('main')
    const slug = towns.find(({ name }) => name === ownTown)?.slug
    const next = slots(site.clock.now, arrivalRules(), new Map()).slice(0, 3)
    const offered = main.find(windows).toArray()
    expect(offered.map((link) => [link.attribs.href, load(link).text()])).toEqual(
      next.map(({ id }) => [`/schedule?town=${slug}&slot=${id}`, slotLabel(id, windowHours)]),
    )
    const form = await site.page(offered[0]?.attribs.href ?? '')
    expect(form('input[name=slot]:checked').attr('value')).toBe(next[0]?.id)
  })

  it('of a message offers none, and each says when we answer', async () => {
    const contact = await site.post('/contact', multipart({ phone: '2025557303', message: 'A bill' }))
    const quote = await site.post('/', multipart(typedQuote({ phone: '2025557304' })))
    const [said, asked] = await Promise.all(
      [contact, quote].map(async (sent) => (await site.page(sent.headers.get('location') ?? ''))('main')),
    )
    expect(said?.find(windows)).toHaveLength(0)
    for (const main of [said, asked]) expect(main?.text()).toContain(hearFromUs(site.clock.now))
  })
})

describe('how customers hear from us', () => {
  const consent = 'input[type=checkbox][name=texts]'
  const { SMS_ACCOUNT, SMS_TOKEN, SMS_FROM } = everyChannel
  const texting = appSite({ VISITOR_COPY: 'on', VISITOR_TEXTS: 'on', SMS_ACCOUNT, SMS_TOKEN, SMS_FROM })
  // The last one is taken on the other site, where a window has one seat only.
  const slotOf = async () => (await openWindows(texting))[0] ?? ''
  const forms = async () => ['/schedule', `/book-online?location=${ownZip}&slot=${await slotOf()}&step=who`]

  it('is asked for only where it’s set up, on either form, with an empty box that may stay empty', async () => {
    for (const path of await forms()) {
      const plain = await site.page(path)
      expect([plain('input[name=email]').length, plain(consent).length], path).toEqual([1, 0])
      expect(plain('form[id=booking]').text(), path).not.toMatch(/written confirmation|STOP/)
      const $ = await texting.page(path)
      expect($(consent), path).toHaveLength(1)
      expect([$(consent).attr('checked'), $(consent).attr('required')], path).toEqual([undefined, undefined])
      expect($(`#${$(consent).attr('aria-describedby')}`).text(), path).toMatch(/STOP.*rates may apply/)
      expect($(`#${$('input[name=email]').attr('aria-describedby')}`).text(), path).toContain('written confirmation')
    }
  })

  it('keeps the tick of a refused form, and stores consent with the booking', async () => {
    const send = async (changes: Record<string, string>) =>
      texting.post('/schedule', multipart(typedBooking(await slotOf(), changes)))
    const refused = await send({ phone: '12', texts: 'yes' })
    expect(load(await refused.text())(consent).attr('checked')).toBeDefined()
    await send({ phone: '2025558801', texts: 'yes' })
    await send({ phone: '2025558802' })
    expect(await texting.rows(`SELECT answers ->> 'texts' AS texts FROM leads ORDER BY phone`)).toEqual([
      { texts: 'yes' },
      { texts: '' },
    ])
    expect(await texting.rows(`SELECT DISTINCT reference FROM outbox WHERE channel = 'text'`)).toHaveLength(1)
  })
})
