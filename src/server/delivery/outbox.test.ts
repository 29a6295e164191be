import { afterEach, expect, it, vi } from 'vitest'
import { intake, keyOf, referenceOf } from '../../../tests/support/intake.ts'
import { deliver } from './outbox.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

it('throws when the end cannot be written down, and leaves the row to the lease', async () => {
  const { services, send, rows, clock } = intake()
  await send({ key: keyOf(0) })
  const { DB } = services.env
  await DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0`).run()
  const prepare = DB.prepare.bind(DB)
  const spy = vi.spyOn(DB, 'prepare').mockImplementation((query: string) => {
    if (query.startsWith('UPDATE outbox SET state = it.value')) throw new Error('the wire is cut')
    return prepare(query)
  })
  await expect(deliver(services)).rejects.toThrow('the wire is cut')
  spy.mockRestore()
  const left = await rows<{ state: string; leased_until: number }>('SELECT state, leased_until FROM outbox')
  for (const row of left) expect(row).toEqual({ state: 'pending', leased_until: clock.now + 60_000 })
})

it('gives each message the same id at every attempt, so that receivers can drop what they had', async () => {
  const { services, send, delivered, clock, rows } = intake()
  await send({ key: keyOf(0) })
  await services.env.DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0 WHERE channel = 'webhook'`).run()
  clock.now += 1
  await deliver(services)
  const [lead] = await rows<{ reference: string }>('SELECT reference FROM leads')
  const ids = delivered.filter(({ channel }) => channel === 'webhook').map(({ headers }) => headers.get('webhook-id'))
  expect(ids).toEqual([`${lead?.reference}_1`, `${lead?.reference}_1`])
})

/** Puts so many rows into the outbox that have a mail each, due one ms after the other. */
const owe = ({ services: { env }, clock }: ReturnType<typeof intake>, rows: number) =>
  env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${rows})
     SELECT 'flood', i, 'email', ${clock.now - rows} + i FROM n`,
  ).run()
const sent = async ({ rows }: ReturnType<typeof intake>) =>
  (await rows<{ revision: number }>(`SELECT revision FROM outbox WHERE state = 'sent' ORDER BY revision`)).map(
    ({ revision }) => revision,
  )
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

it('sends 96 messages in a run, what has waited longest first', async () => {
  const site = intake()
  await owe(site, 100)
  await deliver(site.services)
  expect(await sent(site)).toEqual(upTo(96))
  await deliver(site.services)
  expect(await sent(site)).toEqual(upTo(100))
  expect(logged).not.toHaveBeenCalled()
})

it.each([
  [19_999, 24],
  [20_000, 12],
])('begins no further round after 20 seconds: after %i ms it has sent %i', async (tookMs, messages) => {
  const site = intake()
  await owe(site, 24)
  let isFirst = true
  const send = async () => {
    if (isFirst) site.clock.now += tookMs
    isFirst = false
  }
  await deliver({ ...site.services, env: { ...site.services.env, EMAIL: { send } as never } })
  expect(await sent(site)).toEqual(upTo(messages))
})

it('asks the database once in vain, and three times more for each round of messages', async () => {
  const site = intake()
  const prepare = vi.spyOn(site.services.env.DB, 'prepare')
  await deliver(site.services)
  expect(prepare).toHaveBeenCalledTimes(1)
  await owe(site, 11)
  prepare.mockClear()
  await deliver(site.services)
  expect(prepare).toHaveBeenCalledTimes(4)
})

it('sends nothing but what belongs to a lead when it is asked for that', async () => {
  const site = intake()
  await owe(site, 1)
  await site.services.env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at) VALUES ('N0LEAD0000', 1, 'email', 0)`,
  ).run()
  await deliver(site.services, 'N0LEAD0000')
  expect(await sent(site)).toEqual([])
  expect(await site.rows('SELECT reference, attempts FROM outbox ORDER BY reference')).toEqual([
    { reference: 'N0LEAD0000', attempts: 1 },
    { reference: 'flood', attempts: 0 },
  ])
})

it('takes a failure without a reason for one, logs it, and forgets it when the message is sent', async () => {
  const site = intake()
  await owe(site, 1)
  const send = async () => Promise.reject(undefined)
  await deliver({ ...site.services, env: { ...site.services.env, EMAIL: { send } as never } })
  const ends = () => site.rows('SELECT state, attempts, last_error FROM outbox')
  expect(await ends()).toEqual([{ state: 'pending', attempts: 1, last_error: 'unknown' }])
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'not-delivered', reference: 'flood', channel: 'email', attempts: 1, error: 'unknown' },
  ])
  site.clock.now += 5 * 60_000
  await deliver(site.services)
  expect(await ends()).toEqual([{ state: 'sent', attempts: 2, last_error: '' }])
})

it('gives up after the last attempt, or where the channel is gone, and says why', async () => {
  const { services, send, rows } = intake()
  const reference = referenceOf(await send({ key: keyOf(0) }))
  await services.env.DB.prepare(`DELETE FROM outbox`).run()
  await services.env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, attempts) VALUES ('${reference}', 7, 'email', 0, 7),
       ('N0LEAD0000', 1, 'email', 0, 7),
       ('N0LEAD0000', 1, 'webhook', 0, 8), ('N0LEAD0000', 2, 'webhook', 0, 9), ('N0LEAD0000', 1, 'fax', 0, 0),
       ('batch', 1, 'copy', 0, 7), ('batch', 1, 'email', 0, 0), ('batch', 1, 'fax', 0, 0),
       ('flood', 1, 'webhook', 0, 9), ('flood', 1, 'fax', 0, 0)`,
  ).run()
  await deliver(services)
  const found = await rows<Record<string, string | number>>(
    'SELECT reference, channel, attempts, state, last_error FROM outbox',
  )
  const [lead, batch, channel] = [
    'the lead, its form or the channel is gone',
    'the batch or its channel is gone',
    'the channel is gone',
  ]
  expect(found.map((row) => Object.values(row).join(' ').replace(reference, 'LEAD')).sort()).toEqual([
    `LEAD email 8 dead ${lead}`,
    `N0LEAD0000 email 8 dead ${lead}`,
    `N0LEAD0000 fax 1 dead ${lead}`,
    `N0LEAD0000 webhook 10 dead ${lead}`,
    `N0LEAD0000 webhook 9 pending ${lead}`,
    `batch copy 8 dead ${batch}`,
    `batch email 1 pending ${batch}`,
    `batch fax 1 dead ${batch}`,
    `flood fax 1 dead ${channel}`,
    `flood webhook 10 dead ${channel}`,
  ])
})

it('spreads what failed together over a tenth of the wait, each row always alike', async () => {
  const waits = async () => {
    const { services, rows, clock } = intake()
    const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
    const values = letters.map(
      (letter) => `('${letter}0NELEAD00', 1, 'email', 0), ('0${letter}TWOLEAD0', 1, 'email', 0)`,
    )
    await services.env.DB.prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at) VALUES ${values.join(', ')}`,
    ).run()
    await deliver(services)
    const ended = await rows<{ due_at: number }>('SELECT due_at FROM outbox ORDER BY reference')
    return ended.map(({ due_at }) => due_at - clock.now)
  }
  const first = await waits()
  expect([Math.min(...first), Math.max(...first)]).toEqual([60_000, 66_000])
  expect(new Set(first).size).toBeGreaterThan(16)
  expect(await waits()).toEqual(first)
})
