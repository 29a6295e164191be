import { afterEach, describe, expect, it, vi } from 'vitest'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { pickupReference, pickups } from '../../tests/support/pickups.ts'
import { recordEndings } from '../store/outbox.ts'
import { deliver } from './outbox.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

/** A site whose outbox has these rows, as SQL: reference, revision, channel, time at which it's due, attempts. */
async function owing(rows: string, site = intake()) {
  const { services } = site
  await services.env.DB.prepare(`INSERT INTO outbox (reference, revision, channel, due_at, attempts) ${rows}`).run()
  return {
    ...site,
    deliver: (reference?: string) => deliver(services, reference),
    deliverBy: (send: () => Promise<unknown>) =>
      deliver({ ...services, env: { ...services.env, EMAIL: { send } as never } }),
    ended: (columns: string) => site.rows(`SELECT ${columns} FROM outbox ORDER BY reference, revision, channel`),
    /** Numbers of the rows that were sent. */
    sent: async () => {
      const sent = await site.rows<{ revision: number }>(`SELECT revision FROM outbox WHERE state = 'sent' ORDER BY 1`)
      return sent.map(({ revision }) => revision)
    },
  }
}
/** So many rows that have a mail each, due one ms after the other. */
const mails = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${count}) SELECT 'flood', i, 'email', i, 0 FROM n`
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

it('throws when the end cannot be recorded, and leaves the row to the lease', async () => {
  const { services, deliver, ended, clock } = await owing(mails(1))
  const { DB } = services.env
  const prepare = DB.prepare.bind(DB)
  vi.spyOn(DB, 'prepare').mockImplementation((query: string) => {
    if (query.startsWith('UPDATE outbox SET state = iif(')) throw new Error('the wire is cut')
    return prepare(query)
  })
  await expect(deliver()).rejects.toThrow('the wire is cut')
  expect(await ended('state, leased_until')).toEqual([{ state: 'pending', leased_until: clock.now + 60_000 }])
})

it('gives each message the same id at every attempt, so that receivers can drop what they had', async () => {
  const { services, send, delivered } = intake()
  const reference = referenceOf(await send({ key: keyOf(0) }))
  await services.env.DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0 WHERE channel = 'webhook'`).run()
  await deliver(services)
  const ids = delivered.filter(({ channel }) => channel === 'webhook').map(({ headers }) => headers.get('webhook-id'))
  expect(ids).toEqual([`${reference}_1`, `${reference}_1`])
})

it('sends 36 messages in a run, what has waited longest first', async () => {
  const { deliver, sent } = await owing(mails(40))
  for (const most of [36, 40]) {
    await deliver()
    expect(await sent()).toEqual(upTo(most))
  }
  expect(logged).not.toHaveBeenCalled()
})

it.each([
  [19_999, 24],
  [20_000, 12],
])('begins no further round after 20 seconds: after %i ms it has sent %i', async (tookMs, messages) => {
  const { deliverBy, sent, clock } = await owing(mails(24))
  const start = clock.now
  await deliverBy(async () => {
    clock.now = start + tookMs
  })
  expect(await sent()).toEqual(upTo(messages))
})

it('asks the database once in vain for each lane, and a few times more for a round of messages', async () => {
  const { deliver, services } = await owing(mails(11))
  const prepare = vi.spyOn(services.env.DB, 'prepare')
  await deliver()
  expect(prepare).toHaveBeenCalledTimes(7)
  await deliver()
  expect(prepare).toHaveBeenCalledTimes(10)
})

it('sends nothing but what belongs to a lead when it is asked for that', async () => {
  const { deliver, ended } = await owing(`VALUES ('N0LEAD0000', 1, 'email', 0, 0), ('flood', 1, 'email', 0, 0)`)
  await deliver('N0LEAD0000')
  expect(await ended('reference, attempts')).toEqual([
    { reference: 'N0LEAD0000', attempts: 1 },
    { reference: 'flood', attempts: 0 },
  ])
})

it('takes a failure without a reason for one, logs it, and forgets it when the message is sent', async () => {
  const { deliver, deliverBy, ended, clock } = await owing(mails(1))
  await deliverBy(() => Promise.reject(undefined))
  expect(await ended('state, attempts, last_error')).toEqual([{ state: 'pending', attempts: 1, last_error: 'unknown' }])
  const line = { event: 'not-delivered', reference: 'flood', channel: 'email', attempts: 1, error: 'unknown' }
  expect(logged.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([line])
  clock.now += 5 * 60_000
  await deliver()
  expect(await ended('state, attempts, last_error')).toEqual([{ state: 'sent', attempts: 2, last_error: '' }])
})

it('gives up after the last attempt, except with mail to the owner, and where the message or the lead is gone', async () => {
  const { deliver, rows } = await owing(
    `VALUES ('N0LEAD0000', 1, 'email', 0, 7), ('N0LEAD0000', 1, 'webhook', 0, 8), ('N0LEAD0000', 1, 'fax', 0, 0),
       ('batch', 1, 'copy', 0, 7), ('batch', 1, 'email', 0, 0), ('batch', 2, 'email', 0, 40),
       ('flood', 1, 'webhook', 0, 9), ('flood', 2, 'webhook', 0, 8)`,
  )
  await deliver()
  const found = await rows<{ row: string }>(
    `SELECT trim(concat_ws(' ', reference, channel, attempts, state, last_error)) AS row FROM outbox ORDER BY row`,
  )
  const [batch, announcement] = ['the batch or its message is gone', 'the announcement or its message is gone']
  expect(found.map(({ row }) => row)).toEqual([
    'N0LEAD0000 email 8 dropped',
    'N0LEAD0000 fax 1 dead the message is gone',
    'N0LEAD0000 webhook 9 dropped',
    `batch copy 8 dropped ${batch}`,
    `batch email 1 pending ${batch}`,
    `batch email 41 pending ${batch}`,
    `flood webhook 10 dead ${announcement}`,
    `flood webhook 9 pending ${announcement}`,
  ])
})

it('drops what’s for people alone once its request looks like a robot’s', async () => {
  const { booked, cron, arrived, clock, DB } = pickups(Date.UTC(2026, 10, 21, 18))
  const answers = { slot: '2026-11-23T10', email: 'jo@example.com' }
  await booked(answers, { spamSignals: ['links', 'too-fast'] })
  await DB.prepare(`INSERT INTO outbox (reference, revision, channel, due_at) VALUES (?, 1, 'copy', 0)`)
    .bind(pickupReference)
    .run()
  await cron(clock.now)
  const row = await DB.prepare(`SELECT state FROM outbox WHERE channel = 'copy'`).first()
  expect([arrived(), row]).toEqual([[], { state: 'dropped' }])
})

it('an attempt that ends after the next one has begun changes nothing', async () => {
  const { services, ended } = await owing(`VALUES ('N0LEAD0000', 1, 'email', 0, 2)`)
  const first = { reference: 'N0LEAD0000', revision: 1, channel: 'email', attempts: 1 }
  await recordEndings(services.env.DB, [{ ...first, state: 'dead', due: 0, error: 'too late' }], 'email', 0)
  expect(await ended('state, last_error')).toEqual([{ state: 'pending', last_error: '' }])
})

const minute = 60_000
const day = 24 * 60 * minute

describe('mail to the owner', () => {
  /** An intake whose mail to the owner can be switched off. */
  function desk() {
    const site = intake()
    const { EMAIL } = site.services.env
    const send = EMAIL.send.bind(EMAIL)
    const mail = { works: false }
    Object.assign(EMAIL, {
      send: async (message: never) => {
        if (!mail.works) throw new Error('the mail service is down')
        return send(message)
      },
    })
    return { ...site, mail }
  }

  it('that doesn’t get through is tried every day until it is delivered, and then all of it is, at once and in full', async () => {
    const { send, cron, mail, delivered, clock } = desk()
    const references = []
    for (let index = 0; index < 3; index++) references.push(referenceOf(await send({ key: keyOf(index) })))
    for (let run = 0; run < 12; run++) await cron(day)
    mail.works = true
    clock.now += day
    const fresh = referenceOf(await send({ key: keyOf(9) }))
    await cron(minute)
    for (const reference of [...references, fresh])
      expect(
        delivered.some(({ channel, text }) => channel === 'email' && text.includes(reference)),
        reference,
      ).toBe(true)
  })

  it('that doesn’t get through is told of in one text a day', async () => {
    const { send, cron, delivered } = desk()
    await send({ key: keyOf(1) })
    for (let run = 0; run < 40; run++) await cron(minute)
    const texts = () => delivered.filter(({ channel, text }) => channel === 'sms' && text.includes('getting+through'))
    expect(texts()).toHaveLength(1)
    await cron(day)
    expect(texts()).toHaveLength(2)
  })

  it('isn’t delayed by a webhook that hangs', async () => {
    const { services, send, subjects, mail } = desk()
    mail.works = true
    const hanging: typeof services.fetch = (url, init) =>
      url.includes('hooks') ? new Promise(() => undefined) : services.fetch(url, init)
    const slow = { ...services, fetch: hanging }
    await send({ key: keyOf(1) })
    await services.env.DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0, leased_until = 0`).run()
    const before = subjects().length
    void deliver(slow)
    await vi.waitFor(() => expect(subjects()).toHaveLength(before + 1))
  })
})
