import { describe, expect, it } from 'vitest'
import { ownTown, ownZip } from '../../tests/support/business.ts'
import { lead } from '../../tests/support/memoryServices.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { anybody, cancel, keep, move, record } from '../../tests/support/seats.ts'
import { tellDelay } from '../desk/day.ts'
import { paths } from '../routes.ts'
import { readToken } from '../shared/http/access.ts'
import { deliver } from './outbox.ts'
import { messagesFor } from './say.ts'

const now = Date.UTC(2026, 10, 21, 18)
/** How the address of a customer's page begins. */
const [pageStart = ''] = paths.ownRequest({ token: 'T' }).split('T')
const minute = 60_000
const phone = '+12025550123'
const consenting = { phone, slot: '2026-11-23T10', texts: 'yes' }

describe('a mail', () => {
  /** The copies of a booking's request, after something was done with it. */
  async function copies(
    email: string,
    change?: (db: ReturnType<typeof pickups>['DB']) => Promise<unknown>,
    booker = {},
  ) {
    const { services, DB, delivered, booked } = pickups(now)
    const options = { channels: ['copy'], booker: { ...anybody, ...booker } }
    await booked({ phone: '+12025550123', slot: '2026-11-23T10', email }, {}, options)
    await change?.(DB)
    await deliver(services)
    return { delivered, env: services.env }
  }

  it('goes to the visitor, with the link to their booking', async () => {
    const { delivered, env } = await copies('jo@example.com')
    expect(delivered.map(({ to }) => to)).toEqual(['jo@example.com'])
    const [, page, token = ''] = /\n(https:\S+\?t=)(\S+)\n/.exec(delivered[0]?.text ?? '') ?? []
    expect(page).toBe(env.SITE_URL + pageStart)
    expect(await readToken(env, { purpose: 'own', token, now })).toMatchObject({
      claims: { id: `${reference}_booking_2026-11-23T10` },
    })
  })

  it.each<[string, Parameters<typeof copies>[1], object, boolean]>([
    [
      'no link once it was let go',
      (db) => record(db, reference, [{ kind: 'let-go', data: {} }], now),
      { heldUntil: now + 1 },
      false,
    ],
    ['the link to one that is held, to confirm it', undefined, { heldUntil: now + 1 }, true],
    ['the link to one that was canceled', (db) => cancel(db, reference, 1, now - 60_000, ['copy']), {}, true],
  ])('has %s', async (_, change, booker, hasLink) => {
    const { delivered } = await copies('jo@example.com', change, booker)
    expect(delivered.map(({ text }) => text.includes(pageStart))).toEqual([hasLink])
  })

  it('goes to nobody without an address', async () => {
    expect((await copies('')).delivered).toEqual([])
  })

  it('names the town of the ZIP code that was typed', async () => {
    const { services, delivered, booked } = pickups(now)
    const where = { address: '12 Oak Street', location: ownZip }
    await booked(
      { phone: '+12025550123', slot: '2026-11-23T10', email: 'jo@example.com', ...where },
      {},
      { channels: ['copy'] },
    )
    await deliver(services)
    expect(delivered[0]?.text).toContain(`Where: 12 Oak Street, ${ownTown} ${ownZip}\n`)
  })
})

describe('a text', () => {
  function texting() {
    const all = pickups(now)
    const { services, clock } = all
    return {
      ...all,
      /** Books with these answers, and sends what's due at once. */
      async send(answers: typeof consenting, named = reference, phoneKey = '') {
        const channels = messagesFor(services.env, { answers })
        await all.booked(answers, {}, { reference: named, channels, booker: { ...anybody, phoneKey } })
        await deliver(services)
      },
      async deliverChange() {
        clock.now += 2 * minute
        await deliver(services)
      },
    }
  }

  it('goes to the number that asked for it, and says so again at each change', async () => {
    const { services, DB, clock, texts, send, deliverChange } = texting()
    await send(consenting)
    await move(DB, reference, 1, '2026-11-24T10', 9, clock.now, ['text'])
    await deliverChange()
    await cancel(DB, reference, 2, clock.now, ['text'])
    await deliverChange()
    const news = ['Your pickup is booked', 'Your pickup is moved', 'Your pickup is canceled']
    expect(texts()).toEqual(news.map((text) => ({ to: phone, body: expect.stringContaining(text) })))
    const link = `${services.env.SITE_URL}${pageStart}own.${reference}_booking_`
    for (const { body } of texts()) expect(body).toContain(link)
  })

  it('goes to no other number that is given later, and to none when consent is taken back', async () => {
    const { texts, send, deliverChange } = texting()
    await send(consenting)
    for (const change of [{ phone: '+12025550199' }, { texts: '' }]) {
      await send({ ...consenting, ...change })
      await deliverChange()
    }
    expect(texts().map(({ to }) => to)).toEqual([phone])
  })

  it('goes to nobody for a request without a window: they get a call', async () => {
    const { texts, services, DB, clock } = texting()
    const unconfirmed = lead(reference, { form: 'booking', answers: consenting, unconfirmed: true })
    await keep(DB, unconfirmed, clock.now, { channels: ['text'] })
    await deliver(services)
    expect(texts()).toEqual([])
  })

  it('that the crew is late goes by mail when the number isn’t the one that asked for texts anymore', async () => {
    const one = texting()
    const answers = { ...consenting, email: 'jo@example.com', slot: '2026-11-21T14' }
    await one.booked(answers)
    await record(one.DB, reference, [{ kind: 'details', data: { answers: { phone: '+12025550199' } } }], now)
    await tellDelay(
      one.services,
      { address: 'sam@example.com', role: 'crew' },
      { date: '2026-11-21', minutes: 60, asOf: now, isTicked: () => true },
    )
    await one.idle()
    expect(one.arrived()).toEqual(['copy'])
    const ended = await one.DB.prepare('SELECT channel, state FROM outbox').all()
    expect(ended.results).toEqual([{ channel: 'late-text', state: 'dropped' }])
  })
})
