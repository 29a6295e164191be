// Taps on our number, by local day and page. No row says anything of who tapped.
import type { D1Database } from '@cloudflare/workers-types'
import { spend } from './budgets.ts'

/** `page` is a listed path, `day` a local date. */
export type Tap = { readonly day: string; readonly page: string; readonly kind: 'call' | 'text' }

/**
 * Counts a tap, unless its sender's count or the day's is full. `sender`: what budgets count its address by. `now` in UTC ms.
 * Throws when D1 does.
 */
export async function countTap(db: D1Database, { day, page, kind }: Tap, sender: string, now: number): Promise<void> {
  const budgets = [
    { budget: 'tapsOfAddress', spender: sender },
    { budget: 'taps', spender: '' },
  ] as const
  if ((await spend(db, budgets, now)).past) return
  await db
    .prepare(
      `INSERT INTO taps (day, page, kind, count) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (day, page, kind) DO UPDATE SET count = count + 1`,
    )
    .bind(day, page, kind)
    .run()
}
