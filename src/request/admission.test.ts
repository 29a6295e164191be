import type { D1Database } from '@cloudflare/workers-types'
import { describe, expect, it } from 'vitest'
import { intake, keyOf, referenceOf, type Sent } from '../../tests/support/intake.ts'
import { budgets } from '../store/budgets.ts'
import type { Situation } from '../store/storedLeads.ts'
import { addAnswers, details } from './addDetails.ts'
import { admit, admitFind, lookUp, senderKeys, spendPhoto } from './admission.ts'

const hour = 60 * 60_000
const minute = 60_000
const robot = '203.0.113.9'
const { sender, address, everybody, day } = budgets

const phoneOf = (index: number) => `202555${String(1000 + index)}`

/** Sends that many requests, one after the other; gives their receipts. */
async function sendMany(site: ReturnType<typeof intake>, count: number, one: (index: number) => Sent) {
  const receipts = []
  for (let index = 0; index < count; index++) receipts.push(await site.send({ key: keyOf(index), ...one(index) }))
  return receipts
}

type LeadRow = { reference: string; state: string; signs: string }
const leadsOf = ({ rows }: ReturnType<typeof intake>) => rows<LeadRow>('SELECT reference, state, signs FROM leads')

const spendDay = (db: D1Database, at: number, used: number) =>
  db
    .prepare('INSERT INTO budgets (name, window_start, used) VALUES (?, ?, ?)')
    .bind('day:', Math.floor(at / (24 * hour)) * 24 * hour, used)
    .run()

describe('one address', () => {
  it('that sends too much with one number is told so, and until when', async () => {
    const site = intake()
    site.clock.now += 50 * minute
    const receipts = await sendMany(site, sender.limit + 1, () => ({ address: robot }))
    expect(receipts.map(({ ok }) => ok)).toEqual([...Array(sender.limit).fill(true), false])
    expect(receipts.at(-1)).toMatchObject({ status: 429, retryAfter: 600, state: { failure: 'too-many' } })
    expect(receipts.at(-1)).toMatchObject({ state: { values: { phone: expect.stringMatching(/\d/) } } })
    expect(JSON.stringify(await site.rows('SELECT * FROM budgets'))).not.toContain(robot)
    site.clock.now += hour
    expect((await site.send({ key: keyOf(99), address: robot })).ok).toBe(true)
  })

  it('that several people share is kept, marked past the usual', async () => {
    const site = intake()
    const receipts = await sendMany(site, address.limit + 1, (index) => ({
      address: robot,
      fields: { phone: phoneOf(index) },
    }))
    expect(receipts.filter(({ ok }) => ok)).toHaveLength(address.limit)
    const leads = await leadsOf(site)
    expect(leads.filter(({ signs }) => signs === '')).toHaveLength(address.marked)
    expect(leads.filter(({ state }) => state === 'waiting')).toHaveLength(address.limit - address.marked)
  })

  it('that passes the challenge against robots sends on, unmarked, past its own budget without texts or a firm seat', async () => {
    const site = intake()
    const keys = await senderKeys(site.services, { phone: '+12025550123' }, { address: robot })
    const asked = { reference: '7K2M9QX4RD', answers: {}, sender: keys, wantsSeat: true }
    const calm = { ...(await lookUp(site.services, asked.reference, keys)), usedOfAddress: 0 } as Situation
    for (let index = 0; index < sender.limit; index++) await admit(site.services, asked, calm, undefined)
    const on = { ok: true, marked: false, seat: 'held', noTexts: true }
    expect(await admit(site.services, asked, calm, true)).toMatchObject(on)
    for (const passed of [false, undefined])
      expect(await admit(site.services, asked, calm, passed)).toMatchObject({ ok: false, failure: 'too-many' })
  })

  it('spends nothing with what it has sent before', async () => {
    const site = intake()
    await site.send({ key: keyOf(1), address: robot })
    const before = await site.rows('SELECT * FROM budgets')
    expect((await site.send({ key: keyOf(1), address: robot })).ok).toBe(true)
    expect(await site.rows('SELECT * FROM budgets')).toEqual(before)
  })

  it('whose requests came without one is never counted', async () => {
    const site = intake()
    for (const { ok } of await sendMany(site, sender.limit + 5, () => ({}))) expect(ok).toBe(true)
  })
})

describe('many addresses of one network', () => {
  it.each([
    ['home', (index: number) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::1`, budgets.home.marked],
    ['site', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`, budgets.site.marked],
  ])('of a %s are kept, marked past the usual', async (_, of, usual) => {
    const site = intake()
    const receipts = await sendMany(site, usual + 3, (index) => ({
      address: of(index),
      fields: { phone: phoneOf(index) },
    }))
    expect(receipts.every(({ ok }) => ok)).toBe(true)
    const marked = (await leadsOf(site)).filter(({ signs }) => signs !== '')
    // While a flood is on, only an address's first request counts as usual; each of these is one.
    expect(marked).toHaveLength(3)
  })
})

describe('a flood', () => {
  async function flooded(vars = {}) {
    const site = intake(vars)
    await sendMany(site, everybody.marked, (index) => ({
      address: `198.51.100.${index}`,
      fields: { phone: phoneOf(index) },
    }))
    return site
  }

  it('refuses nobody behind an address that also sends a lot, and mails the likely customers within a minute', async () => {
    const site = await flooded()
    await sendMany(site, sender.limit + 5, (index) => ({
      key: keyOf(200 + index),
      address: robot,
      fields: { phone: phoneOf(500) },
    }))
    const customer = await site.send({ key: keyOf(900), address: robot, fields: { phone: phoneOf(600) } })
    expect(customer.ok).toBe(true)
    const alone = await site.send({ key: keyOf(901), address: '192.0.2.7', fields: { phone: phoneOf(601) } })
    await site.cron(minute)
    const mail = site.delivered.findLast(({ channel, text }) => channel === 'email' && text.includes('in one email'))
    expect(mail?.text).toContain(referenceOf(alone))
    expect(mail?.text).toContain(referenceOf(customer))
    expect(site.subjects().filter((subject) => subject.startsWith('Lots of requests'))).toHaveLength(1)
  })

  it('is over in the next hour', async () => {
    const site = await flooded()
    site.clock.now += hour
    const receipt = await site.send({ key: keyOf(901), address: '192.0.2.7' })
    expect((await leadsOf(site)).find(({ reference }) => reference === referenceOf(receipt))?.state).toBe('new')
  })
})

describe('a day with too many requests', () => {
  it('keeps the others in the bucket until the next day, but the first of an address in the database', async () => {
    const site = intake()
    await spendDay(site.services.env.DB, site.clock.now, day.limit)
    const receipts = await sendMany(site, 3, (index) => ({ address: robot, fields: { phone: phoneOf(index) } }))
    expect(receipts.every(({ ok }) => ok)).toBe(true)
    expect(await leadsOf(site)).toHaveLength(2)
    // The request, and that the owner was mailed.
    expect(site.files.size).toBe(2)
    await site.cron(hour)
    expect(site.files.size).toBe(2)
    await site.cron(24 * hour)
    expect(site.files.size).toBe(0)
    expect(await leadsOf(site)).toHaveLength(3)
  })
})

describe('without a database', () => {
  const down = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error('down')) }

  it('an address is counted in the isolate, and by what it has left in the bucket', async () => {
    const site = intake({ DB: down as unknown as D1Database })
    const receipts = await sendMany(site, sender.limit + 1, () => ({ address: robot }))
    expect(receipts.filter(({ ok }) => ok)).toHaveLength(sender.limit)
    // Another isolate, which finds the bucket full of them.
    const folder = [...site.files.keys()].map((key) => /^spool\/[0-9a-f]{16}/.exec(key)?.[0]).find(Boolean)
    const other = intake({ DB: down as unknown as D1Database, LEAD_SECRET: site.services.env.LEAD_SECRET })
    for (let index = 0; index < address.limit; index++) await other.bucket.put(`${folder}/x.${index}.json`, '{}')
    expect(await other.send({ key: keyOf(1), address: robot })).toMatchObject({ ok: false, status: 429 })
    expect((await other.send({ key: keyOf(2), address: '192.0.2.7' })).ok).toBe(true)
  })
})

describe('changes to requests', () => {
  it('from one address are a handful of mails, however many they are', async () => {
    const site = intake()
    const receipts = await sendMany(site, 20, (index) => ({ address: robot, fields: { phone: phoneOf(index) } }))
    let refused = 0
    for (let index = 0; index < 200; index++) {
      const reference = referenceOf(
        receipts[index % 20] ?? { ok: false, status: 503, state: { values: {}, errors: {} } },
      )
      const added = await addAnswers(site.services, details, {
        reference,
        values: { 'reply-name': `Jo ${'abcdefghij'[index % 10]}${'abcdefghijklmnopqrst'[Math.floor(index / 10)]}` },
        address: robot,
      })
      if (!added.ok) refused++
      await site.cron(minute / 2)
    }
    expect(refused).toBe(200 - (2 * address.limit - 20))
    expect(site.delivered.filter(({ channel }) => channel === 'email').length).toBeLessThan(15)
    expect(site.delivered.filter(({ channel }) => channel === 'sms').length).toBeLessThan(10)
  })

  it('are counted by request', async () => {
    const site = intake()
    const reference = referenceOf(await site.send({ key: keyOf(1) }))
    const change = (index: number) =>
      addAnswers(site.services, details, {
        reference,
        values: { 'reply-name': `Jo ${'abcdefghij'[index % 10]}${'abcdefghijklmnopqrst'[Math.floor(index / 10)]}` },
        address: '',
      })
    for (let index = 0; index < budgets.changes.limit; index++) expect((await change(index)).ok).toBe(true)
    expect(await change(99)).toMatchObject({ ok: false, status: 429 })
    const corrected = await site.send({ key: keyOf(1), fields: { location: 'Riverton' } })
    expect(corrected).toMatchObject({ ok: false, status: 429, state: { failure: 'too-many-changes' } })
  })
})

it('looks for a pickup are counted by person and day through an assistant, and by address elsewhere', async () => {
  const { services } = intake()
  const look = async (index: number, phone: string, isAssistant: boolean) =>
    (await admitFind(services, `TRY000${1000 + index}`, phone, { address: robot, isAssistant })).ok
  const { limit } = budgets.findsOfPerson
  for (let index = 0; index < 3 * limit; index++) expect(await look(index, phoneOf(index), true)).toBe(true)
  for (let index = 0; index < limit - 1; index++) await look(100 + index, phoneOf(1), true)
  expect([await look(200, phoneOf(1), true), await look(201, phoneOf(2), true)]).toEqual([false, true])
  for (let index = 0; index < budgets.findsOfAddress.limit; index++) await look(300 + index, phoneOf(index), false)
  expect(await look(400, phoneOf(50), false)).toBe(false)
})

describe('photos', () => {
  const { photosOfAddress, bytesOfAddress, bytesOfSite, photosOfDay } = budgets

  it('before their form are counted by what they really weigh', async () => {
    const { services } = intake()
    for (let index = 0; index < photosOfDay.limit - 1; index++)
      expect((await spendPhoto(services, `2001:db8:${(index >> 4).toString(16)}::1`, 638, 'before form')).allowed).toBe(
        true,
      )
    expect((await spendPhoto(services, '192.0.2.7', 5_000_000, 'before form')).allowed).toBe(true)
  })

  it.each([
    ['an address', photosOfAddress.limit, 1000, () => robot],
    ['the bytes of an address', 8, bytesOfAddress.limit / 8, () => robot],
    ['the bytes of a site', 16, bytesOfSite.limit / 16, (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ])('are stopped by %s alone, and then come with the form', async (_, count, bytes, of) => {
    const { services } = intake()
    for (let index = 0; index < count; index++)
      expect((await spendPhoto(services, of(index), bytes, 'before form')).allowed).toBe(true)
    expect((await spendPhoto(services, of(0), bytes, 'before form')).allowed).toBe(false)
    expect((await spendPhoto(services, '192.0.2.7', bytes, 'before form')).allowed).toBe(true)
    expect((await spendPhoto(services, '2001:db8:1:ffff::1', 1000, 'with form')).allowed).toBe(true)
    expect(photosOfDay.limit).toBeGreaterThan(count)
  })
})
