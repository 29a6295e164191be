// What the desk reads of requests.
import type { D1Database } from '@cloudflare/workers-types'
import { addDays } from '../domain/calendar/localTime.ts'
import { openStatuses, type Status } from '../request/evolve.ts'
import type { DeskFilter, DeskRequest, DeskRow } from '../request/request.ts'
import { findRequest } from '../request/store.ts'
import type { Db } from '../shared/http/services.ts'
import { bookingState, crewOfLeadSql } from './bookings.ts'
import { readStored, soundSql } from './lead.ts'
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

type Row = Omit<DeskRow, 'answers' | 'source' | 'spamSignals' | 'undelivered' | 'booking' | 'quoted'> &
  Readonly<Record<'answers' | 'source' | 'spamSignals' | 'undelivered', string>> &
  Readonly<Record<'heldUntil' | 'cents' | 'quotedAt', number | null>> & { readonly seat: string | null }

const rowOf = ({ seat, heldUntil, cents, quotedAt, ...row }: Row): DeskRow => ({
  ...row,
  quoted: cents !== null && quotedAt !== null ? { cents, at: quotedAt } : undefined,
  ...readLead(row),
  source: readStored(row.source, row.reference),
  slot: seat === 'live' ? row.slot : null,
  booking: bookingState(seat, heldUntil),
  undelivered: (JSON.parse(row.undelivered) as [string, number][]).map(([channel, isOver]) => ({
    channel,
    isOver: isOver === 1,
  })),
})

/** Rows of the requests that a statement picks: with all columns, so that each is read once, its part of the list, and its place there. */
const rowsSql = (
  pick: string,
) => `SELECT leads.reference, form, leads.revision, received_at AS receivedAt, touched_at AS touchedAt,
    answered_at AS answeredAt, answers, signs AS spamSignals, area, language, leads.request_status AS status,
    call_again AS callAgain, price AS cents, leads.source, priced_at AS quotedAt, done_at AS doneAt, paid, slot,
    referred_by AS referredBy, bookings.status AS seat, held_until AS heldUntil, ${photosSql} AS photos,
    (SELECT json_group_array(json_array(channel, state <> 'pending')) FROM outbox
      WHERE outbox.reference = leads.reference AND ${isUndeliveredSql}) AS undelivered
  FROM (${pick}) AS leads LEFT JOIN bookings ON bookings.reference = leads.reference
  ORDER BY part, wait, slot`

async function readRows(db: Db, pick: string, ...values: readonly (string | number)[]): Promise<DeskRow[]> {
  const { results } = await db
    .prepare(rowsSql(pick))
    .bind(...values)
    .all<Row>()
  return results.map(rowOf)
}

/** Most requests in a list; the next ones are a tap away. */
export const deskListSize = 40

const named = (...status: readonly Status[]) =>
  `leads.request_status IN (${status.map((one) => `'${one}'`).join(', ')})`

const failedSql = `SELECT DISTINCT reference FROM outbox
  WHERE reference <> '${batchReference}' AND ${isUndeliveredSql} LIMIT ${deskListSize}`

const candidates = (filter: DeskFilter): string => {
  switch (filter) {
    case 'open':
      return named(...openStatuses)
    case 'undelivered':
      return `reference IN (${failedSql})`
    case 'all':
      return 'true'
    default:
      return named(filter)
  }
}

/**
 * Those that wait for somebody, in parts: whom the owner calls again by now, then new ones with the newest first, then each
 * stage by how long it waits, and last whom the owner calls again later. Each part is read by an index, up to its end.
 */
function openSql(today: string, atMost: number): string {
  const waiting = (status: Status) => `${named(status)} AND call_again = '' ORDER BY received_at`
  const parts: readonly (readonly [part: string, wait: string, which: string])[] = [
    [`iif(call_again <= '${today}', 0, 5)`, 'call_again', `call_again <> '' AND call_again > '' ORDER BY call_again`],
    ['1', '-received_at', `${named('new')} ORDER BY received_at DESC`],
    ['2', 'received_at', waiting('called')],
    ['3', 'priced_at', waiting('priced')],
    ['4', 'received_at', waiting('held')],
  ]
  // D1 joins five of them and no more.
  const selects = parts.map(
    ([part, wait, which]) =>
      `SELECT * FROM (SELECT *, ${part} AS part, ${wait} AS wait FROM leads WHERE ${which} LIMIT ${atMost})`,
  )
  return `${selects.join(' UNION ALL ')} ORDER BY part, wait`
}

const newestFirst = '*, 0 AS part, -received_at AS wait FROM leads'

/** A list of pickups begins so many days ago. */
const pastDays = 7

/** Pickups that aren't done, by their windows. */
const stopsSql = (which: string): string =>
  `SELECT *, 0 AS part, stop_day AS wait FROM leads WHERE stop_day <> '' AND ${which} ORDER BY stop_day`

/** A search looks into so many requests, the newest: half a year of a busy business. */
const searched = 1500

const searchedNames = ['name', 'reply-name', 'location', 'address', 'email', 'junk-type', 'list', 'message', 'notes']

/**
 * ?1 is a text, ?2 its digits, ?3 the ZIP codes of towns that are called so. A reference or a whole number is found however old
 * it is. D1 takes no pattern of more than fifty bytes for LIKE.
 */
const searchSql = (filter: DeskFilter, atMost: number): string => {
  const answer = (name: string) => `${soundSql('answers')} ->> '${name}'`
  const says = searchedNames.map((name) => `instr(lower(${answer(name)}), lower(?1)) > 0`).join(' OR ')
  const newest = `SELECT reference, phone, answers, request_status FROM leads ORDER BY received_at DESC LIMIT ${searched}`
  return `SELECT ${newestFirst} WHERE reference IN (
      SELECT reference FROM leads WHERE reference = upper(?1)
      UNION SELECT reference FROM leads WHERE phone = '+1' || ?2 AND phone <> ''
      UNION SELECT * FROM (SELECT reference FROM (${newest}) AS leads WHERE ${candidates(filter)}
        AND (instr(reference, upper(?1)) = 1 OR (length(?2) > 3 AND instr(phone, ?2) > 0) OR ${says}
          OR (length(${answer('location')}) = 5 AND instr(?3, ${answer('location')}) > 0)) LIMIT ${atMost}))
    AND ${candidates(filter)} ORDER BY received_at DESC`
}

/** What a list shows. `today` is the local date. */
export type ListAsked = {
  readonly filter: DeskFilter
  readonly today: string
  /** A part of a name, a number, a place, an address or what it's about; empty for none. */
  readonly search?: string
  /** The ZIP codes of the towns that are called so. */
  readonly zips?: readonly string[]
  /** How many were shown before. */
  readonly from?: number
}

/**
 * The requests of a list, one more than it shows where there are more. Open ones come in the order in which they wait, booked ones
 * by their windows, all others with the newest first. Throws when D1 does.
 */
export async function deskList(
  db: Db,
  { filter, today, search = '', zips = [], from = 0 }: ListAsked,
): Promise<DeskRow[]> {
  const text = search.trim()
  const atMost = from + deskListSize + 1
  const end = `LIMIT ${deskListSize + 1} OFFSET ${from}`
  if (text) return readRows(db, `${searchSql(filter, atMost)} ${end}`, text, text.replace(/\D/g, ''), zips.join(' '))
  if (filter === 'open') return readRows(db, `${openSql(today, atMost)} ${end}`)
  if (filter === 'booked') return readRows(db, `${stopsSql(`stop_day >= '${addDays(today, -pastDays)}'`)} ${end}`)
  if (filter === 'undelivered') return readRows(db, `SELECT ${newestFirst} JOIN (${failedSql}) USING (reference)`)
  return readRows(db, `SELECT ${newestFirst} WHERE ${candidates(filter)} ORDER BY received_at DESC ${end}`)
}

/** How many requests nobody has looked at yet, up to ten. Throws when D1 does. */
export async function countNew(db: Db): Promise<number> {
  const read = db.prepare(`SELECT count(*) AS count FROM (SELECT 1 FROM leads WHERE ${named('new')} LIMIT 10)`)
  return (await read.first<{ count: number }>())?.count ?? 0
}

/**
 * Pickups from one local date to another that isn't among them, which nobody finished, of one crew or all: the oldest first.
 * Throws when D1 does.
 */
export function unfinishedStops(db: Db, before: string, from = '', crew?: number): Promise<DeskRow[]> {
  const which = 'stop_day >= ?1 AND stop_day < ?2'
  return crew === undefined
    ? readRows(db, `${stopsSql(which)} LIMIT 12`, from, before)
    : readRows(db, `${stopsSql(`${which} AND ${crewOfLeadSql} = ?3`)} LIMIT 12`, from, before, crew)
}

/** Most other requests of a number that are shown with one, and deleted with it. */
const mostOthers = 30

/** A request by its reference; undefined when there's none. Throws when D1 does. */
export async function findDeskRequest(db: D1Database, reference: string): Promise<DeskRequest | undefined> {
  const pick = `SELECT ${newestFirst} WHERE reference = ?1 OR reference IN (
      SELECT reference FROM leads WHERE phone = (SELECT phone FROM leads WHERE reference = ?1) AND phone <> ''
      ORDER BY received_at DESC LIMIT ${mostOthers + 1})`
  const [all, request] = await Promise.all([readRows(db, pick, reference), findRequest(db, reference)])
  const row = all.find((one) => one.reference === reference)
  if (!row || !request) return undefined
  const others = all.filter((one) => one !== row).slice(0, mostOthers)
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
