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

it('gives up a row whose lead or channel is gone, and says why', async () => {
  const { services, rows } = intake()
  await services.env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, attempts) VALUES ('N0LEAD0000', 1, 'email', 0, 7),
       ('batch', 1, 'copy', 0, 7), ('flood', 1, 'webhook', 0, 7)`,
  ).run()
  await deliver(services)
  const found = await rows<{ state: string; last_error: string }>(
    'SELECT state, last_error FROM outbox ORDER BY reference',
  )
  expect(found.map(({ last_error }) => last_error)).toEqual([
    'the lead, its form or the channel is gone',
    'the batch or its channel is gone',
    'the channel is gone',
  ])
})
