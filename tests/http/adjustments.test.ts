// Surcharges, discounts and coupons: one price for a day and a code, on every page, in mails, and as a pickup moves.
import { load } from 'cheerio'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { firm } from '#site/prices.ts'
import { quoteOf } from '../../src/business/items.ts'
import { weekdayName } from '../../src/domain/calendar/localTime.ts'
import { dollars } from '../../src/domain/prices/price.ts'
import { firmOn } from '../../src/request/priceOnDay.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { deskAt } from '../support/desk.ts'
import { plainItem } from '../support/items.ts'
import { customerChannels } from '../support/outside.ts'
import { isOn } from '../support/ownPages.ts'
import { multipart, openWindows, referenceAt, typedBooking } from '../support/requests.ts'

const { busy, adjustments } = vi.hoisted(() => {
  vi.resetModules()
  const busy = { id: 'busy', words: 'Busy day', days: [''], cents: 4000 }
  return { busy, adjustments: [busy, { id: 'spring', words: 'Spring coupon', code: 'SPRING', cents: -2500 }] }
})
// A business without a firm price skips all of this, and the hook that forgets the modules, too.
vi.mock('#site/prices.ts', async (original) => {
  const own = await original<{ firm?: object }>()
  return own.firm ? { ...own, adjustments } : own
})
afterAll(() => void vi.resetModules())

const site = appSite({ ...customerChannels, DESK_PEOPLE: 'ann@example.com' })
const desk = deskAt(site)
const read = async (path: string) => load(await (await site.get(path)).text())('main')
const cents = quoteOf({ items: plainItem.id })?.firm ?? 0
const priceAt = (more: number) => dollars(cents + more * 100)
/** A window of a busy day, and one of another. */
const windows = await openWindows(site)
const dear = windows.at(-1) ?? ''
const usual = windows.findLast((slot) => slot.slice(0, 10) !== dear.slice(0, 10)) ?? ''
busy.days = [weekdayName(dear.slice(0, 10))]

let people = 0
const booking = (slot: string, changes: Record<string, string> = {}) =>
  typedBooking(slot, {
    location: ownZip,
    phone: `20255594${50 + people++}`,
    email: `pat${people}@example.com`,
    items: plainItem.id,
    spot: 'porch',
    firm: priceAt(0),
    key: crypto.randomUUID(),
    ...changes,
  })
const book = (fields: Record<string, string>) => site.post(paths.schedule(), multipart(fields))
const items = plainItem.id

describe.runIf(firm && isOn('/pricing-calculator'))('a price', () => {
  it('is that of the chosen day before it’s booked, and the price page says what depends on the day', async () => {
    expect((await read(paths.calculator)).text()).toContain('Busy day: $40 more.')
    expect((await read(`${paths.calculator}?items=${items}&slot=${dear}`)).find('#ticket').text()).toContain(
      `${priceAt(40)} firm`,
    )
    for (const [slot, price] of [
      [usual, priceAt(0)],
      [dear, priceAt(40)],
    ]) {
      const page = await read(`${paths.schedule()}?items=${items}&slot=${slot}`)
      const field = page.find('#booking-firm [name=firm]')
      expect(field.val()).toBe(price)
      expect(JSON.parse(field.attr('data-by-day') ?? '{}')[`${slot}`.slice(0, 10)]).toBe(price)
    }
    const refused = await book(booking(dear))
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(`is ${priceAt(40)} now`)])
  })

  it('has a coupon’s discount, and moves with the pickup', async () => {
    const link = await read(`${paths.schedule()}?items=${items}&slot=${usual}&code=spring`)
    expect([link.find('[name=code]').val(), link.find('[name=firm]').val()]).toEqual(['SPRING', priceAt(-25)])
    expect(link.text()).toContain('Spring coupon: $25 less.')
    // Somebody who types it as they book has seen the price without it.
    const location = (await book(booking(usual, { code: ' spring ' }))).headers.get('location') ?? ''
    const page = async (more = '') => (await read(location + more)).text()
    const mail = () => site.delivered.findLast(({ to }) => to === `pat${people}@example.com`)?.text
    for (const text of [await page(), mail()]) expect(text).toContain(`${priceAt(-25)}, as agreed`)
    expect(await page()).toContain('Your code SPRING is in the price.')
    const ann = await desk.cookie('ann@example.com')
    const reference = referenceAt(new URL(location, site.origin).href)
    expect((await desk.page(ann, deskPaths.request(reference)))('main').text()).toContain(
      'SPRING: Spring coupon: $25 less',
    )

    const move = (await read(`${location}&do=move`)).find('form:has([name=revision])')
    expect(move.text()).toContain(`Your price on that day: ${priceAt(-25)}. Busy day: $40 more.`)
    const fields = { slot: dear, revision: String(move.find('[name=revision]').val()) }
    expect((await site.post(move.attr('action') ?? '', new URLSearchParams(fields))).status).toBe(303)
    site.clock.now += 120_000
    await site.cron()
    for (const text of [await page(), mail()]) expect(text).toContain(`${priceAt(15)}, as agreed`)
    expect(mail()).toContain('Your pickup is moved')
  })

  it('is booked without a code that we don’t know, and the page says so', async () => {
    const answer = await book(booking(usual, { code: 'SPRNG' }))
    expect(answer.status).toBe(303)
    const text = (await read(answer.headers.get('location') ?? '')).text()
    for (const said of [`${priceAt(0)}, as agreed`, 'We don’t know that code']) expect(text).toContain(said)
  })

  it('is the same for an assistant that says the day and the code', async () => {
    const query = `items=${items}&zip=${ownZip}&date=${dear.slice(0, 10)}&code=SPRING`
    expect(await (await site.get(`/estimate.json?${query}`)).json()).toMatchObject({ firm: cents / 100 + 15 })
  })

  it('stays where the owner has named it, whatever day it’s moved to', () => {
    const price = { cents, lines: [{ what: 'Couch', cents }], isOpen: false, agreed: 'page', isFirm: true } as const
    const request = { answers: {}, language: 'en', form: 'booking' } as const
    expect(firmOn({ ...request, price: { ...price, acceptedBy: '' } }, dear)?.cents).toBe(cents + 4000)
    for (const other of [{ acceptedBy: 'Ann' }, { agreed: 'phone' }, { isFirm: undefined }] as const)
      expect(firmOn({ ...request, price: { ...price, acceptedBy: '', ...other } as never }, dear)).toBe(undefined)
  })
})
