import type { D1Database } from '@cloudflare/workers-types'
import type { Db } from '../lib/services.ts'
import { budgetRow, spend } from './budgets.ts'

const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/**
 * Counts one report of a directive. False when its sender's count or the day's is full. `sender`: what budgets count its
 * address by. `now` in UTC ms. Throws when D1 does.
 */
export async function countReport(db: D1Database, directive: string, sender: string, now: number): Promise<boolean> {
  const { past } = await spend(
    db,
    [
      { budget: 'reportsOfAddress', spender: sender },
      { budget: 'reports', spender: '' },
      { budget: 'reportsOfDirective', spender: `${dateOf(now)} ${directive}` },
    ],
    now,
  )
  return past === undefined
}

/**
 * How often each directive was reported on the UTC day of `now` (UTC ms), which is today or one of the two days before.
 * Throws when D1 does.
 */
export async function reportedOn(db: Db, now: number): Promise<Readonly<Record<string, number>>> {
  const prefix = budgetRow('reportsOfDirective', `${dateOf(now)} `)
  const { results } = await db
    .prepare('SELECT substr(name, ?2) AS directive, used FROM budgets WHERE name > ?1 AND name < ?3 ORDER BY name')
    .bind(prefix, prefix.length + 1, `${prefix}~`)
    .all<{ directive: string; used: number }>()
  return Object.fromEntries(results.map(({ directive, used }) => [directive, used]))
}
