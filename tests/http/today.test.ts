// The crew's page of a day, and what customers see of it.
import { load } from 'cheerio'
import { beforeAll, expect, it } from 'vitest'
import { todayUrl } from '../../src/server/delivery/links.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { appSite } from '../support/appSite.ts'
import { multipart, typedBooking } from '../support/requests.ts'

const site = appSite()
const read = async (path: string) => {
  const response = await site.get(path)
  return { response, $: load(await response.text()) }
}
let [slot, today, customer, reference] = ['', '', '', '']
beforeAll(async () => {
  const { $ } = await read('/schedule')
  slot = $('input[name=slot]').last().attr('value') ?? ''
  const booked = await site.post('/schedule', multipart(typedBooking(slot, { phone: '2025559001' })))
  const url = new URL(booked.headers.get('location') ?? '', site.origin)
  reference = url.pathname.split('/').at(-1) ?? ''
  customer = `/booking?t=${url.searchParams.get('t')}`
  today = await todayUrl({ LEAD_SECRET: site.secret, SITE_URL: '' }, slot.slice(0, 10))
})
const tap = (step: string, of = reference) => site.post(today, new URLSearchParams({ reference: of, step }))
const status = async () => {
  const { $ } = await read(customer)
  return { line: $('.visit').text(), now: $('.visit [aria-current=step]').text() }
}

it('shows whoever has the link the day’s pickups, and nobody else', async () => {
  const { response, $ } = await read(today)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect($('meta[name=robots]').attr('content')).toContain('noindex')
  expect($(`li[id=${reference}]`).text()).toMatch(/Ann.*12 Oak Street.*One couch/)
  expect($(`li[id=${reference}] a[href="tel:+12025559001"]`)).toHaveLength(1)
  expect($('header, main').length).toBe(2)
  expect($('nav, footer, [data-call-bar]')).toHaveLength(0)
  const own = { purpose: 'booking', id: reference, expires: Date.now() + 60_000 } as const
  const wrong = await signToken({ LEAD_SECRET: site.secret }, own)
  for (const path of ['/today', '/today?t=x', `/today?t=${wrong}`]) {
    const refused = await site.get(path)
    expect(refused.status, path).toBe(410)
    expect(await refused.text(), path).not.toContain('Oak Street')
  }
})

it('takes each step by a plain form, and the customer sees it', async () => {
  expect(await status()).toEqual({ line: 'BookedOn the wayArrivedDone', now: 'Booked' })
  const { $ } = await read(today)
  const form = $(`li[id=${reference}] form`)
  expect([form.attr('method'), form.attr('action')]).toEqual(['post', today])
  expect(
    form
      .find('button')
      .toArray()
      .map((button) => $(button).text()),
  ).toEqual(['On the way', 'Arrived', 'Done'])
  for (const _ of [1, 2]) {
    const taken = await tap('on-the-way')
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${today}#${reference}`])
  }
  expect((await status()).now).toMatch(/^On the way since \d{1,2}(:\d\d)? [AP]M$/)
  expect(await site.rows('SELECT step FROM visits')).toEqual([{ step: 'on-the-way' }])
  // The crew has set out, so it's moved or canceled by phone.
  const ask = await read(`${customer}&do=cancel`)
  expect(ask.$('.visit ~ form')).toHaveLength(0)
  expect(ask.$('main').text()).toContain('has already started')
  const asked = await site.post(customer, new URLSearchParams({ act: 'cancel', revision: '1' }))
  expect(asked.status).toBe(409)
  expect(await site.rows('SELECT status, revision FROM bookings')).toEqual([{ status: 'live', revision: 1 }])
  const texts = (await read(today)).$('a[href^="sms:+12025559001?"]')
  expect(decodeURIComponent(texts.attr('href') ?? '')).toContain('We’re on the way to your pickup.')
  await tap('arrived')
  expect((await status()).now).toBe('Arrived')
  await tap('done')
  expect((await status()).now).toBe('Done')
  expect((await read(today)).$('form button')).toHaveLength(0)
})

it('says that nothing happened where there’s nothing to do anymore', async () => {
  const refused = await tap('on-the-way', '0000000000')
  expect(refused.status).toBe(409)
  expect(load(await refused.text())('[role=alert]').text()).toContain('nothing happened')
})
