// A firm price, from the calculator to the receipt: the same everywhere, and no other without its customer's word.
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { firm } from '#site/prices.ts'
import { reward } from '#site/referral.ts'
import { quoteOf } from '../../src/business/items.ts'
import { dollars } from '../../src/domain/prices/price.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { plainItem } from '../support/items.ts'
import { customerChannels } from '../support/outside.ts'
import { isOn } from '../support/ownPages.ts'
import { multipart, openWindows, referenceAt, typedBooking } from '../support/requests.ts'

const site = appSite({ ...customerChannels, DESK_PEOPLE: 'ann@example.com, sam@example.com crew' })
const desk = deskAt(site)
const cents = quoteOf({ items: plainItem.id })?.firm ?? 0
const price = dollars(cents)
const windows = (await openWindows(site)).slice(-4)

const typed = (index: number, changes: Record<string, string> = {}) =>
  typedBooking(windows[index] ?? '', {
    location: ownZip,
    phone: `202555940${index}`,
    email: `jo${index}@example.com`,
    items: plainItem.id,
    spot: 'porch',
    away: 'yes',
    'call-ahead': 'no',
    texts: 'yes',
    firm: price,
    key: crypto.randomUUID(),
    ...changes,
  })
const book = (fields: Record<string, string>, headers = {}) => site.post(paths.schedule(), multipart(fields), headers)
const priceOf = async (phone: string) =>
  (await site.rows<{ price: number | null }>(`SELECT price FROM leads WHERE phone = '+1${phone}'`))[0]?.price

describe.runIf(firm && isOn('/pricing-calculator'))('a firm price', () => {
  it('is agreed as it’s booked, and charged as it is until its customer accepts another', async () => {
    const query = `items=${plainItem.id}`
    expect((await site.page(`${paths.calculator}?${query}`))('#ticket').text()).toContain(`${price} firm`)
    const form = (await site.page(`${paths.schedule()}?${query}`))('#booking-firm')
    expect(form.text()).toContain('It changes only if')
    expect(form.find('[name=firm]').val()).toBe(price)
    const location = (await book(typed(0))).headers.get('location') ?? ''
    const page = async () => (await site.page(location))('main')
    const mails = () => site.delivered.filter(({ to }) => to === 'jo0@example.com').map(({ text }) => text)
    for (const text of [(await page()).text(), mails()[0]])
      for (const said of [`${price}, as agreed`, 'on the porch, nobody home']) expect(text).toContain(said)

    const date = windows[0]?.slice(0, 10) ?? ''
    site.clock.now = timeOn(date, 6)
    const [sam, reference] = [await desk.cookie('sam@example.com'), referenceAt(new URL(location, site.origin).href)]
    const stop = async () => (await desk.page(sam, deskPaths.day(date)))(`li[id=${reference}]`)
    const send = (fields: Record<string, string>) =>
      desk.post(sam, deskPaths.day(date), multipart({ reference, ...fields }))
    for (const said of [`Firm: ${price}`, 'On the porch, nobody home', 'No call ahead'])
      expect((await stop()).text()).toContain(said)
    await send({ step: 'on-the-way', drive: '20' })
    await send({ step: 'arrived' })
    const dearer = dollars(cents + 2500)
    const other = { step: 'price', detail: dearer, seen: '9' }
    expect((await send(other)).status).toBe(422)
    expect((await send({ ...other, reason: 'It’s upstairs' })).status).toBe(303)
    expect((await stop()).text()).toContain(`New price ${dearer}, waiting for their OK: It’s upstairs`)
    const done = { step: 'done', paid: dearer, method: 'card' }
    expect((await send(done)).status).toBe(422)
    await site.cron()
    expect(mails().at(-1)).toContain(`New price for your pickup: ${dearer}`)
    expect((await page()).text()).toMatch(/New price for your pickup.*as agreed/s)
    const agree = (await page()).find('form:has([name=cents])')
    const fields = { cents: String(agree.find('[name=cents]').val()), name: 'Jo Lee' }
    expect((await site.post(agree.attr('action') ?? '', new URLSearchParams(fields))).status).toBe(303)
    expect((await stop()).find('[name=paid]').val()).toBe(String(cents / 100 + 25))
    expect((await send(done)).status).toBe(303)
    expect(mails().at(-1)).toContain(`Paid: ${dearer} by card`)
    // Nobody who wants no call ahead is texted on the way.
    expect(site.delivered.filter(({ to = '', text }) => !to.startsWith('owner') && /on.the.way/.test(text))).toEqual([])
  })

  it('is the same for an assistant, which may book with it', async () => {
    const estimate = await (await site.get(`/estimate.json?items=${plainItem.id}&zip=${ownZip}`)).json()
    expect(estimate).toMatchObject({ firm: cents / 100 })
    const body = JSON.stringify({ ...typed(1), firm: cents / 100 })
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const booked = await (await site.post(paths.schedule(), body, headers)).json()
    expect(booked).toMatchObject({ state: 'booked', next: expect.stringContaining(`Your price is ${price}`) })
    expect(await priceOf('2025559401')).toBe(cents)
  })

  it.each([
    ['another that was shown before', { firm: '$1' }, `Your firm price is ${price} now`],
    ['a place that we don’t serve', { location: '99501' }, 'no firm price'],
    ['a list that needs a look', { items: `${plainItem.id}.9` }, 'no firm price'],
  ])('isn’t taken for %s: the page says so, and keeps what was typed', async (_, changes, said) => {
    const answer = await book(typed(2, changes))
    const $ = load(await answer.text())
    expect([answer.status, $('[name=address]').val()]).toEqual([409, '12 Oak Street'])
    expect($('[data-error-summary]').text()).toContain(said)
    expect(await priceOf('2025559402')).toBe(undefined)
  })

  it.runIf(reward && isOn('/referral-program'))('is less for whom a friend sent', async () => {
    const refer = await site.post(paths.referralProgram, multipart({ name: 'Al', phone: '202 555 9499' }))
    const [, code] = /_(\w{8})\./.exec(refer.headers.get('location') ?? '') ?? []
    await book(typed(2), { cookie: `friend=${code}` })
    await book(typed(3), { cookie: 'friend=ABCDEFGH' })
    expect([await priceOf('2025559402'), await priceOf('2025559403')]).toEqual([cents - (reward ?? 0) * 100, cents])
    // It's off the first pickup alone.
    const first = { phone: '2025559402', address: '14 Elm Street' }
    await book(typed(1, first), { cookie: `friend=${code}` })
    const of = "SELECT price FROM leads WHERE phone = '+12025559402' ORDER BY rowid"
    expect((await site.rows<{ price: number }>(of)).map((row) => row.price)).toEqual([
      cents - (reward ?? 0) * 100,
      cents,
    ])
  })
})
