import type { D1Database } from '@cloudflare/workers-types'
import { describe, expect, it } from 'vitest'
import { naiveBook } from '../support/naiveBooking.ts'
import { book, cancel, move } from '../support/seats.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const repeats = 2

const cut = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * The database is behind a wire of the test's own, whose idle connections end when the machine pauses. Asking again over
 * a new one is safe: a booking is the same for the same reference. What the database itself answers is never asked twice.
 */
async function overWire<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    // Miniflare's client throws an AssertionError when a connection is cut.
    const isCut = cut.has(cause?.code ?? '') || (error instanceof Error && error.name === 'AssertionError')
    if (!isCut) throw error
    return ask()
  }
}

/** So many requests for one window at once; gives how many got a seat, were refused, broke, and why. */
async function race(requests: number, run: (index: number) => Promise<boolean>) {
  const settled = await Promise.allSettled(Array.from({ length: requests }, (_, index) => run(index)))
  const answers = settled.map((each) => (each.status === 'fulfilled' ? (each.value ? 'seat' : 'refused') : 'broken'))
  const count = (kind: string) => answers.filter((answer) => answer === kind).length
  const [why] = settled.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  return { seats: count('seat'), refused: count('refused'), broken: count('broken'), ...(why && { why }) }
}

const taken = async (db: D1Database, slot: string) =>
  (await db.prepare("SELECT seat FROM bookings WHERE slot = ? AND status = 'live' ORDER BY seat").bind(slot).all())
    .results

describe('a race for the last seats', () => {
  it.each([
    [100, 1],
    [100, 3],
  ])(
    '%i at once for %i: exactly that many get one, the others are refused, nothing breaks',
    { timeout: 240_000 },
    async (requests, crews) => {
      const { DB } = await site.env()
      for (let repeat = 0; repeat < repeats; repeat++) {
        const slot = `2026-${String(crews + 1).padStart(2, '0')}-${String(repeat + 1).padStart(2, '0')}T10`
        const result = await race(requests, async (index) => {
          const answer = await overWire(() => book(DB, `${slot}-${index}`, slot, crews, 1))
          if (!answer.ok) expect(answer.reason).toBe('taken')
          return answer.ok
        })
        expect(result).toEqual({ seats: crews, refused: requests - crews, broken: 0 })
        expect(await taken(DB, slot)).toEqual(Array.from({ length: crews }, (_, index) => ({ seat: index + 1 })))
      }
    },
  )

  it('is lost by a naive booking that counts and then inserts', async () => {
    const { DB } = await site.env()
    const slot = '2026-12-01T10'
    const result = await race(100, (index) => naiveBook(DB, `naive-${index}`, slot, 3))
    expect(result).not.toEqual({ seats: 3, refused: 97, broken: 0 })
  })
})

it('one booking that is moved and canceled by many at once changes once', async () => {
  const { DB } = await site.env()
  await book(DB, 'ONE', '2026-12-02T10', 1, 1)
  const moves = await race(50, async (index) =>
    index % 2 ? move(DB, 'ONE', 1, '2026-12-02T12', 1, 2) : cancel(DB, 'ONE', 1, 2),
  )
  expect(moves).toEqual({ seats: 1, refused: 49, broken: 0 })
})
