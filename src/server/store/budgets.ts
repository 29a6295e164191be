import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { Db } from '../lib/services.ts'

/** How much (requests, bytes) may be spent in one window. */
export type Budget = { readonly name: string; readonly limit: number; readonly windowMs: number }

/** `spender`: whose budget it is; empty for one that everybody shares. `now` in UTC ms. */
type Spending = { readonly spender: string; readonly amount: number; readonly now: number }

/** Spends some of a budget. The statement changes a row only while the budget lasts, so a flood past it writes nothing. */
export const spendStatement = (
  db: Db,
  { name, limit, windowMs }: Budget,
  { spender, amount, now }: Spending,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO budgets (name, window_start, used) SELECT ?1, ?2, ?3 WHERE ?3 <= ?4
       ON CONFLICT (name) DO UPDATE SET window_start = excluded.window_start,
         used = iif(window_start = excluded.window_start, used, 0) + excluded.used
       WHERE iif(window_start = excluded.window_start, used, 0) + excluded.used <= ?4
       RETURNING used`,
    )
    .bind(`${name}:${spender}`, Math.floor(now / windowMs) * windowMs, amount, limit)

/** Spends some of a budget; false when that would be more than is left. Throws when D1 does. */
export async function spend(db: Db, budget: Budget, spending: Spending): Promise<boolean> {
  return (await spendStatement(db, budget, spending).first<{ used: number }>()) !== null
}

/** Deletes windows that are over: no budget's window is longer than a day. Throws when D1 does. */
export async function forgetBudgets(db: Db, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM budgets WHERE window_start < ?')
    .bind(now - 2 * 24 * 60 * 60_000)
    .run()
}
