import type { QuotedPrice } from '../domain/prices/quoted.ts'
import { logFailure } from '../log.ts'
import type { EventKind, SentForm } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import type { Values } from '../shared/forms/form.ts'
import type { Db } from '../shared/http/services.ts'

/** A form as it is sent; its photos may have been uploaded before it. Older files of the spool lack its source and language. */
export type NewLead = Omit<SentForm, 'source' | 'language'> &
  Partial<Pick<SentForm, 'source' | 'language'>> & {
    readonly reference: string
    readonly photoIds: readonly string[]
    /** The firm price that its sender books at. */
    readonly price?: Pick<QuotedPrice, 'cents' | 'lines'> | undefined
    /** The owner is notified of it in a batch, since many came from its address. */
    readonly batched: boolean
    /** So much came from its network that it causes no texts. */
    readonly noTexts?: boolean | undefined
  }

/** A request with what its messages say besides. */
export type StoredLead = CustomerRequest & {
  /** The number that gets texts: the first one that was given with consent, as long as neither has changed. */
  readonly textTo?: string | undefined
  readonly photos: number
  /** Name and phone of the friend whose code they came with, where we know them. */
  readonly friend: Values | undefined
}

/** What happened to a request, as its messages say it. */
export const changes = [
  'sent',
  'corrected',
  'photos',
  'details',
  'priced',
  'booked',
  'moved',
  'confirmed',
  'canceled',
  'withdrawn',
] as const satisfies readonly EventKind[]
export type Change = (typeof changes)[number]

/** One change of a request, with the answers before it. */
export type Revision = {
  readonly change: Change
  /** UTC ms. */
  readonly at: number
  readonly before: Values | undefined
}

// Columns of texts in JSON, of which one may be damaged.

/** Texts by their names, as JSON says them. Never throws: a row that's damaged is shown without what it said, and logged. */
export function readStored(json: string | null, reference = ''): Values {
  try {
    const texts = Object.entries(JSON.parse(json ?? '{}')).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(texts) as Values
  } catch {
    // The error itself would quote it.
    logFailure('row-not-read', 'its JSON is damaged', { reference })
    return {}
  }
}

/** JSON of a column, for SQL that looks into it: one damaged row would end the whole query. */
export const soundSql = (column: 'answers' | 'source' | 'windows'): string =>
  `iif(json_valid(${column}), ${column}, '{}')`

/** References of some rows, as what follows FROM says: a table, its condition, order and limit. Throws when D1 does. */
export async function referencesIn(db: Db, rows: string, ...values: readonly (string | number)[]): Promise<string[]> {
  const read = db.prepare(`SELECT reference FROM ${rows}`).bind(...values)
  return (await read.all<{ reference: string }>()).results.map(({ reference }) => reference)
}
