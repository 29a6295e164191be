// What the desk reads of requests.
import type { D1Database } from '@cloudflare/workers-types'
import { addDays } from '../domain/calendar/localTime.ts'
import { openStatuses, type Status } from '../request/evolve.ts'
import type { DeskFilter, DeskRequest, DeskRow } from '../request/request.ts'
import { findRequest } from '../request/store.ts'
import type { Db } from '../shared/http/services.ts'
import { bookingState, isLiveSql } from './bookings.ts'
import { soundSql } from './lead.ts'
import { batchReference } from './outbox.ts'
import { photosSql } from './ownerSql.ts'
import { readLead } from './storedLeads.ts'

/** Whether no newer message took the place of one in the outbox. */
const isNewestSql = `NOT EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.reference = outbox.reference
  AND newer.channel = outbox.channel AND newer.revision > outbox.revision)`

/** Whether it isn't tried anymore, though it failed. */
const isLostSql = `(outbox.state = 'dead' OR outbox.state = 'dropped' AND last_error <> '')`

/** Whether it failed, for now or for good. */
const isUndeliveredSql = `(${isLostSql} OR outbox.state = 'pending' AND last_error <> '') AND ${isNewestSql}`

type Row = Omit<DeskRow, 'answers' | 'spamSignals' | 'undelivered' | 'booking'> &
  Readonly<Record<'answers' | 'spamSignals' | 'undelivered', string>> & {
    readonly seat: string | null
    readonly heldUntil: number | null
  }

const rowOf = ({ seat, heldUntil, ...row }: Row): DeskRow => ({
  ...row,
  ...readLead(row),
  slot: seat === 'live' ? row.slot : null,
  booking: bookingState(seat, heldUntil),
  undelivered: (JSON.parse(row.undelivered) as [string, number][]).map(([channel, isOver]) => ({
    channel,
    isOver: isOver === 1,
  })),
})

const rowsSql = `SELECT leads.reference, form, received_at AS receivedAt, touched_at AS touchedAt, answers,
    signs AS spamSignals, area, language, leads.request_status AS status, slot,
    bookings.status AS seat, held_until AS heldUntil, ${photosSql} AS photos,
    (SELECT json_group_array(json_array(channel, state <> 'pending')) FROM outbox
      WHERE outbox.reference = leads.reference AND ${isUndeliveredSql}) AS undelivered
  FROM leads LEFT JOIN bookings ON bookings.reference = leads.reference`

async function readRows(db: Db, where: string, ...values: readonly (string | number)[]): Promise<DeskRow[]> {
  const { results } = await db
    .prepare(`${rowsSql} WHERE ${where}`)
    .bind(...values)
    .all<Row>()
  return results.map(rowOf)
}

/** Most requests in a list. */
export const deskListSize = 100

const named = (...status: readonly Status[]) =>
  `leads.request_status IN (${status.map((one) => `'${one}'`).join(', ')})`
/** Which requests are in a list, by an index: no others are read. Pickups from a local date on. */
const candidates = (filter: DeskFilter, from: string): string => {
  switch (filter) {
    case 'open':
      return named(...openStatuses)
    case 'booked':
      return `leads.request_status = 'booked' AND reference IN (SELECT reference FROM bookings WHERE ${isLiveSql} AND slot >= '${from}')`
    case 'undelivered':
      return `reference IN (SELECT reference FROM outbox
        WHERE reference <> '${batchReference}' AND ${isUndeliveredSql} LIMIT ${deskListSize})`
    case 'all':
      return 'true'
    default:
      return named(filter)
  }
}

/** A search reads each of the candidates. ?2 is a text, ?3 its digits. D1 takes no pattern of more than fifty bytes for LIKE. */
const searchSql = `AND (instr(reference, upper(?2)) = 1 OR (length(?3) > 3 AND instr(phone, ?3) > 0)
  OR ${['name', 'location', 'address'].map((name) => `instr(lower(${soundSql('answers')} ->> '${name}'), lower(?2)) > 0`).join(' OR ')})`

/** A list of pickups begins so many days ago. */
const pastDays = 7

/**
 * The requests of a list: the newest, where there are too many. Open ones come with the oldest first, booked ones by their
 * windows, all others with the newest first. `search` is a part of a name, a phone number, a place or a reference. `today` is
 * the local date. Throws when D1 does.
 */
export async function deskList(
  db: Db,
  { filter, search, today }: { readonly filter: DeskFilter; readonly search: string; readonly today: string },
): Promise<DeskRow[]> {
  const text = search.trim()
  const where = `leads.reference IN (
      SELECT reference FROM leads WHERE ${candidates(filter, addDays(today, -pastDays))} ${text && searchSql}
      ORDER BY received_at DESC LIMIT ?1)
    ORDER BY ${filter === 'booked' ? 'slot' : `receivedAt ${filter === 'open' ? 'ASC' : 'DESC'}`}`
  return readRows(db, where, deskListSize, ...(text ? [text, text.replace(/\D/g, '')] : []))
}

/** A request by its reference; undefined when there's none. Throws when D1 does. */
export async function findDeskRequest(db: D1Database, reference: string): Promise<DeskRequest | undefined> {
  const where = `leads.reference = ?1 OR leads.reference IN (
      SELECT reference FROM leads WHERE phone = (SELECT phone FROM leads WHERE reference = ?1) AND phone <> ''
      ORDER BY received_at DESC LIMIT 11)
    ORDER BY received_at DESC`
  const [all, request] = await Promise.all([readRows(db, where, reference), findRequest(db, reference)])
  const row = all.find((one) => one.reference === reference)
  if (!row || !request) return undefined
  const others = all.filter((one) => one !== row).slice(0, 10)
  return { ...row, ...request, others }
}

/** Most messages that are sent again together. */
const resentAtOnce = 100

type Lost = Readonly<Record<'reference' | 'channel' | 'was', string>> & {
  readonly revision: number
  readonly isNewest: number
  readonly mail: string | null
  readonly status: Status | null
}

/** Whether an undelivered message is still worth sending: it's of a batch, or of a request that's none of spam and in no batch. */
const isDue = ({ reference, isNewest, mail, status }: Lost) =>
  reference === batchReference || (isNewest === 1 && mail !== null && mail !== 'waiting' && status !== 'spam')

/**
 * Makes messages that aren't tried anymore due again: a request's own, or, without a reference, those that the owner didn't
 * get. What's about something that changed since, or about a day that's over, is superseded. `now` in UTC ms. Throws when D1
 * does.
 */
export async function resendUndelivered(db: D1Database, reference: string, now: number): Promise<void> {
  const which = reference === '' ? `?1 = '' AND outbox.state = 'dead'` : `outbox.reference = ?1 AND ${isLostSql}`
  const { results } = await db
    .prepare(
      `SELECT outbox.reference, outbox.revision, channel, outbox.state AS was, ${isNewestSql} AS isNewest, leads.state AS mail, request_status AS status
       FROM outbox LEFT JOIN leads ON leads.reference = outbox.reference WHERE ${which} LIMIT ${resentAtOnce}`,
    )
    .bind(reference)
    .all<Lost>()
  const again = results.map((one) => ({ ...one, state: isDue(one) ? 'pending' : 'superseded' }))
  await db
    .prepare(
      `UPDATE outbox SET attempts = 0, due_at = ?1, created_at = ?1, last_error = '', state = it.value ->> 'state'
       FROM json_each(?2) AS it WHERE outbox.reference = it.value ->> 'reference' AND outbox.revision = it.value ->> 'revision'
         AND outbox.channel = it.value ->> 'channel' AND outbox.state = it.value ->> 'was'`,
    )
    .bind(now, JSON.stringify(again))
    .run()
}
