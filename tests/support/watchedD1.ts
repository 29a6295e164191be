// What the application asks of its database: which statements, from where, and how many rows they read and write.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

/** Rows as D1 counts them, and bills for: those of indexes and triggers are among them. */
export type Rows = { readonly read: number; readonly written: number }

/** What was prepared at one place of the source, and the most rows that one run of it has read. */
type Place = { readonly queries: Set<string>; mostRead: number }

type Watched = D1PreparedStatement & { readonly raw: D1PreparedStatement; readonly place: Place }

const source = 'src'
/** Statements that only the owner's commands run. */
const byHand = 'src/store/ownerSql.ts'

/** The places in the source where a statement is prepared, as `file:line`. */
export const preparingPlaces = (): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => join(source, name))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== byHand)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (/\bprepare\b\s*\(/.test(line) ? [`${file}:${index + 1}`] : [])),
    )

/** Where the statement is prepared right now. */
function preparingPlace(): string {
  const frames = (new Error().stack ?? '').split('\n')
  const frame = frames.find((line) => line.includes(`/${source}/`)) ?? ''
  const [, file = '', line = ''] = /(\/[^\s()]+?):(\d+):\d+\)?$/.exec(frame) ?? []
  return `${relative(process.cwd(), file)}:${line}`
}

/** A database that is watched. It prepares and runs statements, and takes no SQL in any other way. */
export function watchedD1(db: D1Database) {
  const places = new Map<string, Place>()
  let rows: Rows = { read: 0, written: 0 }
  const count = <Row>(place: Place, result: D1Result<Row>): D1Result<Row> => {
    const { rows_read, rows_written } = result.meta
    place.mostRead = Math.max(place.mostRead, rows_read)
    rows = { read: rows.read + rows_read, written: rows.written + rows_written }
    return result
  }
  const watched = (raw: D1PreparedStatement, place: Place) => ({
    raw,
    place,
    bind: (...values: unknown[]) => watched(raw.bind(...values), place),
    run: async () => count(place, await raw.run()),
    all: async () => count(place, await raw.all()),
    first: async () => count(place, await raw.all()).results[0] ?? null,
  })
  const prepare = (query: string) => {
    const name = preparingPlace()
    const place = places.get(name) ?? { queries: new Set(), mostRead: 0 }
    places.set(name, place)
    place.queries.add(query)
    return watched(db.prepare(query), place)
  }
  const batch = async (list: readonly Watched[]) => {
    const results = await db.batch(list.map(({ raw }) => raw))
    return results.map((result, index) => count(list[index]?.place ?? { queries: new Set(), mostRead: 0 }, result))
  }
  /** The rows that some work costs. */
  const rowsOf = async (work: () => Promise<unknown>): Promise<Rows> => {
    rows = { read: 0, written: 0 }
    await work()
    return rows
  }
  return { DB: { prepare, batch } as unknown as D1Database, places, rowsOf }
}

/** Tables that stay small whatever is sent: the owner's own exceptions and phones, and single figures. */
const small = ['capacities', 'closures', 'marks', 'sessions']
/** What isn't a table: a statement's own JSON, rows and subqueries. */
const noTable = /^SCAN (\w+ (?:EXISTS )?VIRTUAL TABLE|CONSTANT ROW|\(subquery)/

/** What only the owner asks for, at the desk: a search, and what belongs to a person who is forgotten. */
export const ownersOnly = /instr\(lower\(|FROM sqlite_schema/

/** Steps of a statement's plan that read a whole table or index, where others than the owner may ask for it. */
/** An index of those that wait for something alone. */
const waiting = / INDEX leads_waiting$/

export async function scansOf(db: D1Database, query: string): Promise<string[]> {
  if (ownersOnly.test(query)) return []
  const { results } = await db.prepare(`EXPLAIN QUERY PLAN ${query}`).all<{ detail: string }>()
  const steps = results.map(({ detail }) => detail)
  const subqueries = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(step)?.[1] ?? [])
  const harmless = new RegExp(`^SCAN (${[...small, ...subqueries].join('|')})( USING|$)`)
  return steps.filter(
    (step) =>
      step.includes('AUTOMATIC') ||
      (step.startsWith('SCAN ') && !noTable.test(step) && !harmless.test(step) && !waiting.test(step)),
  )
}
