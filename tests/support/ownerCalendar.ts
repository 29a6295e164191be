import type { D1Database } from '@cloudflare/workers-types'

type Db = Pick<D1Database, 'prepare'>

/** Takes no more bookings on a date. Throws when D1 does. */
export const closeDate = async (db: Db, date: string) =>
  void (await db.prepare('INSERT INTO closures (date) VALUES (?) ON CONFLICT DO NOTHING').bind(date).run())

/** Takes bookings on a date again. Throws when D1 does. */
export const openDate = async (db: Db, date: string) =>
  void (await db.prepare('DELETE FROM closures WHERE date = ?').bind(date).run())

/** Sets the number of crews for a window, a date or a weekday; undefined for the usual one. Throws when D1 does. */
export async function setCrews(db: Db, place: string, crews: number | undefined): Promise<void> {
  await db.prepare('DELETE FROM capacities WHERE place = ?').bind(place).run()
  if (crews !== undefined) await db.prepare('INSERT INTO capacities VALUES (?, ?)').bind(place, crews).run()
}
