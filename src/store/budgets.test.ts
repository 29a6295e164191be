import { describe, expect, it } from 'vitest'
import { sqliteD1 } from '../../tests/support/sqlite.ts'
import { budgets, isMarked, type Spending, secondsLeft, spend, spendInMemory } from './budgets.ts'

const hour = 60 * 60_000
const start = Date.UTC(2026, 10, 23, 14)
const sender: Spending = { budget: 'sender', spender: 'a' }
const address: Spending = { budget: 'address', spender: 'x' }
const { limit } = budgets.sender

/** The database and an isolate's memory count alike. */
const counters = {
  'in the database': () => {
    const db = sqliteD1()
    return (spendings: readonly Spending[], now: number) => spend(db, spendings, now)
  },
  'in memory': () => {
    const counts = new Map<string, number>()
    return async (spendings: readonly Spending[], now: number) => spendInMemory(counts, spendings, now)
  },
}

describe.each(Object.entries(counters))('a budget %s', (_, counter) => {
  it('lasts for its limit, is whole in the next window, and is counted by spender', async () => {
    const spendAt = counter()
    for (let count = 1; count <= limit; count++) {
      const { used, past } = await spendAt([sender], start)
      expect([used.get('sender'), past]).toEqual([count, undefined])
    }
    expect((await spendAt([sender], start + hour - 1)).past).toBe('sender')
    expect((await spendAt([{ ...sender, spender: 'b' }], start)).past).toBeUndefined()
    expect((await spendAt([sender], start + hour)).used.get('sender')).toBe(1)
  })

  it('that is used up uses up none of the wider ones', async () => {
    const spendAt = counter()
    await spendAt([{ ...sender, amount: limit }, address], start)
    const { used, past } = await spendAt([sender, address], start)
    expect(past).toBe('sender')
    expect(used.size).toBe(0)
    expect((await spendAt([address], start)).used.get('address')).toBe(2)
  })

  it('before one that is used up is spent', async () => {
    const spendAt = counter()
    await spendAt([{ ...address, amount: budgets.address.limit }], start)
    const { used, past } = await spendAt([sender, address], start)
    expect([past, used.get('sender')]).toEqual(['address', 1])
  })

  it('takes nothing that is larger than what is left', async () => {
    const spendAt = counter()
    expect((await spendAt([{ ...sender, amount: limit + 1 }], start)).past).toBe('sender')
    expect((await spendAt([{ ...sender, amount: limit }], start)).past).toBeUndefined()
  })

  it('of the day leaves more to first requests', async () => {
    const spendAt = counter()
    const { limit: most } = budgets.day
    await spendAt([{ budget: 'day', spender: '', amount: most }], start)
    expect((await spendAt([{ budget: 'day', spender: '' }], start)).past).toBe('day')
    expect((await spendAt([{ budget: 'dayOfFirst', spender: '' }], start)).used.get('dayOfFirst')).toBe(most + 1)
  })

  it('that depends on a usual number is spent only below its mark', async () => {
    const spendAt = counter()
    const lines: Spending[] = [address, { budget: 'everybody', spender: '', ifUsual: [address] }]
    for (let count = 1; count <= budgets.address.marked; count++)
      expect((await spendAt(lines, start)).used.get('everybody')).toBe(count)
    const { used, past } = await spendAt(lines, start)
    expect([used.get('address'), past]).toEqual([budgets.address.marked + 1, 'everybody'])
  })
})

it('is marked past its mark', async () => {
  const db = sqliteD1()
  const { marked } = budgets.sender
  expect(isMarked(await spend(db, [{ ...sender, amount: marked }], start), 'sender')).toBe(false)
  expect(isMarked(await spend(db, [sender], start), 'sender', 'address')).toBe(true)
})

it('says how long its window lasts', () => {
  expect(secondsLeft('sender', start + hour - 1500)).toBe(2)
})

it('keeps an isolate’s memory small', () => {
  const counts = new Map<string, number>()
  for (let index = 0; index < 6000; index++) spendInMemory(counts, [{ ...sender, spender: `${index}` }], start)
  expect(counts.size).toBeLessThanOrEqual(5001)
})
