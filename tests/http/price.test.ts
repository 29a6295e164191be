// From a photo to a price to a pickup: the owner names it, the customer takes it.

import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { sentences } from '#sentences'
import { say } from '#words'
import type { Env } from '../../src/env.ts'
import { aboutLanguage } from '../../src/language/language.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { spoken } from '../support/business.ts'
import { deskAt } from '../support/desk.ts'
import { multipart, referenceIn, typedQuote } from '../support/requests.ts'

const owner = 'ann@example.com'

/** A quote request with a price that the owner has named, and its customer's page. */
async function priced(language = spoken[0] ?? 'en', channels: Partial<Env> = {}) {
  const told = <T>(words: () => T): T => inLanguage(language, words)
  const site = appSite({ ...channels, DESK_PEOPLE: owner })
  const desk = deskAt(site)
  const sent = await site.post(
    told(() => paths.home),
    multipart(typedQuote({ phone: '2025559030', key: crypto.randomUUID() })),
  )
  const reference = referenceIn(sent)
  const cookie = await desk.cookie(owner)
  const request = deskPaths.request(reference)
  const act = (action: string, seen: number, detail = '') =>
    desk.post(cookie, request, { act: action, seen: String(seen), detail })
  await act('priced', 1, '245')
  const link = told(() => paths.ownRequest({ token: '' }))
  const page = (await desk.page(cookie, request))(`a[href*="${link}"]`).attr('href') ?? ''
  const read = async () => await site.page(page)
  const send = (fields: Readonly<Record<string, string>>) => site.post(page, new URLSearchParams(fields))
  const accepted = async () => {
    const $ = await read()
    const slot = $('input[name=slot]').first().attr('value') ?? ''
    return {
      act: 'accept',
      cents: $('input[name=cents]').attr('value') ?? '',
      slot,
      address: '12 Oak Street',
      name: 'Ann',
    }
  }
  return { site, reference, act, read, send, accepted, desk, cookie, request }
}

it.each(spoken.slice(-1))(
  'shows the price in %s, takes a window, and is booked under the same reference',
  async (language) => {
    const { site, reference, read, send, accepted, desk, cookie, request } = await priced(language)
    const { own, agreed, link } = inLanguage(language, () => ({
      own: sentences.mine,
      agreed: say.message.agreed.page('$245'),
      link: paths.ownRequest({ token: '' }),
    }))
    const next = (await desk.page(cookie, `${request}?done=priced`))('main a').first()
    expect(next.text()).toBe('Text it to them')
    const $ = await read()
    expect($('html').attr('lang')).toBe(aboutLanguage[language].tag)
    expect($('h1').text()).toBe(own.priced.title('$245'))
    expect($('button[type=submit]').first().text()).toBe(own.book('$245'))
    const fields = await accepted()
    // Twice in a row, as impatient thumbs do.
    const answers = [await send(fields), await send(fields)]
    for (const answer of answers) expect(answer.headers.get('location')?.startsWith(link)).toBe(true)
    expect(await site.rows('SELECT reference, slot, status FROM bookings')).toEqual([
      { reference, slot: fields.slot, status: 'live' },
    ])
    const history = (await desk.page(cookie, request))('ol').text()
    expect(history).toContain('Took the price: $245')
    const pickup = await site.page(answers[0]?.headers.get('location') ?? '')
    for (const said of ['12 Oak Street', agreed]) expect(pickup('main').text()).toContain(said)
    // The link of the price leads to the pickup from now on.
    expect((await site.get((await read())('form').attr('action') ?? paths.home)).status).toBe(200)
  },
)

it('keeps what was typed where something is missing', async () => {
  const { send, accepted } = await priced()
  const refused = await send({ ...(await accepted()), address: '', name: 'Ann Lee' })
  const $ = load(await refused.text())
  expect([refused.status, $('#name').attr('value')]).toEqual([422, 'Ann Lee'])
  expect($('[role=alert] a').text()).toBe(say.fields.booking.address.missing)
})

it('books nothing at a price that has changed', async () => {
  const { site, act, send, accepted } = await priced()
  const old = await accepted()
  await act('priced', 2, '195')
  const refused = await send(old)
  const $ = load(await refused.text())
  expect([refused.status, $('h1').text()]).toEqual([409, 'Your price: $195'])
  expect($('[role=alert]').text()).toContain('nothing was booked')
  expect(await site.rows('SELECT * FROM bookings')).toEqual([])
})

it('offers others where the window was taken meanwhile', async () => {
  const { site, send, accepted } = await priced()
  const fields = await accepted()
  await site.rows(`INSERT INTO closures (date) VALUES ('${fields.slot.slice(0, 10)}')`)
  const refused = await send(fields)
  const $ = load(await refused.text())
  expect([refused.status, $('button[name=offer]').length > 0]).toEqual([409, true])
})

it('of a pickup that’s booked comes in lines, is mailed, and is accepted by name', async () => {
  const { site, read, send, accepted, desk, cookie, request } = await priced(spoken[0], { VISITOR_COPY: 'on' })
  const taken = await send({ ...(await accepted()), email: 'ann.lee@example.com' })
  const own = taken.headers.get('location') ?? ''
  const seen = async () => (await desk.page(cookie, request))('input[name=seen]').attr('value') ?? ''
  const lines = { 'line-1': '3/4 truck $420', 'line-2': 'Mattress 30' }
  const wrong = await desk.post(cookie, request, { act: 'priced', seen: await seen(), detail: '500', ...lines })
  const typed = load(await wrong.text())
  expect(wrong.status).toBe(422)
  expect([typed('[name=detail]').attr('value'), typed('[name=line-2]').attr('value')]).toEqual(['500', 'Mattress 30'])
  await desk.post(cookie, request, { act: 'priced', seen: await seen(), ...lines })
  site.clock.now += 2 * 60_000
  await site.cron()
  const mail = site.delivered.filter(({ text }) =>
    text.includes('$450, changed since it was accepted. 3/4 truck $420, Mattress $30'),
  )
  expect(mail).toHaveLength(1)
  const $ = await site.page(own)
  expect($('main').text()).toContain('$450, changed since it was accepted3/4 truck $420Mattress $30')
  const agree = (fields: Readonly<Record<string, string>>) =>
    site.post($('#agree form').attr('action') ?? '', new URLSearchParams(fields))
  expect((await agree({ cents: '45000', name: ' ' })).status).toBe(422)
  expect((await agree({ cents: '24500', name: 'Ann Lee' })).status).toBe(409)
  for (let tap = 0; tap < 2; tap++) expect((await agree({ cents: '45000', name: 'Ann Lee' })).status).toBe(303)
  expect((await desk.page(cookie, request))('ol').text()).toContain('Took the price: $450 (Ann Lee)')
  expect((await read())('#agree').length).toBe(0)
  expect((await site.page(own))('main').text()).toContain('$450, as agreedAccepted by Ann Lee')
})
