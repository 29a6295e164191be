// What the owner changes in the calendar. The words are SQL without parameters, so that a script can send them as well.
import { isDate, isSlotId } from '../../domain/calendar/slots.ts'

function requireDate(date: string): void {
  if (!isDate(date)) throw new Error(`${date} is no date like 2026-11-23`)
}

/** Takes no more bookings on a date; those that are there stay. Throws when it is no date. */
export function closeDateSql(date: string): string {
  requireDate(date)
  return `INSERT INTO closures (date) VALUES ('${date}') ON CONFLICT DO NOTHING`
}

/** Takes bookings on a date again. Throws when it is no date. */
export function openDateSql(date: string): string {
  requireDate(date)
  return `DELETE FROM closures WHERE date = '${date}'`
}

/**
 * Sets the number of crews for a window (`2026-11-23T10`), a date or a weekday (`Mon`); undefined takes the change back.
 * Throws when the place or the number makes no sense.
 */
export function crewsSql(place: string, crews: number | undefined): string {
  if (!isSlotId(place) && !isDate(place) && !/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(place))
    throw new Error(`${place} is no window like 2026-11-23T10, no date, and no weekday like Mon`)
  if (crews === undefined) return `DELETE FROM capacities WHERE place = '${place}'`
  if (!Number.isInteger(crews) || crews < 0 || crews > 50) throw new Error('The number of crews is 0 to 50')
  return `INSERT INTO capacities (place, crews) VALUES ('${place}', ${crews})
    ON CONFLICT (place) DO UPDATE SET crews = excluded.crews`
}

/** Cancels a booking, whose seat is free at once, and gives its window. Nobody gets a message. `now` in UTC ms. */
export const freeSeatSql = (reference: string, now: number): string =>
  `UPDATE bookings SET status = 'cancelled', revision = revision + 1, changed_at = ${now}
   WHERE reference = '${reference}' AND status = 'live' RETURNING slot`

/** Makes a seat theirs that is only held, and gives its window. `now` in UTC ms. */
export const keepSeatSql = (reference: string, now: number): string =>
  `UPDATE bookings SET held_until = NULL
   WHERE reference = '${reference}' AND status = 'live' AND held_until > ${now} RETURNING slot`
