// The crew's page of a day, and what customers see of it.
import { load } from 'cheerio'
import { beforeAll, expect, it } from 'vitest'
import { todayUrl } from '../../src/server/delivery/links.ts'
import { appSite } from '../support/appSite.ts'
import { multipart, typedBooking } from '../support/requests.ts'

const site = appSite()
const read = async (path: string) => load(await (await site.get(path)).text())
let [today, customer, reference] = ['', '', '']
beforeAll(async () => {
  const slot = (await read('/schedule'))('input[name=slot]').last().attr('value') ?? ''
  const booked = await site.post('/schedule', multipart(typedBooking(slot, { phone: '2025559001' })))
  const url = new URL(booked.headers.get('location') ?? '', site.origin)
  reference = url.pathname.split('/').at(-1) ?? ''
  customer = `/booking?t=${url.searchParams.get('t')}`
  today = await todayUrl({ LEAD_SECRET: site.secret, SITE_URL: '' }, slot.slice(0, 10))
})
const tap = (step: string, of = reference) => site.post(today, new URLSearchParams({ reference: of, step }))
const current = async () => (await read(customer))('.visit [aria-current=step]').text()

it('shows the day’s pickups without the frame of a page', async () => {
  const $ = await read(today)
  expect($(`li[id=${reference}]`).text()).toMatch(/Ann.*12 Oak Street.*One couch/)
  expect($(`li[id=${reference}] a[href="tel:+12025559001"]`)).toHaveLength(1)
  expect([$('header, main').length, $('nav, footer, [data-call-bar]').length]).toEqual([2, 0])
})

it('takes each step by a plain form, and the customer sees it', async () => {
  const visit = (await read(customer))('.visit')
  expect([visit.text(), await current()]).toEqual(['BookedOn the wayArrivedDone', 'Booked'])
  const form = (await read(today))(`li[id=${reference}] form`)
  expect([form.attr('method'), form.attr('action')]).toEqual(['post', today])
  const buttons = form.find('button').toArray()
  expect(buttons.map((button) => load(button).text())).toEqual(['On the way', 'Arrived', 'Done'])
  const taken = await tap('on-the-way')
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${today}#${reference}`])
  expect(await current()).toMatch(/^On the way since \d{1,2}(:\d\d)? [AP]M$/)
  const texts = (await read(today))('a[href^="sms:+12025559001?"]')
  expect(decodeURIComponent(texts.attr('href') ?? '')).toContain('We’re on the way to your pickup.')
  // The crew has set out, so it's moved or canceled by phone.
  const ask = await read(`${customer}&do=cancel`)
  expect(ask('.visit ~ form')).toHaveLength(0)
  expect(ask('main').text()).toContain('has already started')
  const asked = await site.post(customer, new URLSearchParams({ act: 'cancel', revision: '1' }))
  expect(asked.status).toBe(409)
  expect(await site.rows('SELECT status, revision FROM bookings')).toEqual([{ status: 'live', revision: 1 }])
  for (const [step, name] of Object.entries({ arrived: 'Arrived', done: 'Done' })) {
    await tap(step)
    expect(await current()).toBe(name)
  }
  expect((await read(today))('form button')).toHaveLength(0)
})

it('says that nothing happened where there’s nothing to do anymore', async () => {
  const refused = await tap('on-the-way', '0000000000')
  expect(refused.status).toBe(409)
  expect(load(await refused.text())('[role=alert]').text()).toContain('nothing happened')
})
