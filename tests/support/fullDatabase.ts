import type { D1Database } from '@cloudflare/workers-types'
import { arrivalRules } from '../../src/business/calendar.ts'
import { addDays, localDate } from '../../src/domain/calendar/localTime.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { recount } from '../../src/store/availability.ts'

type Row = Readonly<Record<string, string | number | null>>

const day = 24 * 60 * 60_000
const leads = 20_000
const bookings = 10_000
/** Rows that one statement inserts, so that its parameter isn't too large. */
const atOnce = 2500

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function insert(db: D1Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = columns.map((name) => `value ->> '${name}'`)
  const insertAll = db.prepare(`INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_each(?)`)
  for (let from = 0; from < rows.length; from += atOnce)
    await insertAll.bind(JSON.stringify(rows.slice(from, from + atOnce))).run()
}

const reference = (index: number) => `L${String(index).padStart(9, '0')}`

/** Seats of every window that can be booked, then of past windows, then those that were held and let go. */
function bookingRows(now: number, live: readonly { readonly slot: string; readonly seat: number }[]): Row[] {
  const yearBefore = addDays(localDate(now, 'UTC'), -365)
  const past = (index: number) => ({
    slot: `${addDays(yearBefore, Math.floor(index / 20))}T${String(index % 20).padStart(2, '0')}`,
    seat: 1,
  })
  return numbers(bookings).map((index) => {
    const letGo = index >= bookings / 2
    return {
      reference: reference(index),
      ...(live[index] ?? past(index)),
      status: letGo ? 'cancelled' : 'live',
      booked_at: now - day,
      changed_at: now - day,
      held_until: letGo ? now - 60_000 - index : null,
      phone_key: `phone ${index}`,
      address_key: `address ${index}`,
    }
  })
}

/**
 * Fills a database as if a busy half year and somebody's bad intentions lay behind it: a full calendar, thousands of held
 * seats that were let go, dead messages and some that wait for another attempt. Gives the reference of a booking that was
 * changed as often as its customer may, and whose sender came with a code that nobody has. `now` in UTC ms.
 */
export async function fillDatabase(db: D1Database, now: number): Promise<string> {
  const all = slots(now, arrivalRules(), new Map())
  // The windows of two days soon are left.
  const left = [...new Set(all.map(({ date }) => date))].slice(1, 3)
  const windows = all.filter(({ date }) => !left.includes(date))
  const live = windows.flatMap(({ id, free }) => numbers(free).map((index) => ({ slot: id, seat: index + 1 })))
  const answers = JSON.stringify({ phone: '+12025550123', location: 'Springfield', 'junk-type': 'One couch' })
  await insert(
    db,
    'leads',
    numbers(leads).map((index) => ({
      reference: reference(index),
      state: 'new',
      request_status: index < live.length ? 'booked' : 'new',
      stop_day: live[index]?.slot.slice(0, 10) ?? '',
      form: index < bookings ? 'booking' : 'quote',
      received_at: now - 2 * day - ((index * 7919) % leads) * 700_000,
      changed_at: now - 2 * day,
      answers,
      // Everybody's code is the same, as if one person had sent all referrals.
      referral_code: index % 20 === 0 ? 'SAMECODE' : '',
      referred_by: index === 0 ? 'N0B0DYS0' : '',
    })),
  )
  await insert(db, 'bookings', bookingRows(now, live))
  const sent = { form: 'quote', area: 'yes', answers: JSON.parse(answers), spamSignals: [], source: {}, language: 'en' }
  const event = (of: number, number: number, kind: string, data: object) => ({
    reference: reference(of),
    number,
    at: now - day,
    person: '',
    kind,
    data: JSON.stringify(data),
  })
  await insert(db, 'events', [
    ...numbers(leads).map((index) => event(index, 1, 'sent', sent)),
    ...live.slice(0, bookings / 2).map(({ slot }, index) => event(index, 2, 'booked', { slot })),
    // As often as a customer may change one.
    ...numbers(198).map((index) => event(0, index + 3, 'corrected', sent)),
  ])
  await insert(
    db,
    'outbox',
    numbers(leads).map((index) => ({
      reference: reference(index),
      revision: 1,
      channel: 'email',
      state: ['dead', 'pending'][index % 10] ?? 'sent',
      due_at: index % 10 === 1 ? now + 90 * day : now - day,
      created_at: now - day,
    })),
  )
  await insert(
    db,
    'photos',
    numbers(5000).map((index) => ({
      object_key: `photos/${index}`,
      id: `photo ${index}`,
      reference: reference(index * 3),
      sha256: String(index),
      type: 'image/jpeg',
      bytes: 300_000,
      stored_at: now - (index % 80) * day,
      attached_at: index % 80 === 0 ? null : now - (index % 80) * day,
    })),
  )
  // Some are old, and the website shows them.
  await db
    .prepare(`UPDATE photos SET stored_at = ?1 WHERE rowid % 10 = 1 AND attached_at IS NOT NULL`)
    .bind(now - 120 * day)
    .run()
  await db
    .prepare(
      `UPDATE leads SET shown = (SELECT json_object('photos', json_array(id)) FROM photos WHERE photos.reference = leads.reference)
       WHERE reference IN (SELECT reference FROM photos WHERE stored_at = ?1)`,
    )
    .bind(now - 120 * day)
    .run()
  await insert(
    db,
    'budgets',
    numbers(5000).map((index) => ({
      name: `requests:${index}`,
      window_start: now - (index % 40) * 3_600_000,
      used: 1,
    })),
  )
  await recount(db, now)
  return reference(0)
}
