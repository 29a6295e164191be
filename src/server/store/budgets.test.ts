import { describe, expect, it } from 'vitest'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { forgetBudgets, spend } from './budgets.ts'

const hour = 60 * 60_000
const budget = { name: 'leads', limit: 3, windowMs: hour }
const start = Date.UTC(2026, 10, 23, 14)
/** How much of the budget is used up in the current window. */
async function spent(db: ReturnType<typeof sqliteD1>, now: number): Promise<number> {
  const query = db.prepare('SELECT used FROM budgets WHERE name = ? AND window_start = ?')
  return (await query.bind('leads:a', now).first<{ used: number }>())?.used ?? 0
}

describe('a budget', () => {
  it('lasts for its limit and writes nothing past it', async () => {
    const db = sqliteD1()
    const spends = []
    for (let index = 0; index < 5; index++) spends.push(await spend(db, budget, 'a', 1, start))
    expect(spends).toEqual([true, true, true, false, false])
    expect(await spent(db, start)).toBe(3)
  })

  it('is counted by spender', async () => {
    const db = sqliteD1()
    await spend(db, budget, 'a', 3, start)
    expect(await spend(db, budget, 'b', 3, start)).toBe(true)
  })

  it('is whole again in the next window', async () => {
    const db = sqliteD1()
    await spend(db, budget, 'a', 3, start)
    expect(await spend(db, budget, 'a', 1, start + hour - 1)).toBe(false)
    expect(await spend(db, budget, 'a', 2, start + hour)).toBe(true)
    expect(await spent(db, start + hour)).toBe(2)
  })

  it('takes nothing that is larger than what is left', async () => {
    const db = sqliteD1()
    expect(await spend(db, budget, 'a', 4, start)).toBe(false)
    expect(await spend(db, budget, 'a', 2, start)).toBe(true)
    expect(await spend(db, budget, 'a', 2, start)).toBe(false)
    expect(await spend(db, budget, 'a', 1, start)).toBe(true)
  })

  it('is forgotten when its window is long over', async () => {
    const db = sqliteD1()
    await spend(db, budget, 'a', 1, start)
    await forgetBudgets(db, start + 24 * hour)
    expect(await spent(db, start)).toBe(1)
    await forgetBudgets(db, start + 72 * hour)
    expect(await spent(db, start)).toBe(0)
  })
})
