import type { BookingState } from '../../domain/calendar/booking.ts'
import { readSpamSignals } from '../../domain/spamSignals.ts'
import { ticked } from '../../forms/fields.ts'
import type { Values } from '../../forms/form.ts'
import { isLanguage } from '../../language/language.ts'
import type { Db } from '../lib/services.ts'
import { bookingStateSql } from './bookings.ts'
import { budgetRow, windowStart } from './budgets.ts'
import type { Change, Revision, StoredLead } from './lead.ts'
import { readStored, soundSql } from './storedTexts.ts'

const said = soundSql('answers')

type LeadRow = Pick<
  StoredLead,
  'reference' | 'form' | 'revision' | 'receivedAt' | 'area' | 'state' | 'photos' | 'code' | 'referredBy' | 'language'
> & {
  answers: string
  spamSignals: string
  copyTo: string | null
  textTo: string | null
  friend: string | null
  source: string
  booking: BookingState | null
  agreed: number | null
  unconfirmed: number
}

type ReadRow = { reference: string; answers: string | null; spamSignals: string | null; language?: string }

/** What a lead's row says: no answers where it hasn't been stored yet. */
export const readLead = ({ reference, answers, spamSignals, language }: ReadRow) => ({
  answers: readStored(answers, reference),
  spamSignals: readSpamSignals(spamSignals ?? ''),
  language: isLanguage(language) ? language : 'en',
})

/** Consent is for texts to one number: once the consent or the number has changed, no texts are sent. */
const textToOf = ({ texts, phone }: Values, first: string | null) =>
  texts === ticked && first !== null && phone === first ? first : undefined

function leadOf({ copyTo, textTo, friend, source, booking, agreed, unconfirmed, ...row }: LeadRow): StoredLead {
  const read = readLead(row)
  return {
    ...row,
    ...read,
    textTo: textToOf(read.answers, textTo),
    copyTo: copyTo ?? undefined,
    booking: booking ?? undefined,
    agreed: agreed ?? undefined,
    unconfirmed: unconfirmed === 1,
    source: readStored(source, row.reference),
    friend: friend === null ? undefined : readStored(friend),
  }
}

/** The price in cents that a pickup was booked at; none where it's agreed at the door. */
const agreedSql = (reference: string) => `(SELECT CAST(detail AS INTEGER) FROM desk_events
  WHERE desk_events.reference = ${reference} AND action = 'booked' AND detail <> '' ORDER BY number DESC LIMIT 1)`

/** The price in cents that a pickup was booked at; undefined where it's agreed at the door. Throws when D1 does. */
export async function findAgreed(db: Db, reference: string): Promise<number | undefined> {
  const row = await db
    .prepare(`SELECT ${agreedSql('?')} AS agreed`)
    .bind(reference)
    .first<{ agreed: number | null }>()
  return row?.agreed ?? undefined
}

/** Stored leads by reference, with the number of their photos, in one query. */
export async function findLeads(db: Db, references: readonly string[]): Promise<Map<string, StoredLead>> {
  const { results } = await db
    .prepare(
      `SELECT reference, form, revision, received_at AS receivedAt, area, answers, signs AS spamSignals, state, unconfirmed,
         source, language,
         referral_code AS code, referred_by AS referredBy,
         (SELECT ${said} ->> 'email' FROM revisions WHERE revisions.reference = leads.reference
            AND ${said} ->> 'email' <> '' ORDER BY revision LIMIT 1) AS copyTo,
         (SELECT ${said} ->> 'phone' FROM revisions WHERE revisions.reference = leads.reference
            AND ${said} ->> 'texts' = '${ticked}' ORDER BY revision LIMIT 1) AS textTo,
         (SELECT ${bookingStateSql} FROM bookings WHERE bookings.reference = leads.reference) AS booking,
         ${agreedSql('leads.reference')} AS agreed,
         (SELECT answers FROM leads AS friends WHERE friends.referral_code = leads.referred_by
            AND friends.referral_code <> '' ORDER BY friends.rowid DESC LIMIT 1) AS friend,
         (SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL AND taken = '') AS photos
       FROM leads WHERE reference IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(references))
    .all<LeadRow>()
  return new Map(results.map((row) => [row.reference, leadOf(row)]))
}

/** What was answered, as it is now, and nothing else of a lead. Undefined when it isn't there. Throws when D1 does. */
export async function findAnswers(db: Db, reference: string): Promise<Values | undefined> {
  const row = await db
    .prepare('SELECT answers FROM leads WHERE reference = ?')
    .bind(reference)
    .first<{ answers: string }>()
  return row ? readStored(row.answers, reference) : undefined
}

/** The name of whoever has a referral code; empty where they gave none. Undefined when nobody has it. Throws when D1 does. */
export async function findFriend(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .prepare(
      `SELECT coalesce(answers ->> 'name', '') AS name FROM leads WHERE referral_code = ? AND referral_code <> ''
       ORDER BY rowid DESC LIMIT 1`,
    )
    .bind(code)
    .first<{ name: string }>()
  return row?.name
}

type RevisionRow = { reference: string; revision: number; at: number; change: Change; answers: string }

/** Gives a function that finds a revision among all those of some leads, which are read in one query. */
export async function findRevisions(db: Db, references: readonly string[]) {
  const { results } = await db
    .prepare(
      `SELECT reference, revision, at, iif(change = 'cancelled', 'canceled', change) AS change, answers FROM revisions
       WHERE reference IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(references))
    .all<RevisionRow>()
  const rows = new Map(results.map((row) => [`${row.reference} ${row.revision}`, row]))
  return (reference: string, revision: number): Revision | undefined => {
    const row = rows.get(`${reference} ${revision}`)
    const previous = rows.get(`${reference} ${revision - 1}`)
    return row && { change: row.change, at: row.at, before: previous && readStored(previous.answers, reference) }
  }
}

/** What was sent before under the same reference. */
type PriorRequest = {
  /** As JSON. */
  readonly answers: string
  /** Codes with spaces between. */
  readonly spamSignals: string
  /** Window of the booking; undefined without an active one. */
  readonly slot: string | undefined
  readonly isCanceled: boolean
}

/** What the database says of a request before it's stored. */
export type Situation = {
  /** Of the request, or of the same pickup that was booked before under another one. */
  readonly reference: string
  readonly prior: PriorRequest | undefined
  /** Requests and changes of its address in this hour. */
  readonly usedOfAddress: number
  /** Its sender has sent something from this address in this hour. */
  readonly isSameSender: boolean
}

/** A pickup that's asked for: whoever asks for it twice has it once. `phoneKey` is a hash. */
export type PickupKey = { readonly phoneKey: string; readonly slot: string; readonly address: string }

type SituationRow = {
  reference: string
  answers: string | null
  spamSignals: string
  slot: string | null
  canceled: number | null
  usedOfAddress: number | null
  usedOfSender: number | null
}

/** The live booking of a phone number with that window and street address: ?6 to ?8. */
const samePickupSql = `(SELECT bookings.reference FROM bookings JOIN leads ON leads.reference = bookings.reference
  WHERE phone_key = ?6 AND phone_key <> '' AND slot = ?7 AND status = 'live' AND ${said} ->> 'address' = ?8 LIMIT 1)`

/** Reads that in one statement. `sender` and `address` are as budgets count them. `now` in UTC ms. Throws when D1 does. */
export async function readSituation(
  db: Db,
  asked: { reference: string; sender: string; address: string; pickup?: PickupKey },
  now: number,
): Promise<Situation> {
  const { reference, sender, address, pickup } = asked
  const used = (row: string) => `(SELECT used FROM budgets WHERE name = ${row} AND window_start = ?5)`
  const row = await db
    .prepare(
      `SELECT same.reference AS reference, leads.answers AS answers, leads.signs AS spamSignals,
         iif(status = 'live' AND (held_until IS NULL OR held_until > ?2), slot, NULL) AS slot, status <> 'live' AS canceled,
         ${used('?3')} AS usedOfSender, ${used('?4')} AS usedOfAddress
       FROM (SELECT coalesce((SELECT reference FROM leads WHERE reference = ?1), ${samePickupSql}, ?1) AS reference) AS same
       LEFT JOIN leads ON leads.reference = same.reference LEFT JOIN bookings ON bookings.reference = same.reference`,
    )
    .bind(
      reference,
      now,
      budgetRow('sender', sender),
      budgetRow('address', address),
      windowStart('address', now),
      pickup?.phoneKey ?? '',
      pickup?.slot ?? '',
      pickup?.address ?? '',
    )
    .first<SituationRow>()
  if (!row) throw new Error('The situation of a request was not read')
  const { answers, spamSignals, slot, canceled, usedOfAddress, usedOfSender } = row
  return {
    reference: row.reference,
    prior: answers === null ? undefined : { answers, spamSignals, slot: slot ?? undefined, isCanceled: canceled === 1 },
    usedOfAddress: usedOfAddress ?? 0,
    isSameSender: usedOfSender !== null,
  }
}
