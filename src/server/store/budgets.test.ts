import { expect, it } from 'vitest'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { forgetBudgets, spend } from './budgets.ts'

const hour = 60 * 60_000
const budget = { name: 'leads', limit: 3, windowMs: hour }
const start = Date.UTC(2026, 10, 23, 14)

/** A budget that a test spends, and how much of the current window's is used up. */
function spending() {
  const db = sqliteD1()
  return {
    db,
    spent: (amount: number, now = start, spender = 'a') => spend(db, budget, { spender, amount, now }),
    async used(now: number): Promise<number> {
      const query = db.prepare(`SELECT used FROM budgets WHERE name = 'leads:a' AND window_start = ?`)
      return (await query.bind(now).first<{ used: number }>())?.used ?? 0
    },
  }
}

it('lasts for its limit, and nothing is written past it', async () => {
  const { spent, used } = spending()
  expect([await spent(4), await spent(2), await spent(2), await spent(1), await spent(1)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
  expect(await used(start)).toBe(3)
})

it('is counted by spender, and whole again in the next window', async () => {
  const { spent, used } = spending()
  await spent(3)
  expect(await spent(3, start, 'b')).toBe(true)
  expect(await spent(1, start + hour - 1)).toBe(false)
  expect(await spent(2, start + hour)).toBe(true)
  expect(await used(start + hour)).toBe(2)
})

it('is forgotten when its window is long over', async () => {
  const { db, spent, used } = spending()
  await spent(1)
  await forgetBudgets(db, start + 24 * hour)
  expect(await used(start)).toBe(1)
  await forgetBudgets(db, start + 72 * hour)
  expect(await used(start)).toBe(0)
})
