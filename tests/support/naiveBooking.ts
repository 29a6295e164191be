import type { D1Database } from '@cloudflare/workers-types'

/** A naive booking that counts and then inserts. Tests of races run it too, to show that they find the race. */
export async function naiveBook(db: D1Database, reference: string, slot: string, crews: number): Promise<boolean> {
  const row = await db
    .prepare("SELECT count(*) AS taken FROM bookings WHERE slot = ?1 AND status = 'live'")
    .bind(slot)
    .first<{ taken: number }>()
  const taken = row?.taken ?? 0
  if (taken >= crews) return false
  await db
    .prepare(
      `INSERT INTO bookings (reference, slot, seat, status, booked_at, changed_at)
       VALUES (?1, ?2, (SELECT coalesce(max(seat), 0) + 1 FROM bookings WHERE slot = ?2), 'live', 0, 0)`,
    )
    .bind(reference, slot)
    .run()
  return true
}
