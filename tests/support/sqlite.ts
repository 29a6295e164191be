import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery } from 'wrangler'

const folder = 'src/store/migrations'
const files = readdirSync(folder).sort()
/** The migrations whose file names are between two, the second one excluded. */
export const migrations = (from = '', to = '~'): string =>
  files
    .filter((file) => file >= from && file < to)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
const schema = migrations()

/** D1's own, which are far below SQLite's. */
const limits = { sqlLength: 100_000, compoundSelect: 5, functionArg: 32, likePatternLength: 50, variableNumber: 100 }

/** Tables that stay small whatever is sent: the owner's own exceptions and phones, and single figures. */
const small = ['capacities', 'closures', 'marks', 'sessions']
/**
 * What isn't a table: a statement's own JSON, rows and subqueries. An index of those that wait has nothing else in it, and the
 * owner's list of all requests reads that of their arrival up to a limit.
 */
const harmless = /^SCAN (\w+ (?:EXISTS )?VIRTUAL TABLE|CONSTANT ROW|\(subquery)| INDEX leads_(?:waiting|by_arrival)$/
/** What only the owner asks for, at the desk: a search, and what belongs to a person who is forgotten. */
const ownersOnly = /instr\(lower\(|FROM sqlite_schema/

/** Steps of a statement's plan that read a whole table or index, where others than the owner may ask for it. */
function scansOf(database: DatabaseSync, query: string): string[] {
  if (ownersOnly.test(query)) return []
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all() as { detail: string }[]
  const subqueries = steps.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(detail)?.[1] ?? [])
  const isSmall = new RegExp(`^SCAN (${[...small, ...subqueries].join('|')})( USING|$)`)
  return steps.flatMap(({ detail }) =>
    detail.includes('AUTOMATIC') || (detail.startsWith('SCAN ') && !harmless.test(detail) && !isSmall.test(detail))
      ? detail
      : [],
  )
}

const checked = new Set<string>()

/**
 * Fails for a statement of the application's that would read a whole table which grows: on the free plan that would let a few
 * cheap requests use up a day's rows. What tests ask themselves may.
 */
function checkPlan(database: DatabaseSync, query: string): void {
  if (checked.has(query)) return
  const asker = new Error().stack?.split('\n').find((line) => line.includes('/src/'))
  if (!asker || asker.includes('.test.')) return
  const scans = scansOf(database, query)
  if (scans.length > 0) throw new Error(`${scans.join(', ')}: ${query}${asker}`)
  checked.add(query)
}

/** Decides when a database call runs; at once by default. */
type Turn = <T>(call: () => T) => Promise<T>

/**
 * A fresh database in memory with the site's tables and the parts of D1's interface that bookings use, within D1's limits. As in D1, a batch
 * is one transaction, and calls are carried out one after the other in the order of their turns.
 */
export function sqliteD1(turn: Turn = async (call) => call(), script = schema): D1Database {
  const database = new DatabaseSync(':memory:', { limits })
  database.exec(script)
  type Bound = { readonly query: string; readonly values: (string | number | null)[] }
  const execute = ({ query, values }: Bound) => {
    const statement = database.prepare(query)
    if (/^\s*(SELECT|EXPLAIN)/i.test(query)) return { results: statement.all(...values), meta: { changes: 0 } }
    if (/\bRETURNING\b/i.test(query)) {
      const results = statement.all(...values)
      return { results, meta: { changes: results.length } }
    }
    return { results: [], meta: { changes: Number(statement.run(...values).changes) } }
  }
  const prepared = (query: string, values: (string | number | null)[] = []) => ({
    query,
    values,
    bind: (...bound: (string | number | null)[]) => prepared(query, bound),
    run: () => turn(() => execute({ query, values })),
    all: () => turn(() => execute({ query, values })),
    first: () => turn(() => execute({ query, values }).results[0] ?? null),
  })
  const transaction = (statements: readonly Bound[]) => {
    database.exec('BEGIN')
    try {
      const results = statements.map(execute)
      database.exec('COMMIT')
      return results
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }
  return {
    prepare: (query: string) => {
      if (script === schema) checkPlan(database, query)
      return prepared(query)
    },
    exec: (script: string) => turn(() => database.exec(script)),
    batch: (statements: readonly Bound[]) => turn(() => transaction(statements)),
  } as unknown as D1Database
}

/** Applies all migrations the way that wrangler does. */
export async function migrate(DB: D1Database): Promise<void> {
  for (const file of readdirSync(folder).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(`${folder}/${file}`, 'utf8'))
    await DB.batch(statements.map((statement) => DB.prepare(statement)))
  }
}
