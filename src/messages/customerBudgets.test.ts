// What reaches people is limited by who gets it, no matter who asks, and by the day; what isn't sent is recorded so.

import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { typedBooking } from '../../tests/support/requests.ts'
import { record, suspect } from '../../tests/support/seats.ts'
import { recordStep } from '../desk/day.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { textLink } from '../mine/acts.ts'
import { changeBooking, readBookingLink } from '../mine/bookingLink.ts'
import { addAnswers, newNumber } from '../request/addDetails.ts'
import { paths } from '../routes.ts'
import { ticked } from '../shared/forms/fields.ts'
import { bookingForm, contactForm } from '../shared/forms/forms.ts'
import { emailKey } from '../shared/http/access.ts'
import { openSlots } from '../store/availability.ts'
import { budgets, stopMails } from '../store/budgets.ts'
import { deliver } from './outbox.ts'

const minute = 60_000
const day = 24 * 60 * minute
const victim = 'ann@example.com'

const write = (index: number, email = victim) => ({
  form: contactForm,
  key: keyOf(index),
  address: `198.51.100.${index}`,
  fields: { message: `Do you take pianos ${index}?`, phone: `202555${1000 + index}`, email, name: 'Ann' },
})

type Booked = { readonly email?: string; readonly phone?: string; readonly texts?: boolean }

/** An intake where windows are booked, the latest first. */
async function booked(bookings: number, { email = victim, phone = '2025550123', texts = false }: Booked = {}) {
  const site = intake()
  const slots = (await openSlots(site.services.env, site.clock.now)).slots.map(({ id }) => id).reverse()
  const receipts = []
  for (let index = 0; index < bookings; index++) {
    const values = { ...typedBooking(slots[index] ?? '', { email, items: '' }), phone, ...(texts && { texts: ticked }) }
    const address = `198.51.100.${index}`
    receipts.push(await site.send({ form: bookingForm, key: keyOf(index), address, changes: { values } }))
  }
  const tokens = receipts.map((receipt) => /[?&]t=([^&]+)/.exec(receipt.ok ? receipt.location : '')?.[1] ?? '')
  return { ...site, slots, receipts, tokens }
}

describe('mails', () => {
  it('to one address are a few a day, no matter who asks, and the others are recorded as dropped', async () => {
    const site = intake()
    for (let index = 0; index < 8; index++) await site.send(write(index))
    expect(site.delivered.filter(({ to }) => to === victim)).toHaveLength(budgets.mails.limit)
    const recorded = await site.rows(`SELECT state, count(*) AS rows FROM outbox WHERE channel = 'copy' GROUP BY state`)
    expect(recorded).toEqual([
      { state: 'dropped', rows: 8 - budgets.mails.limit },
      { state: 'sent', rows: budgets.mails.limit },
    ])
    await site.send(write(9, 'bob@example.com'))
    expect(site.delivered.filter(({ to }) => to === 'bob@example.com')).toHaveLength(1)
    site.clock.now += day
    await site.send(write(10))
    expect(site.delivered.filter(({ to }) => to === victim)).toHaveLength(budgets.mails.limit + 1)
  })

  it('about a real booking have their own', async () => {
    const site = await booked(1)
    for (let index = 20; index < 26; index++) await site.send(write(index))
    const before = site.delivered.filter(({ to }) => to === victim).length
    const change = { action: 'cancel', slot: '', revision: 1, address: '' }
    expect(await changeBooking(site.services, site.tokens[0] ?? '', change)).toMatchObject({ kind: 'changed' })
    await site.cron(2 * minute)
    expect(site.delivered.filter(({ to }) => to === victim)).toHaveLength(before + 1)
  })

  it('say how to stop them, and stop', async () => {
    const site = intake()
    await site.send(write(1))
    expect(site.delivered.find(({ to }) => to === victim)?.text).toContain(paths.stopMails({ token: 'stop-mails.' }))
    const { DB, LEAD_SECRET } = site.services.env
    await stopMails(DB, await emailKey(LEAD_SECRET, victim.toUpperCase()), site.clock.now)
    await site.send(write(2))
    expect(site.delivered.filter(({ to }) => to === victim)).toHaveLength(1)
  })

  it('that fail are tried again without being counted again', async () => {
    const site = intake()
    const { EMAIL } = site.services.env
    const send = EMAIL.send.bind(EMAIL)
    let failures = budgets.mails.limit
    Object.assign(EMAIL, {
      send: async (mail: { to: string }) => {
        if (mail.to === victim && failures-- > 0) throw new Error('busy')
        return send(mail as never)
      },
    })
    await site.send(write(1))
    for (const minutes of [2, 6, 17, 70]) await site.cron(minutes * minute)
    expect(site.delivered.filter(({ to }) => to === victim)).toHaveLength(1)
  })
})

describe('a booking’s link', () => {
  /** Asks for the link of a booking by text from a network address. */
  const ask = async ({ services, tokens }: Awaited<ReturnType<typeof booked>>, index: number, address: string) => {
    const link = await readBookingLink(services, tokens[index] ?? '')
    return link.ok ? textLink(services, link.shown, address) : link.reason
  }
  const fix = async ({ services, receipts }: Awaited<ReturnType<typeof booked>>, phone: string) => {
    const reference = receipts[0] ? referenceOf(receipts[0]) : ''
    return addAnswers(services, newNumber, { reference, values: { phone }, address: '' })
  }

  it('is texted to no number but the one that it was booked with', async () => {
    const site = await booked(1)
    for (let index = 0; index < 3; index++) {
      expect((await fix(site, `202555${1500 + index}`)).ok).toBe(true)
      expect(await ask(site, 0, '192.0.2.7')).toBe('not-sent')
    }
    await fix(site, '2025550123')
    expect(await ask(site, 0, '192.0.2.7')).toBe('texted')
  })

  it('and all other texts that one network causes leave the day’s texts to others', async () => {
    const site = await booked(1)
    const robot = '203.0.113.9'
    const texts = () => site.delivered.filter(({ channel }) => channel === 'text' || channel === 'sms').length
    const causes = async (index: number, address: string) => {
      site.clock.now += 13 * minute
      const before = texts()
      await site.send({ ...write(index), address })
      return texts() - before
    }
    for (let index = 0; index < budgets.textsOfHome.marked; index++) expect(await causes(index, robot)).toBe(1)
    expect([await causes(50, robot), await ask(site, 0, robot)]).toEqual([0, 'too-many'])
    expect([await causes(51, '192.0.2.7'), await ask(site, 0, '192.0.2.7')]).toEqual([1, 'texted'])
  })
})

describe('texts', () => {
  it('to one number are a few a day, also after cancellations, and the others are recorded as dropped', async () => {
    const site = await booked(1, { texts: true })
    for (let index = 1; index < 9; index++) {
      const slot = site.slots[index] ?? ''
      const change = { action: 'move', slot, revision: index, address: '' }
      await changeBooking(site.services, site.tokens[0] ?? '', change)
      await site.cron(2 * minute)
    }
    expect(site.delivered.filter(({ channel }) => channel === 'text')).toHaveLength(budgets.texts.limit)
  })

  it('are so many a day to everybody, the owner hears of it once, and an on-the-way goes by mail', async () => {
    const site = await booked(1, { texts: true })
    const { DB } = site.services.env
    const today = Math.floor(site.clock.now / day) * day
    await DB.prepare(
      'INSERT INTO budgets (name, window_start, used) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET used = ?3',
    )
      .bind('textsOfDay:', today, budgets.textsOfDay.limit)
      .run()
    const texts = () => site.delivered.filter(({ channel }) => channel === 'text' || channel === 'sms').length
    const before = texts()
    const date = localDate(site.clock.now, business.timeZone)
    const reference = referenceOf(site.receipts[0] ?? { ok: false, status: 503, state: { values: {}, errors: {} } })
    await record(DB, reference, [{ kind: 'moved', data: { slot: `${date}T14` } }], site.clock.now)
    expect(
      await recordStep(
        site.services,
        { address: 'sam@example.com', role: 'crew' },
        { date, reference, said: { event: { kind: 'on-the-way', data: {} } } },
      ),
    ).toBe('saved')
    await site.send(write(30))
    await site.cron(minute)
    await site.cron(minute)
    expect(texts()).toBe(before)
    const dropped = `SELECT channel FROM outbox WHERE state = 'dropped' ORDER BY channel`
    expect(await site.rows(dropped)).toEqual([{ channel: 'on-the-way' }, { channel: 'sms' }])
    expect(site.delivered.filter(({ to, text }) => to === victim && text.includes('on the way'))).toHaveLength(1)
    expect(site.subjects().filter((subject) => subject.includes('texts are used up'))).toHaveLength(1)
  })
})

it('the owner hears of so many unanswered requests an hour', async () => {
  const site = intake()
  const { DB } = site.services.env
  await site.send(write(1))
  const hour = Math.floor(site.clock.now / (60 * minute)) * 60 * minute
  const used = DB.prepare('INSERT INTO budgets (name, window_start, used) VALUES (?1, ?2, ?3)')
  await used.bind('nudges:', hour, budgets.nudges.limit).run()
  await DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at) SELECT reference, 1, 'nudge', 0 FROM leads`,
  ).run()
  await deliver(site.services)
  expect(site.subjects().filter((subject) => subject.includes('Nobody has answered'))).toEqual([])
  expect(await site.rows(`SELECT state FROM outbox WHERE channel = 'nudge'`)).toEqual([{ state: 'dropped' }])
})

it('what began to look like a robot’s since causes no text and no mail to a customer', async () => {
  const site = await booked(1, { texts: true })
  const { reference } = (await site.rows<{ reference: string }>('SELECT reference FROM leads'))[0] ?? { reference: '' }
  await suspect(site.services.env.DB, reference, site.clock.now)
  const before = site.delivered.filter(({ channel }) => channel !== 'email' && channel !== 'webhook').length
  const change = { action: 'move', slot: site.slots[1] ?? '', revision: 1, address: '' }
  expect(await changeBooking(site.services, site.tokens[0] ?? '', change)).toMatchObject({ kind: 'changed' })
  await site.cron(2 * minute)
  expect(site.delivered.filter(({ channel }) => channel !== 'email' && channel !== 'webhook')).toHaveLength(before)
  expect(site.subjects().some((subject) => subject.includes('Moved'))).toBe(true)
})
