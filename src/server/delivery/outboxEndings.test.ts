import { expect, it, vi } from 'vitest'
import { intake, keyOf } from '../../../tests/support/intake.ts'
import { deliver } from './outbox.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

it('gives up after the last attempt, or where the channel is gone, and says why', async () => {
  const { services, rows } = intake()
  await services.env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, attempts) VALUES ('N0LEAD0000', 1, 'email', 0, 7),
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
  expect(found.map((row) => Object.values(row).join(' ')).sort()).toEqual([
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

it('gives up what its lead has no such revision of', async () => {
  const { services, send, rows } = intake()
  await send({ key: keyOf(0) })
  await services.env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, attempts)
     SELECT reference, 7, 'email', 0, 7 FROM leads`,
  ).run()
  await deliver(services)
  expect(await rows('SELECT state, last_error FROM outbox WHERE revision = 7')).toEqual([
    { state: 'dead', last_error: 'the lead, its form or the channel is gone' },
  ])
})

it('spreads what failed together over a tenth of the wait, each row always alike', async () => {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const waits = async () => {
    const { services, rows, clock } = intake()
    for (const letter of letters)
      await services.env.DB.prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at) VALUES (?, 1, 'email', 0), (?, 1, 'email', 0)`,
      )
        .bind(`${letter}0NELEAD00`, `0${letter}TWOLEAD0`)
        .run()
    await deliver(services)
    return (await rows<{ due_at: number }>('SELECT due_at FROM outbox ORDER BY reference')).map(
      ({ due_at }) => due_at - clock.now,
    )
  }
  const first = await waits()
  expect([Math.min(...first), Math.max(...first)]).toEqual([60_000, 66_000])
  expect(new Set(first).size).toBeGreaterThan(letters.length / 2)
  expect(await waits()).toEqual(first)
})
