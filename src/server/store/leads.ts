import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Booking } from '../../domain/calendar/booking.ts'
import type { SpamSignal } from '../../domain/spamSignals.ts'
import type { Values } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import type { Db } from '../lib/services.ts'
import type { SeatForRequest, SeatOutcome, SeatRequest } from './bookings.ts'
import {
  bookForStatement,
  cancelSql,
  cancelStatement,
  confirmStatement,
  freeHolds,
  isLiveSql,
  moveStatement,
  outcomeStatement,
  seatOutcome,
  seatStatements,
} from './bookings.ts'
import { eventStatements, type NewEvent } from './desk.ts'
import type { Change, LeadState, NewLead } from './lead.ts'
import { leavingStatement, settledStatement } from './occupied.ts'
import { soundSql } from './storedTexts.ts'

/**
 * How long after a change its message goes out, in ms. Photos come one by one, people change their minds twice, and robots
 * a hundred times: one message a minute speaks of all that.
 */
const changeDelay = 60_000
const frequent: SpamSignal = 'many-from-one-place'
/** Names of what forms ask once they're received. */
const followUpNames = forms.flatMap(({ followUp = {} }) => Object.keys(followUp))
/**
 * Messages that a visitor gets of one request and its changes, by channel: what's sent to an address or a number that we
 * don't know has an end. Texts are asked for, and the last one has to say how it is.
 */
const mostSent = `CASE it.value WHEN 'copy' THEN 3 WHEN 'text' THEN 6 ELSE 1000 END`
/**
 * Messages to the owner about a lead that waits come with its batch. Its sender hears from us at once, except where a lot
 * came from: those may be other people's addresses.
 */
const isDueSql = `(state = 'new' OR (state = 'waiting' AND it.value IN ('copy', 'text')
  AND instr(signs, '${frequent}') = 0))`

/** Outbox rows of messages that went out, or will: not those that newer ones replaced, which older rows spell otherwise. */
const notSuperseded = `state NOT IN ('superseded', 'overtaken')`

/** Channels for occasions, as SQL's list: no change of a request replaces their messages. */
export const occasionChannelsSql = `'reminder', 'reminder-text', 'on-the-way', 'late-text', 'late-mail', 'receipt', 'nudge', 'nudge-text'`

/** A lead's change, with the answers that are new, and the channels that notify of it or have done so. */
type LeadChange = {
  readonly reference: string
  readonly change: Change
  readonly answers?: Values
  readonly channels: readonly string[]
  readonly notified?: readonly string[]
  /** A lot came from where it comes from: the owner hears of it in a batch, and the lead is marked. */
  readonly batched?: boolean
  /** The owner did it himself: its customer hears of it, however many messages they got before. */
  readonly isByOwner?: boolean
}

/**
 * Records the newest revision and enqueues its messages, unless it's recorded already; those of an older one that haven't
 * gone out are superseded.
 */
function enqueue(db: Db, { reference, change, channels, notified = [], isByOwner = false }: LeadChange, now: number) {
  return [
    db
      .prepare(
        `INSERT INTO revisions (reference, revision, at, change, answers)
         SELECT reference, revision, changed_at, iif(revision = 1, 'sent', ?2), answers FROM leads WHERE reference = ?1
         ON CONFLICT DO NOTHING`,
      )
      .bind(reference, change),
    db
      .prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at, created_at, state)
         SELECT reference, revision, it.value, ?2 + iif(revision = 1, 0, ${changeDelay}), ?2,
           iif(it.value IN (SELECT value FROM json_each(?4)), 'sent', 'pending')
         FROM leads, json_each(?3) AS it
         WHERE reference = ?1 AND (changes() > 0 OR ?4 <> '[]') AND ${isDueSql} AND (?5 OR ${mostSent} >
           (SELECT count(*) FROM outbox WHERE reference = ?1 AND channel = it.value AND ${notSuperseded}))
         ON CONFLICT DO UPDATE SET state = excluded.state WHERE excluded.state = 'sent'`,
      )
      .bind(reference, now, JSON.stringify(channels), JSON.stringify(notified), isByOwner ? 1 : 0),
    db
      .prepare(
        `UPDATE outbox SET state = 'superseded' WHERE reference = ?1 AND state = 'pending' AND leased_until <= ?2
         AND channel NOT IN (${occasionChannelsSql})
         AND revision < (SELECT revision FROM leads WHERE reference = ?1)`,
      )
      .bind(reference, now),
  ]
}

/**
 * A correction's answers, with the follow-up answers of the request, since the form doesn't ask for those. A request that got
 * a window since keeps what a crew needs.
 */
const correctedSql = `iif(answers ->> 'slot' IS NOT NULL AND excluded.answers ->> 'slot' IS NULL,
  json_patch(answers, excluded.answers),
  json_patch(excluded.answers, json_object(${followUpNames
    .map((name) => `'${name}', answers ->> '${name}'`)
    .join(', ')})))`

/** The stage of a request of which its customer said more: one that was lost or closed is open again, unless its job is done. */
const reopenedSql = `iif(leads.stage = 'lost' OR (leads.stage = 'done' AND NOT EXISTS (SELECT 1 FROM visits
  WHERE visits.reference = leads.reference AND step = 'done')), 'new', leads.stage)`

/** How a lead comes to the database; without any of these, straight from its sender. */
type Arrival = {
  /** Channels that have its message already. */
  readonly notified?: readonly string[]
  /** It waited in the spool, so that something newer may have come before it. */
  readonly spooled?: boolean
  /** Id of the window without which it isn't stored. */
  readonly slot?: string
}

/**
 * The statements that store a lead and enqueue its messages, for one transaction. The same content again changes nothing,
 * unless the request was lost meanwhile; other content under the same reference becomes its next revision. A lead that comes now is the newest, even if the clock
 * was set back since; one that waited in the spool is compared by its time. A lead from before its sender asked to be
 * forgotten isn't stored; one that they send after that is new. `now` in UTC ms.
 */
export function leadStatements(
  db: Db,
  lead: NewLead,
  channels: readonly string[],
  now: number,
  { notified = [], spooled = false, slot = '' }: Arrival = {},
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO leads (reference, form, received_at, changed_at, phone, area, answers, signs, state, referral_code,
           referred_by, unconfirmed, source, language)
         SELECT ?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
           max(?11, ?13 <> '' AND EXISTS (SELECT 1 FROM bookings WHERE reference = ?1 AND held_until IS NOT NULL)), ?14, ?15
         WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE reference = ?1 AND asked_at >= ?3) AND (?13 = ''
           OR EXISTS (SELECT 1 FROM bookings WHERE reference = ?1 AND slot = ?13 AND status = 'live'))
         ON CONFLICT (reference) DO UPDATE SET
           revision = revision + 1, changed_at = max(changed_at + 1, excluded.changed_at), phone = excluded.phone,
           area = excluded.area, answers = ${correctedSql}, signs = excluded.signs, unconfirmed = excluded.unconfirmed,
           language = excluded.language,
           state = iif(state = 'new', excluded.state, state), stage = ${reopenedSql}
         WHERE (answers <> ${correctedSql} OR (leads.stage = 'lost' AND ?12 = 0)) AND (?12 = 0 OR excluded.changed_at >= changed_at)`,
      )
      .bind(
        lead.reference,
        lead.form,
        now,
        lead.answers.phone ?? '',
        lead.area,
        JSON.stringify(lead.answers),
        lead.spamSignals.join(' '),
        lead.batched && notified.length === 0 ? 'waiting' : 'new',
        lead.code,
        lead.referredBy,
        lead.unconfirmed ? 1 : 0,
        spooled ? 1 : 0,
        slot,
        JSON.stringify(lead.source ?? {}),
        lead.language ?? 'en',
      ),
    db
      .prepare(
        `UPDATE photos SET attached_at = ?2 WHERE reference = ?1 AND attached_at IS NULL
         AND id IN (SELECT value FROM json_each(?3)) AND EXISTS (SELECT 1 FROM leads WHERE reference = ?1)`,
      )
      .bind(lead.reference, now, JSON.stringify(lead.photoIds)),
    ...enqueue(db, { reference: lead.reference, change: 'corrected', channels, notified }, now),
  ]
}

/** What became of a lead that was just stored: its state, and how many of the photos that it names are there. */
const storedStatement = (db: Db, { reference, photoIds }: NewLead): D1PreparedStatement =>
  db
    .prepare(
      `SELECT (SELECT state FROM leads WHERE reference = ?1) AS state, count(*) AS photos FROM photos
       WHERE reference = ?1 AND attached_at IS NOT NULL
       AND id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(reference, JSON.stringify(photoIds))

/**
 * The statements that record a change as the next revision and enqueue its messages. They act only if the statement before
 * them in the same batch changed a row. `now` in UTC ms.
 */
export function changeStatements(db: Db, lateChange: LeadChange, now: number): D1PreparedStatement[] {
  const { reference, change, answers = {}, batched = false } = lateChange
  return [
    db
      .prepare(
        `UPDATE leads SET revision = revision + 1, changed_at = max(changed_at + 1, ?2), answers = json_patch(${soundSql('answers')}, ?3),
           state = iif((?4 OR instr(signs, '${frequent}') > 0) AND state = 'new', 'waiting', state),
           signs = iif(?4 AND instr(signs, '${frequent}') = 0, trim(signs || ' ${frequent}'), signs),
           stage = iif(?5, 'lost', ${reopenedSql})
         WHERE reference = ?1 AND changes() > 0`,
      )
      .bind(
        reference,
        now,
        JSON.stringify(answers),
        batched ? 1 : 0,
        change === 'canceled' || change === 'withdrawn' ? 1 : 0,
      ),
    ...enqueue(db, lateChange, now),
  ]
}

/**
 * The statement that enqueues messages about a lead as it is, on channels for an occasion. It acts only if the statement
 * before it in the same batch changed a row. There's one receipt for a request, whatever becomes of it later. `isRepeated`: the
 * same may go out again. `now` in UTC ms.
 */
export const occasionStatement = (
  db: Db,
  reference: string,
  channels: readonly string[],
  now: number,
  isRepeated = false,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at)
       SELECT reference, revision, it.value, ?2, ?2 FROM leads, json_each(?3) AS it
       WHERE reference = ?1 AND changes() > 0 AND NOT (it.value = 'receipt'
         AND EXISTS (SELECT 1 FROM outbox WHERE outbox.reference = ?1 AND channel = 'receipt'))
       ON CONFLICT DO ${
         isRepeated
           ? `UPDATE SET state = 'pending', attempts = 0, due_at = ?2, created_at = ?2, last_error = '' WHERE state <> 'pending'`
           : 'NOTHING'
       }`,
    )
    .bind(reference, now, JSON.stringify(channels))

/** The statement that frees the seat of a request whose place was changed to one that's too far. What the owner books stays. */
const seatTooFar = (db: Db, reference: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `${cancelSql('?2')} AND reference = ?1
       AND EXISTS (SELECT 1 FROM leads WHERE leads.reference = ?1 AND area <> 'too-far')`,
    )
    .bind(reference, now)

/** What became of a stored lead: its state, how many of its photos are there, and the outcome for the seat it asked for. */
export type StoredRequest = {
  readonly state: LeadState | null
  readonly photos: number
  readonly seat: SeatOutcome | undefined
}

/**
 * Stores a lead and enqueues its messages in one transaction, with the seat that a booking asks for: without the seat the
 * lead isn't stored either. `event`: what the desk records of a new one. `now` in UTC ms. Throws when D1 does.
 */
export async function storeRequest(
  db: D1Database,
  lead: NewLead,
  channels: readonly string[],
  now: number,
  seat?: SeatRequest,
  event?: Omit<NewEvent, 'reference' | 'seen'>,
): Promise<StoredRequest> {
  const { reference } = lead
  const { slot } = seat ?? {}
  const moved = { reference, change: 'moved', answers: { slot: slot ?? '' }, channels } as const
  const results = await db.batch([
    // A move is a revision of its own, since the answers of a booking that comes back to life may be the same.
    ...(seat ? [...seatStatements(db, reference, seat, now), ...changeStatements(db, moved, now)] : []),
    ...(seat || lead.area !== 'too-far' ? [] : [seatTooFar(db, reference, now)]),
    ...leadStatements(db, lead, channels, now, { slot }),
    settledStatement(db, reference),
    ...(event ? eventStatements(db, { ...event, reference, seen: 0 }, now) : []),
    storedStatement(db, lead),
    ...(seat ? [outcomeStatement(db, reference, seat, now)] : []),
  ])
  const [stored, outcome] = results.slice(seat ? -2 : -1).map((result) => result.results[0])
  return { ...(stored as Pick<StoredRequest, 'state' | 'photos'>), seat: seat && seatOutcome(outcome, seat) }
}

/** A change of a booking, if it's still of this revision, and how the owner and the customer hear of it. */
export type BookingChange = {
  readonly booking: Pick<Booking, 'reference' | 'revision'>
  readonly channels: readonly string[]
  readonly batched: boolean
  /** It's done at the desk, which records it. */
  readonly event?: Omit<NewEvent, 'reference'>
}

/** Carries out a change of a booking, records it, and enqueues its messages, in one transaction. False when that wasn't possible. */
async function changeBooking(
  db: D1Database,
  statement: D1PreparedStatement,
  { event, ...change }: LeadChange & Pick<BookingChange, 'event'>,
  now: number,
): Promise<boolean> {
  const { reference } = change
  const [, , changed] = await db.batch([
    leavingStatement(db, reference, now),
    freeHolds(db, now),
    statement,
    ...(event ? eventStatements(db, { ...event, reference, ifChanged: true }, now) : []),
    ...changeStatements(db, { ...change, isByOwner: event !== undefined }, now),
    settledStatement(db, reference),
  ])
  return changed?.meta.changes === 1
}

/** Moves a booking to a seat of another window. False when that wasn't possible. `now` in UTC ms. Throws when D1 does. */
export const moveBooking = (
  db: D1Database,
  { booking, ...how }: BookingChange,
  to: Parameters<typeof moveStatement>[2],
  now: number,
): Promise<boolean> => {
  const change = { reference: booking.reference, change: 'moved', answers: { slot: to.slot }, ...how } as const
  return changeBooking(db, moveStatement(db, booking, to, now), change, now)
}

/** Cancels a booking in the same way. */
export const cancelBooking = (db: D1Database, { booking, ...how }: BookingChange, now: number): Promise<boolean> =>
  changeBooking(
    db,
    cancelStatement(db, booking, now),
    { reference: booking.reference, change: 'canceled', ...how },
    now,
  )

/** Makes a held seat theirs in the same way: they've shown that the address or the number is theirs. */
export const confirmBooking = (db: D1Database, { booking, ...how }: BookingChange, now: number): Promise<boolean> =>
  changeBooking(
    db,
    confirmStatement(db, booking, now),
    { reference: booking.reference, change: 'confirmed', ...how },
    now,
  )

/** A seat for a request that's there already: what is new in its answers, and what is recorded at the desk. */
export type BookedRequest = {
  readonly reference: string
  readonly seat: SeatForRequest
  readonly area: string
  readonly answers: Values
  readonly channels: readonly string[]
  /** At least one. */
  readonly events: readonly Omit<NewEvent, 'reference' | 'seen'>[]
}

/**
 * Books a window for a request that's there already, under its reference, and enqueues the messages, in one transaction. It's
 * real then, whatever looked unusual. It has no seat when the window is full, its number has its seats, or somebody was
 * faster. `now` in UTC ms. Throws when D1 does.
 */
export async function bookRequest(
  db: D1Database,
  { reference, seat, area, answers, channels, events }: BookedRequest,
  now: number,
): Promise<SeatOutcome> {
  const { isByOwner = false } = seat
  const results = await db.batch([
    leavingStatement(db, reference, now),
    freeHolds(db, now),
    bookForStatement(db, reference, seat, now),
    ...events.flatMap((event) => eventStatements(db, { ...event, reference, ifChanged: true }, now)),
    db
      .prepare(
        `UPDATE leads SET signs = '', unconfirmed = 0, state = iif(state = 'waiting', 'new', state), area = ?2,
           phone = coalesce(?3, phone) WHERE reference = ?1 AND changes() > 0`,
      )
      .bind(reference, area, answers.phone ?? null),
    ...changeStatements(
      db,
      { reference, change: 'booked', answers: { ...answers, slot: seat.slot }, channels, isByOwner },
      now,
    ),
    settledStatement(db, reference),
    outcomeStatement(db, reference, seat, now),
  ])
  return seatOutcome(results.at(-1)?.results[0], seat)
}

/** The statements for a lead whose time isn't booked, as the owner read: if it is by now, they get the mail again. */
export const bookedAfterAll = (db: Db, { reference, answers }: NewLead, spooledAt: number): D1PreparedStatement[] => [
  db
    .prepare('UPDATE leads SET unconfirmed = 1 WHERE reference = ?1 AND answers = ?2 AND changed_at <= ?3')
    .bind(reference, JSON.stringify(answers), spooledAt),
  db
    .prepare(
      `UPDATE outbox SET state = 'pending' WHERE reference = ?1 AND state = 'sent' AND attempts = 0
       AND EXISTS (SELECT 1 FROM bookings WHERE reference = ?1 AND ${isLiveSql})`,
    )
    .bind(reference),
]

/** The statement that changes a lead's row if one of these answers is new; `changeStatements` follow it. */
export const ifNewStatement = (db: Db, reference: string, form: string, answers: Values): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE leads SET changed_at = changed_at WHERE reference = ?1 AND form = ?2 AND EXISTS (
         SELECT 1 FROM json_each(?3) WHERE value <> coalesce(leads.answers ->> key, ''))`,
    )
    .bind(reference, form, JSON.stringify(answers))

/** The same for a lead's phone number. */
export const newPhoneStatement = (db: Db, reference: string, phone: string): D1PreparedStatement =>
  db.prepare('UPDATE leads SET phone = ?2 WHERE reference = ?1 AND phone <> ?2').bind(reference, phone)

/**
 * The statement that changes a lead's row where the one before it changed one, and the owner's mail about the lead is out
 * already or on its way: what came since would be in none.
 */
export const ifMailedStatement = (db: Db, reference: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE leads SET changed_at = changed_at WHERE reference = ?1 AND changes() > 0 AND EXISTS (
         SELECT 1 FROM outbox WHERE reference = ?1 AND channel = 'email' AND (state = 'sent' OR leased_until > ?2))`,
    )
    .bind(reference, now)

/** Whether somebody asked to be forgotten at a time (UTC ms) or after it. Throws when D1 does. */
export async function isErased(db: Db, reference: string, since: number): Promise<boolean> {
  const asked = db.prepare('SELECT 1 FROM erasures WHERE reference = ? AND asked_at >= ?')
  return (await asked.bind(reference, since).first()) !== null
}

/** Whether a request was deleted because somebody asked for it, and nothing was sent under its reference since. Throws when D1 does. */
export async function isForgotten(db: Db, reference: string): Promise<boolean> {
  const asked = db.prepare(
    `SELECT 1 FROM erasures WHERE reference = ?1 AND NOT EXISTS (SELECT 1 FROM leads WHERE reference = ?1)`,
  )
  return (await asked.bind(reference).first()) !== null
}
