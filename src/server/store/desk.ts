// What the desk reads of requests, and what was done with them there.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { addDays } from '../../domain/calendar/localTime.ts'
import { type Receipt, readReceipt } from '../../domain/receipt.ts'
import type { DeskAction } from '../../request/actions.ts'
import type { DeskEvent, DeskFilter, DeskRequest, DeskRow } from '../../request/request.ts'
import type { Db } from '../lib/services.ts'
import { bookingStateSql, cancelSql, isLiveSql, type SeatRequest, seatStatements } from './bookings.ts'
import { changeStatements } from './leads.ts'
import { leavingStatement, settledStatement } from './occupied.ts'
import { batchReference, thrownOut } from './outbox.ts'
import { readLead } from './storedLeads.ts'
import { readStored, soundSql } from './storedTexts.ts'

/** Whether the crew has finished a booking as it is now. */
export const doneSql = `EXISTS (SELECT 1 FROM visits WHERE visits.reference = bookings.reference
  AND visits.revision = bookings.revision AND step = 'done')`

/** How far a request is: a live pickup says more than what was done at the desk. */
export const stageSql = `CASE WHEN leads.state = 'spam' THEN 'spam'
  WHEN ${isLiveSql} THEN iif(stage = 'done' OR ${doneSql}, 'done', 'booked')
  ELSE stage END`

const photosSql = `(SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL AND taken = '')`

/** Whether no newer message took the place of one in the outbox. */
const isNewestSql = `NOT EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.reference = outbox.reference
  AND newer.channel = outbox.channel AND newer.revision > outbox.revision)`

/** Whether it isn't tried anymore, though it failed. */
const isLostSql = `(state = 'dead' OR state = 'dropped' AND last_error <> '')`

/** Whether it failed, for now or for good. */
const isUndeliveredSql = `(${isLostSql} OR state = 'pending' AND last_error <> '') AND ${isNewestSql}`

type Row = Omit<DeskRow, 'answers' | 'spamSignals' | 'undelivered'> &
  Readonly<Record<'answers' | 'spamSignals' | 'undelivered', string>>

const rowOf = (row: Row): DeskRow => ({
  ...row,
  ...readLead(row),
  undelivered: (JSON.parse(row.undelivered) as [string, number][]).map(([channel, isOver]) => ({
    channel,
    isOver: isOver === 1,
  })),
})

const rowsSql = `SELECT leads.reference, form, received_at AS receivedAt, touched_at AS touchedAt, answers,
    signs AS spamSignals, area, language, ${stageSql} AS stage, iif(status = 'live', slot, NULL) AS slot,
    iif(bookings.reference IS NULL, NULL, ${bookingStateSql}) AS booking, ${photosSql} AS photos,
    (SELECT json_group_array(json_array(channel, state <> 'pending')) FROM outbox
      WHERE outbox.reference = leads.reference AND ${isUndeliveredSql}) AS undelivered
  FROM leads LEFT JOIN bookings ON bookings.reference = leads.reference`

/** Most requests in a list. */
export const deskListSize = 100

const unfinished = `stage IN ('new', 'called', 'quoted')`
const hasPickup = `EXISTS (SELECT 1 FROM bookings WHERE bookings.reference = leads.reference AND ${isLiveSql})`
/** Which leads may be in a list, by an index: no others are read. Pickups from a local date on. */
const candidates = (from: string): Readonly<Record<DeskFilter, string>> => ({
  open: `${unfinished} AND state <> 'spam' AND NOT ${hasPickup}`,
  new: `stage = 'new' AND state <> 'spam' AND NOT ${hasPickup}`,
  called: `stage = 'called'`,
  quoted: `stage = 'quoted'`,
  booked: `reference IN (SELECT reference FROM bookings WHERE ${isLiveSql} AND slot >= '${from}')`,
  done: `stage = 'done'`,
  lost: `stage = 'lost'`,
  spam: `state = 'spam'`,
  undelivered: `reference IN (SELECT reference FROM outbox
    WHERE reference <> '${batchReference}' AND ${isUndeliveredSql} LIMIT ${deskListSize})`,
  all: 'true',
})

/** A search reads each of the candidates. ?3 is a text, ?4 its digits. D1 takes no pattern of more than fifty bytes for LIKE. */
const searchSql = `AND (instr(reference, upper(?3)) = 1 OR (length(?4) > 3 AND instr(phone, ?4) > 0)
  OR ${['name', 'location', 'address'].map((name) => `instr(lower(${soundSql('answers')} ->> '${name}'), lower(?3)) > 0`).join(' OR ')})`

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
  const { results } = await db
    .prepare(
      `SELECT * FROM (${rowsSql} WHERE leads.reference IN (
           SELECT reference FROM leads WHERE ${candidates(addDays(today, -pastDays))[filter]} ${text && searchSql}
           ORDER BY received_at DESC LIMIT ?2))
       WHERE ?1 IN ('all', 'undelivered') OR stage = ?1 OR (?1 = 'open' AND stage IN ('new', 'called', 'quoted'))
       ORDER BY ${filter === 'booked' ? 'slot' : `receivedAt ${filter === 'open' ? 'ASC' : 'DESC'}`}`,
    )
    .bind(filter, deskListSize, ...(text ? [text, text.replace(/\D/g, '')] : []))
    .all<Row>()
  return results.map(rowOf)
}

export type EventRow = Omit<DeskEvent, 'isUndone'> & { undoneAt: number | null }

const eventsStatement = (db: Db, reference: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT number, at, person, action, detail, undone_at AS undoneAt FROM desk_events WHERE reference = ? ORDER BY number`,
    )
    .bind(reference)

export const eventOf = ({ undoneAt, ...event }: EventRow): DeskEvent => ({ ...event, isUndone: undoneAt !== null })

/** What was said of a pickup when it was done, newest first; nothing where that wasn't at the desk. Throws when D1 does. */
export async function findReceipt(db: Db, reference: string): Promise<Receipt> {
  const done = await db
    .prepare(
      `SELECT detail FROM desk_events WHERE reference = ? AND action = 'done' AND undone_at IS NULL
       ORDER BY number DESC LIMIT 1`,
    )
    .bind(reference)
    .first<{ detail: string }>()
  return readReceipt(done?.detail ?? '')
}

/** A request by its reference; undefined when there's none. Throws when D1 does. */
export async function findDeskRequest(db: D1Database, reference: string): Promise<DeskRequest | undefined> {
  const [own, more, events, others] = await db.batch([
    db.prepare(`${rowsSql} WHERE leads.reference = ?`).bind(reference),
    db
      .prepare(
        `SELECT leads.revision, source, bookings.revision AS bookingRevision, held_until AS heldUntil
         FROM leads LEFT JOIN bookings ON bookings.reference = leads.reference WHERE leads.reference = ?`,
      )
      .bind(reference),
    eventsStatement(db, reference),
    db
      .prepare(
        `${rowsSql} WHERE leads.phone = (SELECT phone FROM leads WHERE reference = ?1) AND leads.phone <> ''
         AND leads.reference <> ?1 ORDER BY received_at DESC LIMIT 10`,
      )
      .bind(reference),
  ])
  const row = own?.results[0] as Row | undefined
  if (!row) return undefined
  const { source, ...rest } = (more?.results[0] ?? {}) as Pick<
    DeskRequest,
    'revision' | 'bookingRevision' | 'heldUntil'
  > & { source: string }
  return {
    ...rowOf(row),
    ...rest,
    source: readStored(source, reference),
    events: ((events?.results ?? []) as EventRow[]).map(eventOf),
    others: ((others?.results ?? []) as Row[]).map(rowOf),
  }
}

/** Something that is done with a request, and how far it is after that. */
export type NewEvent = {
  readonly reference: string
  /** Events that the person knew of: with others since, nothing is done. Undefined where that doesn't matter. */
  readonly seen?: number
  readonly person: string
  readonly action: DeskAction
  readonly detail?: string
  /** Where it's kept; unchanged without. Only what `leads.stage` says. */
  readonly stage?: 'new' | 'called' | 'quoted' | 'done' | 'lost'
  /** It's recorded only if the statement before it in the same batch changed a row. */
  readonly ifChanged?: boolean
}

const countSql = '(SELECT coalesce(max(number), 0) FROM desk_events WHERE reference = ?1)'

/**
 * The statements that record something as done, for one transaction. The first changes a row only if the person knew of all
 * that was done before; statements after it may ask for that with `changes()`. `now` in UTC ms.
 */
export const eventStatements = (
  db: Db,
  { reference, seen, person, action, detail = '', stage, ifChanged = false }: NewEvent,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO desk_events (reference, number, at, person, action, detail, stage_before)
       SELECT ?1, ${countSql} + 1, ?2, ?3, ?4, ?5, stage FROM leads
       WHERE reference = ?1 AND (?6 IS NULL OR ${countSql} = ?6) AND (?7 = 0 OR changes() > 0)`,
    )
    .bind(reference, now, person, action, detail, seen ?? null, ifChanged ? 1 : 0),
  db
    .prepare(
      `UPDATE leads SET stage = coalesce(?2, stage), touched_at = coalesce(touched_at, ?3)
       WHERE reference = ?1 AND changes() > 0`,
    )
    // What its customer does is no answer.
    .bind(reference, stage ?? null, person === '' ? null : now),
]

/** Records it by itself. False when others were faster, or there's no such request. Throws when D1 does. */
export async function recordEvent(db: D1Database, event: NewEvent, now: number): Promise<boolean> {
  const [recorded] = await db.batch(eventStatements(db, event, now))
  return recorded?.meta.changes === 1
}

/**
 * Undoes an event, if nothing else was done since: the request is as far as before, unless its customer got it somewhere else
 * meanwhile. False when others were faster. Throws when D1 does.
 */
export async function undoEvent(
  db: D1Database,
  { reference, seen, person, number }: { reference: string; seen: number; person: string; number: number },
  now: number,
  after: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const [recorded] = await db.batch([
    ...eventStatements(db, { reference, seen, person, action: 'undid', detail: String(number) }, now),
    db
      .prepare(
        `UPDATE desk_events SET undone_at = ?3 WHERE reference = ?1 AND number = ?2 AND undone_at IS NULL AND changes() > 0`,
      )
      .bind(reference, number, now),
    db
      .prepare(
        `UPDATE leads SET stage = undone.stage_before FROM desk_events AS undone
         WHERE leads.reference = ?1 AND changes() > 0 AND undone.reference = ?1 AND undone.number = ?2
         AND stage = iif(action = 'closed', 'done', action)`,
      )
      .bind(reference, number),
    // Whatever else was done with it keeps it touched.
    db
      .prepare(
        `UPDATE leads SET touched_at = (SELECT min(at) FROM desk_events WHERE desk_events.reference = ?1 AND person <> ''
           AND undone_at IS NULL AND action <> 'undid')
         WHERE reference = ?1 AND EXISTS (SELECT 1 FROM desk_events WHERE desk_events.reference = ?1 AND number = ?2
           AND undone_at = ?3)`,
      )
      .bind(reference, number, now),
    ...after,
  ])
  return recorded?.meta.changes === 1
}

/** What is done with a request besides recording it. */
type Effect = Pick<NewEvent, 'reference' | 'seen' | 'person'> & { readonly seen: number }

/** Whether an event was recorded just now: ?1 is the reference, ?2 its number, ?3 the time. */
const justDone = (action: DeskAction) =>
  `EXISTS (SELECT 1 FROM desk_events WHERE reference = ?1 AND number = ?2 AND at = ?3 AND action = '${action}')`

const effects = (db: Db, { reference, seen }: Effect, now: number, statements: readonly string[]) =>
  statements.map((sql) => db.prepare(sql).bind(reference, seen + 1, now))

/** Whether the event of a batch that begins with `leavingStatement` was recorded. */
const isRecorded = ([, recorded]: readonly { readonly meta: { readonly changes: number } }[]): boolean =>
  recorded?.meta.changes === 1

/**
 * Marks a request as spam: its seat is free, and no message about it goes out anymore. False when others were faster. Throws
 * when D1 does.
 */
export async function markSpam(db: D1Database, event: Effect, now: number): Promise<boolean> {
  const { reference } = event
  const results = await db.batch([
    leavingStatement(db, reference, now),
    ...eventStatements(db, { ...event, action: 'spam' }, now),
    ...effects(db, event, now, [
      `UPDATE leads SET state = 'spam' WHERE reference = ?1 AND ${justDone('spam')}`,
      `${cancelSql('?3')} AND reference = ?1 AND ${justDone('spam')}`,
      `UPDATE outbox SET state = '${thrownOut}' || state WHERE reference = ?1 AND state IN ('pending', 'dead')
       AND ${justDone('spam')}`,
    ]),
    settledStatement(db, reference),
  ])
  return isRecorded(results)
}

/**
 * Releases a request that looked unusual: a seat that is held becomes theirs, and its customer hears from us on channels that
 * don't write to robots, again where they were asked to confirm it. False when others were faster. Throws when D1 does.
 */
export async function releaseRequest(
  db: D1Database,
  event: Effect,
  channels: readonly string[],
  now: number,
): Promise<boolean> {
  const { reference, seen } = event
  const results = await db.batch([
    leavingStatement(db, reference, now),
    ...eventStatements(db, { ...event, action: 'released' }, now),
    ...effects(db, event, now, [
      `UPDATE leads SET state = iif(state = 'spam', 'new', state), signs = '' WHERE reference = ?1 AND ${justDone('released')}`,
      `UPDATE bookings SET held_until = NULL WHERE reference = ?1 AND status = 'live' AND held_until > ?3
       AND ${justDone('released')}`,
    ]),
    db
      .prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
         SELECT ?1, revision, it.value, ?3, ?3 FROM leads, json_each(?4) AS it
         WHERE reference = ?1 AND ${justDone('released')}
         ON CONFLICT DO UPDATE SET state = 'pending', attempts = 0, due_at = ?3, created_at = ?3, last_error = ''
         WHERE state <> 'pending' AND changes() > 0`,
      )
      .bind(reference, seen + 1, now, JSON.stringify(channels)),
    settledStatement(db, reference),
  ])
  return isRecorded(results)
}

/**
 * Undoes that a request was marked as spam: the messages about it go out after all, and its seat is theirs again where it's
 * still free. False when others were faster. Throws when D1 does.
 */
export const undoSpam = (
  db: D1Database,
  event: Effect & { readonly number: number },
  seat: SeatRequest | undefined,
  now: number,
): Promise<boolean> =>
  undoEvent(db, event, now, [
    ...effects(db, event, now, [
      `UPDATE leads SET state = 'new' WHERE reference = ?1 AND ${justDone('undid')}`,
      `UPDATE outbox SET state = substr(state, ${thrownOut.length + 1})
       WHERE reference = ?1 AND state LIKE '${thrownOut}%' AND ${justDone('undid')}`,
    ]),
    ...(seat ? [...seatStatements(db, event.reference, seat, now), settledStatement(db, event.reference)] : []),
  ])

/**
 * Withdraws a request for its customer, with the seat that's only held for it, and enqueues the owner's messages about that.
 * False when something else was done since. Throws when D1 does.
 */
export async function withdrawRequest(
  db: D1Database,
  { reference, seen, ...how }: Pick<Effect, 'reference' | 'seen'> & { channels: readonly string[]; batched: boolean },
  now: number,
): Promise<boolean> {
  const results = await db.batch([
    leavingStatement(db, reference, now),
    ...eventStatements(db, { reference, seen, person: '', action: 'withdrawn', stage: 'lost' }, now),
    ...changeStatements(db, { reference, change: 'withdrawn', ...how }, now),
    ...effects(db, { reference, seen, person: '' }, now, [
      `${cancelSql('?3')} AND reference = ?1 AND held_until IS NOT NULL AND ${justDone('withdrawn')}`,
    ]),
    settledStatement(db, reference),
  ])
  return isRecorded(results)
}

/** Most messages that are sent again together. */
const resentAtOnce = 100

/**
 * Makes messages that aren't tried anymore due again: a request's own, or, without a reference, those that the owner didn't
 * get. What's about something that changed since, or about a day that's over, is superseded. `now` in UTC ms. Throws when D1
 * does.
 */
export async function resendUndelivered(db: D1Database, reference: string, now: number): Promise<void> {
  const lost = reference === '' ? `?2 = '' AND state = 'dead'` : `reference = ?2 AND ${isLostSql}`
  await db
    .prepare(
      `UPDATE outbox SET attempts = 0, due_at = ?1, created_at = ?1, last_error = '', state = iif(reference = '${batchReference}'
         OR reference IN (SELECT reference FROM leads WHERE leads.state = 'new') AND ${isNewestSql}, 'pending', 'superseded')
       WHERE (reference, revision, channel) IN (
         SELECT reference, revision, channel FROM outbox WHERE ${lost} LIMIT ${resentAtOnce})`,
    )
    .bind(now, reference)
    .run()
}
