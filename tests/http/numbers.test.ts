// Where requests come from, taps on our number, and what the owner reads of both.

import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { site as business } from '#site/site.ts'
import { dateMs, localDate } from '../../src/domain/calendar/localTime.ts'
import type { NewEvent } from '../../src/request/event.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { budgets } from '../../src/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { ownTown } from '../support/business.ts'
import { deskAt } from '../support/desk.ts'
import { multipart, ownAddress, referenceIn, typedQuote } from '../support/requests.ts'
import { record } from '../support/seats.ts'

const site = appSite()

const sources = async () =>
  (await site.rows<{ source: string }>('SELECT source FROM leads ORDER BY received_at, reference')).map(
    ({ source }) => JSON.parse(source) as unknown,
  )
const taps = () => site.rows<Record<string, unknown>>('SELECT day, page, kind, count FROM taps ORDER BY page, kind')
const tap = async (body: string, headers: Record<string, string> = {}) =>
  expect((await site.post(paths.taps, body, headers)).status).toBe(204)

it('keeps where a request came from, which is no revision of it', async () => {
  const key = crypto.randomUUID()
  const send = (source: string) => site.post('/', multipart({ ...typedQuote(), key, source }))
  await send('/faq www.google.com utm_campaign=spring,gclid')
  await send('/contact bing.com ')
  expect(await sources()).toEqual([{ page: '/faq', host: 'google.com', campaign: 'spring', click: 'google' }])
  expect(await site.rows('SELECT revision FROM leads')).toEqual([{ revision: 1 }])
})

it('goes by the page that the form was on where no script ran', async () => {
  const referer = `${site.origin}/contact?utm_source=flyer`
  await site.post('/', multipart(typedQuote({ phone: '2025559401' })), { referer })
  expect(await sources()).toContainEqual({ last: '/contact', source: 'flyer' })
})

it('counts taps by day and page, and nothing that isn’t one', async () => {
  await tap('tel:/contact/')
  await tap('tel:/contact')
  await tap('sms:/')
  for (const body of ['tel:/desk', 'tel:/no-such-page', 'mailto:/', 'tel:', `tel:/${'x'.repeat(5000)}`]) await tap(body)
  await tap('tel:/faq', { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' })
  const day = localDate(site.clock.now, business.timeZone)
  expect(await taps()).toEqual([
    { day, page: '/', kind: 'text', count: 1 },
    { day, page: '/contact', kind: 'call', count: 2 },
  ])
})

it('counts no more of an address than its budget', async () => {
  const { limit } = budgets.tapsOfAddress
  const address = ownAddress()
  for (let tapped = 0; tapped < limit + 3; tapped++) await tap('tel:/faq', address)
  expect(await taps()).toContainEqual(expect.objectContaining({ page: '/faq', count: limit }))
})

describe('the owner’s page', () => {
  const hour = 60 * 60_000
  const own = appSite({ DESK_PEOPLE: 'ann@example.com' }, dateMs('2026-10-14') + 18 * hour)
  const desk = deskAt(own)
  const weeks = 7 * 24 * hour
  const page = async () => desk.page(await desk.cookie('ann@example.com'), deskPaths.numbers())
  /** A table's rows: name, now and, where there is one, before. */
  const rowsOf = ($: CheerioAPI, title: string) =>
    $('section')
      .filter((_, section) => $(section).find('h2').text() === title)
      .find('tbody tr')
      .toArray()
      .map((row) => [...$(row).find('th, td')].map((cell) => $(cell).text()).join(' '))
  const figure = ($: CheerioAPI, label: string) =>
    $('dl > div')
      .filter((_, one) => $(one).find('dt').text() === label)
      .find('dd')
      .text()
  const request = async (phone: string, source: string, more: Record<string, string> = {}, headers = {}) => {
    const sent = await own.post('/', multipart({ ...typedQuote({ phone, ...more }), key: phone, source }), headers)
    return referenceIn(sent)
  }
  const done = (reference: string, event: NewEvent) =>
    record(own.env.DB, reference, [event], own.clock.now, 'ann@example.com')

  it('counts without a comparison where everything is new', async () => {
    const service = services[0]?.name ?? ''
    const first = await request('2025559411', '/ bing.com ', { 'junk-type': service })
    const second = await request('2025559412', '/  gclid')
    own.clock.now += 20 * 60_000
    await done(second, { kind: 'priced', data: { cents: 24_500 } })
    await done(first, { kind: 'lost', data: { reason: 'Never answered' } })
    const $ = await page()
    expect(rowsOf($, 'Where they came from')).toEqual(['Bing search 1', 'Google ad 1'])
    expect(rowsOf($, 'What it’s about')).toEqual(['In their own words 1', `${service} 1`].sort())
    expect(rowsOf($, 'What became of them')).toEqual(['Done 0', 'Booked 0', 'Open 1', 'Lost 1'])
    expect(rowsOf($, 'Why they were lost')).toEqual(['Never answered 1'])
    expect(figure($, 'Answered in')).toContain('20 min')
    expect($('main').text()).not.toContain('Before')
  })

  it('compares with as much of the month before', async () => {
    own.clock.now += 5 * weeks
    const paid = await request('2025559413', '/ ', {}, { cookie: 'friend=ABCDEFGH' })
    const fixed = await request('2025559414', '/  gclid', { location: '90210' })
    await own.post(paths.taps, 'tel:/')
    for (const cents of [20_000, 24_500]) await done(paid, { kind: 'done', data: { cents, method: 'cash', went: [] } })
    await done(fixed, { kind: 'done', data: { went: [] } })
    const message = await request('2025559415', '/  gclid')
    await done(message, { kind: 'closed', data: {} })
    await own.rows(`UPDATE leads SET answers = json_remove(answers, '$.location') WHERE reference = '${message}'`)
    const $ = await page()
    expect(rowsOf($, 'Where they came from')).toEqual(['Google ad 2 1', 'Sent by a friend 1 0', 'Bing search 0 1'])
    expect(rowsOf($, 'Towns')).toEqual([`${ownTown} 1 2`, 'Didn’t say 1 0', 'Outside our towns 1 0'])
    expect(rowsOf($, 'What became of them')).toEqual([
      'Done 2 0',
      'Booked 0 0',
      'Open 0 1',
      'Taken care of, no job 1 0',
      'Lost 0 1',
    ])
    expect(rowsOf($, 'Taps on your number')).toEqual(['Home 1 0'])
    expect(figure($, 'Jobs won')).toBe('267% of requestsBefore: 0')
    const behind = async (title: string, row: string) => {
      const link = $('section')
        .filter((_, one) => $(one).find('h2').text() === title)
        .find(`th a:contains("${row}")`)
      const list = await desk.page(await desk.cookie('ann@example.com'), link.attr('href') ?? '')
      return [...list('main li h2 a')].map((one) => list(one).attr('href')).sort()
    }
    const [own1, own2] = [deskPaths.request(fixed), deskPaths.request(message)].sort()
    expect(await behind('Where they came from', 'Google ad')).toEqual([own1, own2])
    expect(await behind('Towns', 'Didn’t say')).toEqual([deskPaths.request(message)])
    expect(await behind('What became of them', 'Done')).toHaveLength(2)
    expect(await behind('Money by town', ownTown)).toEqual([deskPaths.request(paid)])
    // The newest receipt of a job is the one that counts.
    expect(figure($, 'Money in')).toBe('$2452 jobs done, 1 with an amountBefore: $0')
  })
})
