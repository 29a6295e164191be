// The database of requests. Events are what's true; a row of `leads` and one of `bookings` say it for lists, searches and numbers.
// What may happen is decided before: here a key fails for whoever was slower, and all of a commit is rolled back.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { crews as usualCrews, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { workDay } from '../business/calendar.ts'
import { hasSeat } from '../domain/calendar/booking.ts'
import { addDays, midnight } from '../domain/calendar/localTime.ts'
import { capacityKeys, isSlotId, slotDate, slotTimes } from '../domain/calendar/slots.ts'
import { costTotal } from '../domain/costs.ts'
import type { Db } from '../shared/http/services.ts'
import { occupiedStatement } from '../store/availability.ts'
import { type RequestEvent, readEvent, type StoredEvent } from './event.ts'
import { type CustomerRequest, fold, isOpen, type Seat } from './evolve.ts'

/** How the owner hears of a request: by a message of its own, or with others in the next batch. */
export type OwnersMail = 'new' | 'waiting'

/** A message about a request, as far as newer ones depend on it. */
export type KnownMessage = {
  readonly number: number
  readonly channel: string
  readonly state: string
  readonly attempts: number
  /** UTC ms: until then it may be on its way. */
  readonly leasedUntil: number
}

/** A request with what a change of it has to know. */
export type Loaded = {
  /** Undefined before anything was sent. */
  readonly request: CustomerRequest | undefined
  readonly mail: OwnersMail
  readonly messages: readonly KnownMessage[]
}

/** Which requests: a condition on a column `reference`, with its parameters. */
type Which = { readonly sql: string; readonly values: readonly (string | number)[] }

const among = (references: readonly string[]): Which => ({
  sql: 'reference IN (SELECT value FROM json_each(?))',
  values: [JSON.stringify(references)],
})

const eventsStatement = (db: Db, { sql, values }: Which): D1PreparedStatement =>
  db
    .prepare(
      `SELECT reference, number, at, person, kind, key, data FROM events WHERE ${sql} ORDER BY reference, number`,
    )
    .bind(...values)

type EventRow = StoredEvent & { readonly reference: string }

const foldRows = (rows: readonly EventRow[]): Map<string, CustomerRequest> =>
  new Map(
    [...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, own]) => {
      const events = own.flatMap(({ reference: _, ...row }) => readEvent(row) ?? [])
      // A damaged event has its number, too.
      return [reference, { ...fold(reference, events), revision: own.at(-1)?.number ?? 0 }]
    }),
  )

/** Requests by their references, in one query. Throws when D1 does. */
export const findRequests = async (db: Db, references: readonly string[]): Promise<Map<string, CustomerRequest>> =>
  foldRows((await eventsStatement(db, among(references)).all<EventRow>()).results)

/** One request. Throws when D1 does. */
export const findRequest = async (db: Db, reference: string): Promise<CustomerRequest | undefined> =>
  (await findRequests(db, [reference])).get(reference)

/** The statements that read requests with what changes of them have to know, for `loadedOf`. */
export const loadStatements = (db: Db, which: Which): D1PreparedStatement[] => [
  eventsStatement(db, which),
  db.prepare(`SELECT reference FROM leads WHERE ${which.sql} AND state = 'waiting'`).bind(...which.values),
  db
    .prepare(
      `SELECT reference, revision AS number, channel, state, attempts, leased_until AS leasedUntil FROM outbox WHERE ${which.sql}`,
    )
    .bind(...which.values),
]

/** Finds a request among what these statements read. */
export type Load = (reference: string) => Loaded

export function loadedOf(results: readonly { readonly results: readonly unknown[] }[]): Load {
  const [events, mails, messages] = results.map((result) => result.results)
  const requests = foldRows((events ?? []) as EventRow[])
  const waiting = new Set(((mails ?? []) as { reference: string }[]).map(({ reference }) => reference))
  const known = (messages ?? []) as (KnownMessage & { reference: string })[]
  return (reference) => ({
    request: requests.get(reference),
    mail: waiting.has(reference) ? 'waiting' : 'new',
    messages: known.filter((message) => message.reference === reference),
  })
}

/** Reads requests by their references. Throws when D1 does. */
export const loadRequests = async (db: D1Database, references: readonly string[]): Promise<Load> =>
  loadedOf(await db.batch(loadStatements(db, among(references))))

/**
 * When a job was done, or the trip fee of one where nobody was there was paid, UTC ms: on the day of its pickup, even if the crew said so later. What's paid at the door is in that day's
 * cash box.
 */
function doneAt({ visit, missedAt, receipt, seat }: CustomerRequest): number | null {
  const done = receipt?.cents === undefined ? visit.done : (visit.done ?? missedAt)
  if (done === undefined || !seat || !isSlotId(seat.slot)) return done ?? null
  const date = slotDate(seat.slot)
  const at = workDay(done) === date ? done : slotTimes(seat.slot, { timeZone: site.timeZone, windowHours }).start
  // What a night brings in past midnight is in its evening's.
  return Math.min(at, midnight(addDays(date, 1), site.timeZone) - 1)
}

/** Whether it's booked again after a trip fee was paid: that's in the books of its day, without it. */
export const leavesIncome = ({ before: { request }, after }: Pick<Change, 'before' | 'after'>): boolean =>
  request !== undefined &&
  request.seat?.revision !== after.seat?.revision &&
  doneAt(request) !== null &&
  doneAt(after) === null

/** What the website shows of a job: its month and town instead of day and address, and nothing that says whose it was. */
function shownOf({ status, shown, seat, receipt, answers: { items, location } }: CustomerRequest): string | null {
  if (status !== 'done' || !shown || !seat) return null
  const { cents, went } = receipt ?? {}
  return JSON.stringify({ ...shown, month: slotDate(seat.slot).slice(0, 7), cents, went, items, location })
}

/** What lists and searches read of a request, by column. */
export const rowOf = (request: CustomerRequest, mail: OwnersMail) => ({
  form: request.form,
  revision: request.revision,
  received_at: request.receivedAt,
  changed_at: request.events.at(-1)?.at ?? 0,
  phone: request.answers.phone ?? '',
  area: request.area,
  answers: JSON.stringify(request.answers),
  signs: request.spamSignals.join(' '),
  state: request.status === 'spam' ? 'spam' : mail,
  referral_code: request.code,
  referred_by: request.referredBy,
  source: JSON.stringify(request.source),
  language: request.language,
  request_status: request.status,
  reason: request.reason,
  touched_at: request.touchedAt,
  nudges: request.nudges,
  done_at: doneAt(request),
  paid: request.receipt?.cents ?? null,
  cost_cents: costTotal(request.costs) ?? null,
  dump_cents: request.costs.dump ?? null,
  answered_at: request.answeredAt,
  call_again: isOpen(request.status) ? request.callAgain : '',
  again: request.status === 'done' ? request.again : '',
  price: request.price?.cents ?? null,
  priced_at: request.pricedAt ?? null,
  stop_day: request.status === 'booked' ? slotDate(request.seat?.slot ?? '') : '',
  method: request.receipt?.method ?? '',
  went: request.receipt?.went.join(' ') ?? '',
  shown: shownOf(request),
})

/** The row of a request: only the columns that changed, since each of an index is a row more that's written. */
function rowStatement(db: Db, before: Loaded, after: CustomerRequest, mail: OwnersMail): D1PreparedStatement {
  const row = Object.entries(rowOf(after, mail))
  if (!before.request) {
    const names = row.map(([name]) => name)
    return db
      .prepare(`INSERT INTO leads (reference, ${names.join(', ')}) VALUES (?${', ?'.repeat(row.length)})`)
      .bind(after.reference, ...row.map(([, value]) => value))
  }
  const old = new Map<string, unknown>(Object.entries(rowOf(before.request, before.mail)))
  const changed = row.filter(([name, value]) => old.get(name) !== value)
  return db
    .prepare(`UPDATE leads SET ${changed.map(([name]) => `${name} = ?`).join(', ')} WHERE reference = ?`)
    .bind(...changed.map(([, value]) => value), after.reference)
}

/** An event after another one has no number where that's gone: nothing is kept of somebody who was forgotten meanwhile. */
const eventStatement = (
  db: Db,
  reference: string,
  { number, at, person, kind, key, data }: RequestEvent,
  last: number,
) =>
  db
    .prepare(
      `INSERT INTO events (reference, number, at, person, kind, key, data) VALUES (?1,
         (SELECT ?2 WHERE ?8 = 0 OR EXISTS (SELECT 1 FROM events WHERE reference = ?1 AND number = ?8)), ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(reference, number, at, person, kind, key, JSON.stringify(data), last)

/** Live seats that one phone number may have. */
export const seatsOfPhone = 2

/** Under which conditions a window is given. */
export type SeatTerms = {
  /** How many seats a window has where the owner has set no other number. */
  readonly crews: number
  /** Hash of the number that it's booked with; an empty one isn't counted. */
  readonly phoneKey: string
  /** Most seats that may be held on one day: the others stay open to everybody else. */
  readonly mostHeld: number
  /** The local date: pickups before it don't count anymore. */
  readonly today: string
  /** Also one more than there are crews for. */
  readonly isExtra: boolean
  /** However many seats its number has. */
  readonly isByOwner: boolean
}

// ?1 is the reference, ?2 the window, ?3 its date, ?4 its weekday, ?5 the usual number of crews, ?6 now, ?7 the phone's key,
// ?8 most held seats, ?9 today. A seat that the request has itself isn't in its way, nor one whose hold is over.
const others = `FROM bookings WHERE status = 'live' AND reference <> ?1 AND (held_until IS NULL OR held_until > ?6)`
const capacity = `coalesce((SELECT crews FROM capacities WHERE place = ?2),
  (SELECT crews FROM capacities WHERE place = ?3), (SELECT crews FROM capacities WHERE place = ?4), ?5)`
const conditions = {
  closed: 'NOT EXISTS (SELECT 1 FROM closures WHERE date = ?3)',
  taken: `(SELECT count(*) ${others} AND slot = ?2) < ${capacity}`,
  'phone-full': `(SELECT count(*) ${others} AND phone_key = ?7 AND phone_key <> '' AND slot >= ?9) < ${seatsOfPhone}`,
  'holds-full': `(SELECT count(*) ${others} AND slot >= ?3 AND slot < ?3 || 'U' AND held_until IS NOT NULL) < ?8`,
}

/** Why a window isn't to be had. Of several reasons the first one holds longest. */
export type SeatProblem = keyof typeof conditions

/** The smallest number that no row of those has. */
const smallest = (
  number: string,
  rows: string,
) => `(SELECT min(n) FROM (SELECT 1 AS n UNION SELECT ${number} + 1 ${rows})
  WHERE n NOT IN (SELECT ${number} ${rows}))`

const nextSeat = smallest('seat', `FROM bookings WHERE slot = ?2 AND status = 'live' AND reference <> ?1`)

/** The crew of a row of `bookings`. The version before this one wrote none. */
export const crewSql = `coalesce(bookings.crew, min(seat, ${Math.max(1, usualCrews)}))`

/** The next free crew of those that work in the window; where there's one more than they are, it begins again. */
const nextCrew = `((${smallest(crewSql, `${others} AND slot = ?2`)} - 1) % max(1, ${capacity}) + 1)`

/** What must be true for a seat: moving one takes no more of its number's. */
function needed(before: Seat | undefined, after: Seat, { isExtra, isByOwner }: SeatTerms, now: number): SeatProblem[] {
  const isMove = before !== undefined && hasSeat(before.state) && (before.heldUntil ?? now + 1) > now
  return [
    ...(isMove || isByOwner ? [] : (['phone-full'] as const)),
    ...(after.state === 'held' ? (['holds-full'] as const) : []),
    'closed',
    ...(isExtra ? [] : (['taken'] as const)),
  ]
}

const seatValues = (reference: string, { slot }: Seat, { crews, phoneKey, mostHeld, today }: SeatTerms, now: number) =>
  [reference, ...capacityKeys(slot), crews, now, phoneKey, mostHeld, today] as const

/** Why the seat that a change takes couldn't be had just now; undefined where it can. Throws when D1 does. */
export async function seatProblem(
  db: Db,
  { before, after, terms }: Change,
  now: number,
): Promise<SeatProblem | undefined> {
  const { seat, reference } = after
  if (!seat || !terms) return undefined
  const problems = needed(before.request?.seat, seat, terms, now)
  const row = await db
    // Whatever it asks, it has all nine parameters.
    .prepare(`SELECT ?9, ${problems.map((name) => `${conditions[name]} AS "${name}"`).join(', ')}`)
    .bind(...seatValues(reference, seat, terms, now))
    .first<Record<string, number>>()
  return problems.find((name) => row?.[name] === 0)
}

/** Whether a change needs a seat that it hasn't got: then it has terms. */
export const takesSeat = (before: Seat | undefined, after: Seat | undefined): after is Seat =>
  after !== undefined &&
  hasSeat(after.state) &&
  !(before && hasSeat(before.state) && before.slot === after.slot && before.state === after.state)

const status = ({ state }: Seat) => (hasSeat(state) ? 'live' : 'cancelled')

/**
 * The difference between two seats of a request. A new one is the smallest free one of its window: without any, its number is
 * NULL, which the table refuses, and everything with it.
 */
function seatStatements(
  db: Db,
  reference: string,
  [before, after]: readonly [Seat | undefined, Seat | undefined],
  terms: SeatTerms | undefined,
  now: number,
): D1PreparedStatement[] {
  if (!after || JSON.stringify(before) === JSON.stringify(after)) return []
  const isMoved = takesSeat(before, after)
  const own = before && hasSeat(before.state) && before.state === after.state ? 'phone_key' : 'excluded.phone_key'
  const row = [status(after), after.revision, after.bookedAt, after.changedAt, after.heldUntil ?? null] as const
  const crew = after.crew ?? null
  const change =
    isMoved && terms
      ? db
          .prepare(
            `INSERT INTO bookings (reference, slot, seat, phone_key, status, revision, booked_at, changed_at, held_until, crew)
             VALUES (?1, ?2, (SELECT ${nextSeat} WHERE ${needed(before, after, terms, now)
               .map((name) => conditions[name])
               .join(' AND ')}), ?7, ?10, ?11, ?12, ?13, ?14,
               coalesce(?15, ${nextCrew}))
             ON CONFLICT (reference) DO UPDATE SET slot = ?2, seat = excluded.seat, phone_key = ${own}, status = ?10,
               revision = ?11, changed_at = ?13, held_until = ?14, crew = excluded.crew`,
          )
          .bind(...seatValues(reference, after, terms, now), ...row, crew)
      : db
          .prepare(
            `UPDATE bookings SET status = ?2, revision = ?3, changed_at = ?4, held_until = ?5, reminded = ?6,
               crew = coalesce(?7, crew)
             WHERE reference = ?1`,
          )
          .bind(reference, row[0], row[1], row[3], row[4], after.isReminded ? after.revision : 0, crew)
  const windows = [before, after].flatMap((seat) => (seat ? [seat.slot] : []))
  const isFreed = before !== undefined && hasSeat(before.state) !== hasSeat(after.state)
  return [change, ...(isMoved || isFreed ? [occupiedStatement(db, windows)] : [])]
}

/** A message to send. `state`: `sent` for one that went out before the database knew of it. */
export type NewMessage = {
  readonly channel: string
  readonly number: number
  /** UTC ms. */
  readonly due: number
  readonly state: 'pending' | 'sent'
}

/** What a change tells, and the channels whose older messages it replaces where they haven't gone out. */
export type Told = {
  readonly mail: OwnersMail
  readonly messages: readonly NewMessage[]
  readonly replaced: readonly string[]
}

/** Before the state of messages about spam, so that they're as they were when it's none after all. */
export const thrownOut = 'spam-'

function messageStatements(
  db: Db,
  before: CustomerRequest | undefined,
  { reference, revision, status }: CustomerRequest,
  { messages, replaced }: Told,
  now: number,
): D1PreparedStatement[] {
  const insert = `INSERT INTO outbox (reference, revision, channel, due_at, created_at, state)
    SELECT ?1, it.value ->> 'number', it.value ->> 'channel', it.value ->> 'due', ?2, it.value ->> 'state' FROM json_each(?3) AS it`
  const supersede = `UPDATE outbox SET state = 'superseded' WHERE reference = ?1 AND state = 'pending' AND leased_until <= ?2
    AND revision < ?3 AND channel IN (SELECT value FROM json_each(?4))`
  const rename = `UPDATE outbox SET state = ?2 || substr(state, ?3) WHERE reference = ?1 AND state IN (?4 || 'pending', ?4 || 'dead')`
  const isSpam = status === 'spam'
  const isRenamed = isSpam !== (before?.status === 'spam')
  const names = isSpam ? [thrownOut, 1, ''] : ['', thrownOut.length + 1, thrownOut]
  return [
    ...(messages.length > 0 ? [db.prepare(insert).bind(reference, now, JSON.stringify(messages))] : []),
    ...(replaced.length > 0
      ? [db.prepare(supersede).bind(reference, now, messages[0]?.number ?? revision, JSON.stringify(replaced))]
      : []),
    ...(isRenamed ? [db.prepare(rename).bind(reference, ...names)] : []),
  ]
}

export type Change = {
  readonly before: Loaded
  readonly after: CustomerRequest
  readonly told: Told
  /** For a seat that it takes. */
  readonly terms: SeatTerms | undefined
}

/** The statements of a change, for one transaction: its events fail for whoever was slower. `now` in UTC ms. */
export function commitStatements(db: Db, { before, after, told, terms }: Change, now: number): D1PreparedStatement[] {
  const { reference } = after
  const known = before.request?.revision ?? 0
  return [
    rowStatement(db, before, after, told.mail),
    ...after.events.filter(({ number }) => number > known).map((event) => eventStatement(db, reference, event, known)),
    ...seatStatements(db, reference, [before.request?.seat, after.seat], terms, now),
    ...messageStatements(db, before.request, after, told, now),
  ]
}

/** Why a transaction failed: somebody was faster, or a seat wasn't to be had. Undefined for everything else. */
export function conflictOf(error: unknown): 'outdated' | 'seat' | undefined {
  const text = String(error)
  if (/constraint failed: bookings\.(seat|slot)/.test(text)) return 'seat'
  return /UNIQUE constraint failed: (events|leads)\.|constraint failed: events\.number/.test(text)
    ? 'outdated'
    : undefined
}
