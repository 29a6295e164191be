import { expect, it, vi } from 'vitest'
import { memoryServices } from '../../tests/support/memoryServices.ts'
import { writeHealthFlags } from '../store/health.ts'
import { sweep } from '../sweep.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const minute = 60_000
const day = 24 * 60 * minute
/** A quarter of an hour in the night, when no other mail is due. */
const night = Date.UTC(2026, 10, 24, 8)

/** A site with a cron, and what its owner was told. */
function watched() {
  const clock = { now: night }
  const { services, DB, delivered } = memoryServices(clock)
  return {
    services,
    DB,
    clock,
    run: async (at: number) => {
      clock.now = at
      await sweep(services)
    },
    said: () =>
      delivered.filter(({ text }) => text.startsWith('Something on your website needs a look')).map(({ text }) => text),
    dead: () =>
      DB.prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ('A', 1, 'sms', 0, 'dead')`,
      ).run(),
  }
}

it('tells once a day that something is wrong, in plain words, and every day as long as it is', async () => {
  const { run, dead, said } = watched()
  await dead()
  for (let minutes = 0; minutes < 60; minutes++) await run(night + minutes * minute)
  expect(said()).toEqual([expect.stringContaining('A message couldn’t be delivered.')])
  expect(said()[0]).not.toMatch(/dead-letters|npm run/)
  await run(night + day)
  await run(night + day + minute)
  expect(said()).toHaveLength(2)
})

it('says nothing when all is well, nor of what is over before it goes out', async () => {
  const { run, dead, said, DB } = watched()
  for (let minutes = 0; minutes < 31; minutes++) await run(night + minutes * minute)
  await dead()
  await run(night + 45 * minute)
  await DB.prepare(`DELETE FROM outbox WHERE reference = 'A'`).run()
  await run(night + 46 * minute)
  expect(said()).toEqual([])
})

it('isn’t about a cron that was away: when it says so, it’s back', async () => {
  const { run, said, DB } = watched()
  await writeHealthFlags(DB, { swept: night - day })
  await run(night)
  await run(night + minute)
  expect(said()).toEqual([])
})
