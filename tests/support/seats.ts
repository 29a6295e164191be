import type { D1Database } from '@cloudflare/workers-types'
import type { Booking } from '../../src/domain/calendar/booking.ts'
import type { Env } from '../../src/env.ts'
import { followUpNames, sentForm } from '../../src/request/acceptLead.ts'
import { act } from '../../src/request/act.ts'
import { change, hasWindow, send } from '../../src/request/decide.ts'
import type { NewEvent } from '../../src/request/event.ts'
import type { CustomerRequest } from '../../src/request/evolve.ts'
import { findRequest, type SeatTerms } from '../../src/request/store.ts'
import type { Services } from '../../src/shared/http/services.ts'
import { bookingOf } from '../../src/store/bookings.ts'
import type { NewLead } from '../../src/store/lead.ts'
import { lead } from './memoryServices.ts'
import { everyChannel } from './outside.ts'

/** Who books: a hold's end in UTC ms, and the conditions of the seat. */
export type Booker = Partial<SeatTerms> & { readonly heldUntil?: number | undefined }

/** A booker without limits, for tests in which it doesn't matter who asks. */
export const anybody: Booker = { phoneKey: '', mostHeld: 99, today: '' }

/** What changes of requests need of the outside world: a database, every channel, and a clock that stands. */
export const servicesOf = (DB: D1Database, now: number): Services => ({
  env: { ...everyChannel, DB } as unknown as Env,
  now: () => now,
  fetch: async () => new Response(),
  waitUntil: () => undefined,
})

type Outcome = { readonly ok: true; readonly booking: Booking } | { readonly ok: false; readonly reason: string }

type Kept = {
  readonly slot?: string | undefined
  readonly booker?: Booker
  readonly channels?: readonly string[]
  readonly spooledAt?: number
}

/** Leaves the messages of some channels alone, as if the others were off. */
const only = (db: D1Database, reference: string, channels: readonly string[]) =>
  db
    .prepare(
      `DELETE FROM outbox WHERE reference = ? AND state = 'pending' AND attempts = 0
       AND channel NOT IN (SELECT value FROM json_each(?))`,
    )
    .bind(reference, JSON.stringify(channels))
    .run()

/** Stores a form as it's sent, with the window that it asks for; it's told on no channels but those that a test gives. */
export async function keep(
  db: D1Database,
  sent: NewLead,
  now: number,
  { slot, booker: { heldUntil, ...terms } = anybody, channels = [], spooledAt }: Kept = {},
): Promise<Outcome | undefined> {
  const { reference, batched } = sent
  const form = sentForm(slot === undefined ? sent : { ...sent, answers: { ...sent.answers, slot } })
  const window = slot === undefined ? undefined : { slot, heldUntil }
  const acted = await act(servicesOf(db, now), reference, {
    person: '',
    batched,
    isOver: channels.length === 0,
    terms,
    ...(spooledAt !== undefined && { at: spooledAt }),
    decide: (request, problem) =>
      send(request, problem, {
        form,
        window,
        followUp: followUpNames,
        now,
        ...(spooledAt !== undefined && { spooledAt }),
      }),
  })
  if (!acted.ok) return { ok: false, reason: acted.refused }
  if (channels.length > 0) await only(db, reference, channels)
  const booking = bookingOf(acted.request)
  return booking && { ok: true, booking }
}

/** Takes a seat for a reference as a booking does. */
export async function book(
  db: D1Database,
  reference: string,
  slot: string,
  crews: number,
  now: number,
  booker: Booker = anybody,
): Promise<Outcome> {
  const kept = await keep(db, lead(reference, { form: 'booking' }), now, { slot, booker: { crews, ...booker } })
  return kept ?? { ok: false, reason: 'no booking' }
}

async function changed(
  db: D1Database,
  reference: string,
  event: Parameters<typeof change>[3],
  revision: number,
  now: number,
  channels: readonly string[],
  terms: Partial<SeatTerms> = {},
): Promise<boolean> {
  const isStale = (request: CustomerRequest) =>
    request.seat?.revision !== revision ||
    !hasWindow(request, now) ||
    (event.kind === 'moved' && request.seat.slot === event.data.slot)
  const acted = await act(servicesOf(db, now), reference, {
    person: '',
    isOver: channels.length === 0,
    terms,
    decide: (request, problem) => change(request, problem, 'customer', event, isStale, now),
  })
  if (channels.length > 0) await only(db, reference, channels)
  return acted.ok
}

/** Moves a booking of this revision; false when that isn't possible. */
export const move = (
  db: D1Database,
  reference: string,
  revision: number,
  slot: string,
  crews: number,
  now: number,
  channels: readonly string[] = [],
): Promise<boolean> =>
  changed(db, reference, { kind: 'moved', data: { slot } }, revision, now, channels, { ...anybody, crews })

/** Cancels a booking of this revision; false when that isn't possible. */
export const cancel = (
  db: D1Database,
  reference: string,
  revision: number,
  now: number,
  channels: readonly string[] = [],
): Promise<boolean> => changed(db, reference, { kind: 'canceled', data: {} }, revision, now, channels)

/** Records what happened to a request, whoever may do it; nobody is told. */
export const record = (db: D1Database, reference: string, events: readonly NewEvent[], now: number, person = '') =>
  act(servicesOf(db, now), reference, { person, isOver: true, decide: () => events })

/** Makes a request look as if a robot had sent it. */
export async function suspect(db: D1Database, reference: string, now: number): Promise<void> {
  const request = await findRequest(db, reference)
  if (!request) throw new Error('there is no such request')
  const { area, answers, unconfirmed, language } = request
  const data = { area, answers, unconfirmed, language, spamSignals: ['links', 'too-fast'] as const }
  await record(db, reference, [{ kind: 'corrected', data }], now)
}

/** Stores requests by their rows alone: many at once, with columns of `leads` that a test gives. */
export async function plant(db: D1Database, rows: readonly Readonly<Record<string, string | number>>[]): Promise<void> {
  const all = JSON.stringify(
    rows.map((row) => ({
      ...{ form: 'quote', received_at: 0, changed_at: 0, answers: '{}', signs: '', state: 'new' },
      ...row,
    })),
  )
  const columns = ['reference', 'form', 'received_at', 'changed_at', 'answers', 'signs', 'state']
  await db.batch(
    [
      `INSERT INTO leads (${columns}) SELECT ${columns.map((name) => `value ->> '${name}'`)} FROM json_each(?)`,
      `INSERT INTO events (reference, number, at, person, kind, data) SELECT value ->> 'reference', 1, value ->> 'received_at', '',
         'sent', json_object('form', value ->> 'form', 'answers', json(value ->> 'answers'), 'spamSignals',
           json(iif(value ->> 'signs' = '', '[]', '["' || replace(value ->> 'signs', ' ', '","') || '"]'))) FROM json_each(?)`,
    ].map((sql) => db.prepare(sql).bind(all)),
  )
}

/** Sets the number of crews for a window, a date or a weekday, whatever it was. Throws when D1 does. */
export const setCrews = async (db: D1Database, place: string, crews: number) =>
  void (await db.prepare('INSERT OR REPLACE INTO capacities VALUES (?, ?)').bind(place, crews).run())
