import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { appSite } from '../support/appSite.ts'
import { ownPlace, ownTown, ownZip } from '../support/business.ts'
import { multipart, ownAddress, typedBooking, typedQuote } from '../support/requests.ts'

const site = appSite()
const read = async (path: string) => load(await (await site.get(path)).text())
const [town, service] = [towns[0], services[0]]

it.each([
  [`/service-areas/${town?.slug}`, 'town', town?.slug, 'location', town?.name],
  [`/services/${service?.slug}`, 'service', service?.slug, 'junk-type', service?.name],
])('%s takes what it is about along to both ways to book', async (path, parameter, slug, field, name) => {
  const $ = await read(path)
  const links = $('main a[href^="/schedule"]')
    .toArray()
    .map((link) => new URL(link.attribs.href ?? '', site.origin))
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter(({ searchParams }) => searchParams.get(parameter) !== slug)).toEqual([])
  for (const route of ['/schedule', '/book-online']) {
    const form = await read(`${route}?${parameter}=${slug}&step=where`)
    const shown = form(`main form input[name="${field}"]:not([type=hidden])`)
    expect(shown.attr('value')).toBe(name)
  }
})

it('a ZIP that we serve goes on to booking by a button, as it was typed', async () => {
  const $ = await read(`/service-areas?place=${ownZip}`)
  const button = $('#zip-answer a.btn-main')
  expect([button.text(), button.attr('href')]).toEqual(['Book a pickup', `/schedule?zip=${ownZip}`])
  const named = await read(`/service-areas?place=${encodeURIComponent(ownTown)}`)
  const href = named('#zip-answer a.btn-main').attr('href') ?? ''
  expect((await read(href))('#booking-location').attr('value')).toBe(ownTown)
})

it('both ways to book say at once whether we come, and refuse nobody', async () => {
  for (const path of ['/schedule', '/book-online']) {
    const yes = await read(`${path}?zip=${ownZip}`)
    expect(yes('.place-yes').text()).toBe(`Yes, we serve ${ownTown}.`)
    const far = await read(`${path}?zip=00000`)
    expect(far('.place-maybe').text()).toMatch(/^Not yet.*tell you who hauls junk/)
    const short = await read(`${path}?zip=123&step=when`)
    expect(short('.place-maybe').text()).toContain('all five digits')
  }
  const form = await read('/schedule')
  const slot = form('.slot-pick').last().attr('value') ?? ''
  const sent = await site.post(
    '/schedule',
    multipart(typedBooking(slot, { location: '00000', phone: '2025557301' })),
    ownAddress(),
  )
  expect(sent.status).toBe(303)
  expect((await read(sent.headers.get('location') ?? ''))('main').text()).toContain('so we may not be able to come')
})

it('a quote’s windows take its town along, and no address has what was typed into a refused form', async () => {
  const quote = await site.post('/', multipart(typedQuote({ phone: '2025557302' })), ownAddress())
  const windows = (await read(quote.headers.get('location') ?? ''))('a[href^="/schedule?"]')
  const slug = towns.find(({ name }) => name === ownTown)?.slug
  expect(
    windows.toArray().map((link) => new URL(link.attribs.href ?? '', site.origin).searchParams.get('town')),
  ).toEqual(windows.toArray().map(() => slug))
  expect(windows.length).toBeGreaterThan(0)
  const refused = await site.post(
    '/schedule',
    multipart(typedBooking('', { location: `12 Oak Street, ${ownPlace}`, phone: '1' })),
    ownAddress(),
  )
  expect(refused.status).toBe(422)
  const $ = load(await refused.text())
  expect($('[name=location]').attr('value')).toContain('Oak')
  for (const { attribs } of $('a').toArray())
    expect(attribs.href?.startsWith('sms:') ? '' : attribs.href).not.toMatch(/Oak/)
})
