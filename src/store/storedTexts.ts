// Columns of texts in JSON, of which one may be damaged.

import { logFailure } from '../log.ts'
import type { Values } from '../shared/forms/form.ts'

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
