import type { Db } from '../lib/services.ts'
import { spend } from './budgets.ts'

const day = 24 * 60 * 60_000
/** So many reports are counted on one day, all together: more wouldn't say anything new, and each costs two writes. */
export const mostADay = 100
const all = { name: 'csp-reports', limit: mostADay, windowMs: day }
const each = { name: 'csp-report', limit: mostADay, windowMs: day }

const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Counts one report of a directive. False when the day's count is full. `now` in UTC ms. Throws when D1 does. */
export async function countReport(db: Db, directive: string, now: number): Promise<boolean> {
  const amount = 1
  if (!(await spend(db, all, { spender: '', amount, now }))) return false
  return spend(db, each, { spender: `${dateOf(now)} ${directive}`, amount, now })
}

/**
 * How often each directive was reported on the UTC day of `now` (UTC ms), which is today or one of the two days before.
 * Throws when D1 does.
 */
export async function reportedOn(db: Db, now: number): Promise<Readonly<Record<string, number>>> {
  const prefix = `${each.name}:${dateOf(now)} `
  const { results } = await db
    .prepare('SELECT substr(name, ?2) AS directive, used FROM budgets WHERE name > ?1 AND name < ?3 ORDER BY name')
    .bind(prefix, prefix.length + 1, `${prefix}~`)
    .all<{ directive: string; used: number }>()
  return Object.fromEntries(results.map(({ directive, used }) => [directive, used]))
}
