import type { D1Database } from '@cloudflare/workers-types'
import { againSource, readSpamSignals } from '../domain/source.ts'
import { isLanguage } from '../language/language.ts'
import { type CustomerRequest, fold } from '../request/evolve.ts'
import { findRequest, findRequests, type Load, loadedOf, loadStatements } from '../request/store.ts'
import { ticked } from '../shared/forms/fields.ts'
import type { Values } from '../shared/forms/form.ts'
import { referralForm } from '../shared/forms/forms.ts'
import type { Db } from '../shared/http/services.ts'
import { budgetRow, windowStart } from './budgets.ts'
import { changes, type Revision, readStored, referencesIn, type StoredLead, soundSql } from './lead.ts'
import { photosSql } from './ownerSql.ts'

type ReadRow = { reference: string; answers: string | null; spamSignals: string | null; language?: string }

export const readLead = ({ reference, answers, spamSignals, language }: ReadRow) => ({
  answers: readStored(answers, reference),
  spamSignals: readSpamSignals(spamSignals ?? ''),
  language: isLanguage(language) ? language : 'en',
})

/** Consent is for texts to one number: once the consent or the number has changed, no texts are sent. */
const textToOf = ({ answers: { texts, phone }, firstTexted }: CustomerRequest) =>
  texts === ticked && phone === firstTexted ? firstTexted : undefined

type MoreRow = { reference: string; friend: string | null; photos: number }

/** Requests by reference, with what their messages say besides, in two queries. Throws when D1 does. */
export async function findLeads(db: Db, references: readonly string[]): Promise<Map<string, StoredLead>> {
  const more = db
    .prepare(
      `SELECT reference,
         (SELECT answers FROM leads AS friends WHERE friends.referral_code = leads.referred_by
            AND friends.referral_code <> '' ORDER BY friends.rowid DESC LIMIT 1) AS friend,
         ${photosSql} AS photos
       FROM leads WHERE reference IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(references))
    .all<MoreRow>()
  const [requests, { results }] = await Promise.all([findRequests(db, references), more])
  const leads = results.flatMap(({ reference, friend, photos }) => {
    const request = requests.get(reference)
    if (!request) return []
    const lead = {
      ...request,
      photos,
      textTo: textToOf(request),
      friend: friend === null ? undefined : readStored(friend),
    }
    return [[reference, lead] as const]
  })
  return new Map(leads)
}

/** What was answered, as it is now. Undefined when there's no such request. Throws when D1 does. */
export const findAnswers = async (db: Db, reference: string): Promise<Values | undefined> =>
  (await findRequest(db, reference))?.answers

/** The name of whoever has a referral code; empty where they gave none. Undefined when nobody has it. Throws when D1 does. */
export async function findFriend(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .prepare(
      `SELECT coalesce(${soundSql('answers')} ->> 'name', '') AS name FROM leads
       WHERE referral_code = ? AND referral_code <> '' ORDER BY rowid DESC LIMIT 1`,
    )
    .bind(code)
    .first<{ name: string }>()
  return row?.name
}

/** Whether a number had a pickup, or booked one with a friend's code, other than by that request. Throws when D1 does. */
export const hadPickup = async (db: Db, phone: string, reference: string): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM leads WHERE phone = ? AND phone <> '' AND reference <> ?
       AND (done_at IS NOT NULL AND request_status = 'done' OR form = 'booking' AND referred_by <> '' AND request_status NOT IN ('lost', 'spam')) LIMIT 1`,
    )
    .bind(phone, reference)
    .first()) !== null

/** What happened at an event of a request, as its messages say it; undefined where there's no such event. */
export function revisionOf({ reference, events }: CustomerRequest, number: number): Revision | undefined {
  const event = events.find((one) => one.number === number)
  if (!event) return undefined
  const earlier = events.filter((one) => one.number < number)
  const isNumber = event.kind === 'details' && event.data.answers.phone !== undefined
  const change = isNumber ? 'corrected' : (changes.find((name) => name === event.kind) ?? 'sent')
  // A window that came with a form may be before it.
  const before = event.kind === 'sent' || earlier.length === 0 ? undefined : fold(reference, earlier).answers
  return { change, at: event.at, before }
}

/** What the database says of a request before it's stored. */
export type Situation = {
  /** Of the request, or of the same pickup that was booked before under another one. */
  readonly reference: string
  /** What was sent before under it. */
  readonly prior: CustomerRequest | undefined
  /** Requests and changes of its address in this hour. */
  readonly usedOfAddress: number
  /** Its sender has sent something from this address in this hour. */
  readonly isSameSender: boolean
  /** What a change of it has to know. */
  readonly load: Load
}

/** A pickup that's asked for: whoever asks for it twice has it once. `phoneKey` is a hash. */
export type PickupKey = { readonly phoneKey: string; readonly slot: string; readonly address: string }

type SituationRow = { reference: string; usedOfAddress: number | null; usedOfSender: number | null }

/** The live booking of a phone number with that window and street address: ?2 to ?4. */
const samePickupSql = `(SELECT bookings.reference FROM bookings JOIN leads ON leads.reference = bookings.reference
  WHERE phone_key = ?2 AND phone_key <> '' AND slot = ?3 AND bookings.status = 'live'
    AND ${soundSql('answers')} ->> 'address' = ?4 LIMIT 1)`

/** Reads that in one round trip. `sender` and `address` are as budgets count them. `now` in UTC ms. Throws when D1 does. */
export async function readSituation(
  db: D1Database,
  asked: { reference: string; sender: string; address: string; pickup?: PickupKey },
  now: number,
): Promise<Situation> {
  const { reference, sender, address, pickup } = asked
  const values = [reference, pickup?.phoneKey ?? '', pickup?.slot ?? '', pickup?.address ?? '']
  const used = (row: string) => `(SELECT used FROM budgets WHERE name = ${row} AND window_start = ?7)`
  const [own, ...loaded] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT coalesce((SELECT reference FROM leads WHERE reference = ?1), ${samePickupSql}, ?1) AS reference,
           ${used('?5')} AS usedOfSender, ${used('?6')} AS usedOfAddress`,
      )
      .bind(...values, budgetRow('sender', sender), budgetRow('address', address), windowStart('address', now)),
    ...loadStatements(db, { sql: `reference IN (?1, ${samePickupSql})`, values }),
  ])
  const row = own?.results[0] as SituationRow | undefined
  if (!row) throw new Error('The situation of a request was not read')
  const load = loadedOf(loaded)
  return {
    reference: row.reference,
    prior: load(row.reference).request,
    usedOfAddress: row.usedOfAddress ?? 0,
    isSameSender: row.usedOfSender !== null,
    load,
  }
}

// Requests that nobody has done anything with.

/** What answers one request of a number answers all that came before. */
const isAnsweredSql = `EXISTS (SELECT 1 FROM leads AS same WHERE same.phone = leads.phone AND same.phone <> ''
  AND same.answered_at >= leads.received_at)`

/** Rows of `leads` that need an answer: nobody touched them, and nobody asked for a link alone. */
const unansweredSql = `leads.request_status IN ('new', 'held') AND touched_at IS NULL AND form <> 'referral' AND NOT ${isAnsweredSql}`

// Two signals are always enough to look unusual, and one never is. Those that do must not take the place of customers.
const isUsualSql = `instr(signs, ' ') = 0`

/**
 * `after`: those that came later (UTC ms), have had fewer nudges, come in no batch, and aren't some of a lot from one place,
 * nor came back by themselves: nobody waits for those.
 */
type Wanted = {
  readonly until: number
  readonly atMost: number
  readonly nudged?: { after: number; fewerThan: number }
}

/**
 * References of requests that came up to a time (UTC ms) and still need an answer, without those that look unusual, the oldest
 * first. Throws when D1 does.
 */
export async function unansweredReferences(db: Db, { until, atMost, nudged }: Wanted): Promise<string[]> {
  const more = nudged
    ? `AND state = 'new' AND received_at > ?2 AND nudges < ?3 AND instr(signs, 'many-from-one-place') = 0
        AND coalesce(${soundSql('source')} ->> 'by', '') <> '${againSource}'`
    : ''
  const which = `${unansweredSql} AND received_at <= ?1 AND ${isUsualSql} ${more} ORDER BY received_at LIMIT ${atMost}`
  return referencesIn(db, `leads WHERE ${which}`, until, ...(nudged ? [nudged.after, nudged.fewerThan] : []))
}

/** References of those that the owner calls again by a local date, the longest due first. Throws when D1 does. */
export const toCallAgain = (db: Db, date: string, atMost: number): Promise<string[]> =>
  referencesIn(db, `leads WHERE call_again <> '' AND call_again <= ?1 ORDER BY call_again LIMIT ${atMost}`, date)

/** References of the jobs that come back by a local date. Throws when D1 does. */
export const dueAgain = (db: Db, date: string, atMost: number): Promise<string[]> =>
  referencesIn(db, `leads WHERE again <> '' AND again <= ?1 ORDER BY again LIMIT ${atMost}`, date)

/** References of prices between two times (UTC ms) that nobody has answered, the oldest first. Throws when D1 does. */
export const pricesBetween = (db: Db, after: number, until: number, atMost: number): Promise<string[]> =>
  referencesIn(
    db,
    `leads WHERE request_status = 'priced' AND call_again = '' AND priced_at BETWEEN ?1 AND ?2 ORDER BY priced_at LIMIT ${atMost}`,
    after,
    until,
  )

export const isUnanswered = ({ status, touchedAt, form }: CustomerRequest): boolean =>
  (status === 'new' || status === 'held') && touchedAt === null && form !== referralForm.name
