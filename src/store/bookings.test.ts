import type { D1Database } from '@cloudflare/workers-types'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lead } from '../../tests/support/memoryServices.ts'
import { anybody, book, cancel, keep, move, record, setCrews } from '../../tests/support/seats.ts'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { bookingState } from './bookings.ts'
import { closeDates, openDates } from './calendar.ts'

const monday = '2026-11-23T10'
const noon = '2026-11-23T12'
const tuesday = '2026-11-24T10'

describe('a booking', () => {
  it('takes the smallest free seat, and the same request again is the same booking', async () => {
    const db = sqliteD1()
    const booking = { reference: 'A', slot: monday, state: 'live', revision: 1, changedAt: 7 }
    expect(await book(db, 'A', monday, 2, 7)).toEqual({ ok: true, booking })
    expect(await book(db, 'A', monday, 2, 8)).toEqual({ ok: true, booking })
    expect((await book(db, 'B', monday, 2, 8)).ok).toBe(true)
    expect(await book(db, 'C', monday, 2, 9)).toEqual({ ok: false, reason: 'taken' })
    await cancel(db, 'A', 1, 10)
    expect((await book(db, 'C', monday, 2, 11)).ok).toBe(true)
    const { results } = await db
      .prepare("SELECT reference, seat FROM bookings WHERE status = 'live' ORDER BY seat")
      .all()
    expect(results).toMatchObject([
      { reference: 'C', seat: 1 },
      { reference: 'B', seat: 2 },
    ])
  })
})

it('is the next free crew’s of its window: a stop that was given away frees its own, and one more begins again', async () => {
  const db = sqliteD1()
  const crews = async () =>
    (await db.prepare('SELECT reference, crew FROM bookings ORDER BY reference').all()).results.map(({ crew }) => crew)
  await book(db, 'A', monday, 2, 1)
  await record(db, 'A', [{ kind: 'crew', data: { crew: 2 } }], 2, 'sam@example.com')
  await book(db, 'B', monday, 2, 3)
  await book(db, 'C', monday, 2, 4, { ...anybody, isExtra: true })
  await book(db, 'D', noon, 1, 5)
  await book(db, 'E', noon, 1, 6, { ...anybody, isExtra: true })
  expect(await crews()).toEqual([2, 1, 1, 1, 1])
  // In another window it's anybody's again.
  await move(db, 'A', 1, tuesday, 2, 7)
  expect((await crews())[0]).toBe(1)
})

describe('the owner', () => {
  it('lowers the crews of a window without a seat given twice', async () => {
    const db = sqliteD1()
    await book(db, 'A', monday, 2, 1)
    await book(db, 'B', monday, 2, 1)
    await setCrews(db, monday, 1)
    await cancel(db, 'A', 1, 2)
    expect(await book(db, 'C', monday, 2, 3)).toEqual({ ok: false, reason: 'taken' })
  })
})

type Step =
  | { readonly kind: 'book'; readonly who: string; readonly slot: string }
  | { readonly kind: 'move'; readonly who: string; readonly slot: string; readonly revision: number }
  | { readonly kind: 'cancel'; readonly who: string; readonly revision: number }
  | { readonly kind: 'close'; readonly date: string }
  | { readonly kind: 'open'; readonly date: string }

const who = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')
const slot = fc.constantFrom(monday, noon, tuesday)
const revision = fc.integer({ min: 1, max: 3 })
const date = fc.constantFrom('2026-11-23', '2026-11-24')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), who, slot }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), who, slot, revision }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, revision }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), date }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), date }) },
)

/** Live bookings by window. */
async function live(db: D1Database): Promise<Map<string, number>> {
  const { results } = await db
    .prepare("SELECT slot, count(*) AS n FROM bookings WHERE status = 'live' GROUP BY slot")
    .all<{ slot: string; n: number }>()
  return new Map(results.map((row) => [row.slot, row.n]))
}

/** Bookings without the lead that says their window and has one message to send, and leads without a booking. */
const withoutLead = async (db: D1Database) =>
  (
    await db
      .prepare(
        `SELECT reference FROM bookings FULL JOIN leads USING (reference)
         WHERE slot IS NULL OR slot IS NOT answers ->> 'slot' OR 1 <> (
           SELECT count(*) FROM outbox WHERE outbox.reference = leads.reference AND channel = 'email' AND state = 'pending')`,
      )
      .all()
  ).results

/** A booking with its request. */
async function request(db: D1Database, { who, slot }: Extract<Step, { kind: 'book' }>, crews: number) {
  const one = lead(who, { form: 'booking', answers: { phone: '+12025550123', slot } })
  return (await keep(db, one, 1, { slot, booker: { ...anybody, crews }, channels: ['email'] }))?.ok === true
}

async function carryOut(db: D1Database, each: Step, crews: number): Promise<boolean> {
  if (each.kind === 'book') return request(db, each, crews)
  if (each.kind === 'move') return move(db, each.who, each.revision, each.slot, crews, 1)
  if (each.kind === 'cancel') return cancel(db, each.who, each.revision, 1)
  await (each.kind === 'close' ? closeDates(db, [each.date]) : openDates(db, [each.date]))
  return true
}

/** All steps at once, their calls to the database carried out in any order; then what must hold whatever the order was. */
async function holds(steps: readonly Step[], crews: number, scheduler: fc.Scheduler): Promise<boolean> {
  let isStarted = false
  const db = sqliteD1(async (call) => {
    if (isStarted) await scheduler.schedule(Promise.resolve())
    return call()
  })
  isStarted = true
  const all = steps.map((each) => carryOut(db, each, crews))
  await scheduler.waitFor(Promise.all(all))
  isStarted = false
  if ([...(await live(db)).values()].some((taken) => taken > crews)) return false
  if ((await withoutLead(db)).length > 0) return false
  // No seat was lost: with all days open, each window can be filled to its last seat, and no further.
  await openDates(db, ['2026-11-23', '2026-11-24'])
  for (const each of [monday, noon, tuesday]) {
    for (let guest = 0; guest <= crews; guest++) await book(db, `${each}-${guest}`, each, crews, 1)
    if ((await live(db)).get(each) !== crews) return false
  }
  return true
}

it('booking, moving, canceling and closing at once never goes over the crews and never loses a seat', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 2, maxLength: 14 }),
    fc.integer({ min: 1, max: 3 }),
    fc.scheduler(),
    holds,
  )
  await fc.assert(property, { numRuns: 300 })
}, 120_000)

it.each([
  [null, null, undefined],
  ['live', null, 'live'],
  ['live', 1, 'held'],
  ['cancelled', null, 'canceled'],
  ['cancelled', 1, 'let-go'],
] as const)('a row that says %s until %s is %s', (status, heldUntil, state) => {
  expect(bookingState(status, heldUntil)).toBe(state)
})
