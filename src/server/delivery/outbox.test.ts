import { afterEach, expect, it, vi } from 'vitest'
import { intake, keyOf } from '../../../tests/support/intake.ts'
import { deliver } from './outbox.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

const ended = `UPDATE outbox SET state = it.value`

it('is done only when it has written down how its attempts ended', async () => {
  const { services, rows } = intake()
  const { DB } = services.env
  const prepare = DB.prepare.bind(DB)
  const written: string[] = []
  vi.spyOn(DB, 'prepare').mockImplementation((query: string) => {
    const statement = prepare(query)
    if (!query.startsWith(ended)) return statement
    // The database takes its time, so that only who waits for it sees the end.
    const slow = (values: unknown[]) => ({
      run: () =>
        new Promise((resolve) => {
          setImmediate(() => {
            written.push(query)
            resolve(statement.bind(...values).run())
          })
        }),
    })
    return { bind: (...values: unknown[]) => slow(values) } as never
  })
  await DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at) VALUES ('digest', 20261121, 'email', 0)`,
  ).run()
  await deliver(services)
  expect(written).toHaveLength(1)
  expect(await rows('SELECT state, leased_until FROM outbox')).toEqual([{ state: 'sent', leased_until: 0 }])
})

it('throws when the end cannot be written down, and leaves the row to the lease', async () => {
  const { services, send, rows, clock } = intake()
  await send({ key: keyOf(0) })
  const { DB } = services.env
  await DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0`).run()
  const prepare = DB.prepare.bind(DB)
  const spy = vi.spyOn(DB, 'prepare').mockImplementation((query: string) => {
    if (query.startsWith(ended)) throw new Error('the wire is cut')
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

it.each([
  [0, 1],
  [5, 4],
  [11, 4],
  [12, 5],
])('asks the database no more than it has to: %i messages take %i queries', async (messages, queries) => {
  const site = intake()
  await owe(site, messages)
  const prepare = vi.spyOn(site.services.env.DB, 'prepare')
  await deliver(site.services)
  expect(prepare).toHaveBeenCalledTimes(queries)
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
