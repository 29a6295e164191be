import { readFileSync } from 'node:fs'
import type { Status } from '../../src/request/evolve.ts'
import { migrations, sqliteD1 } from './sqlite.ts'

const merged = '0017'

/** What the version before said of a request. Times in UTC ms, prices in cents. */
export type Said = {
  readonly name: string
  readonly reference: string
  readonly status: Status | 'quoted'
  readonly seat?: { readonly slot: string; readonly state: string; readonly revision: number }
  readonly quoted?: number
  readonly openPrice?: number
  readonly agreed?: number
  readonly visit: object
  readonly receipt?: object
  readonly touchedAt: number | null
  readonly copyTo?: string
  readonly textTo?: string
  readonly friend?: string
}

/** A database of the version before requests had one log, migrated, with what was in it and what that version said. */
export async function olderDatabase() {
  const DB = sqliteD1(undefined, `${migrations('', merged)}\n${readFileSync('tests/support/older.sql', 'utf8')}`)
  const read = async <Row>(query: string) => (await DB.prepare(query).all<Row>()).results
  const said = (await read<{ request: string }>('SELECT request FROM said')).map(
    ({ request }) => JSON.parse(request) as Said,
  )
  const links = await read<{ purpose: string; path: string }>('SELECT * FROM links')
  const spool = await read<{ name: string; text: string }>('SELECT * FROM spool')
  const desk = await read<{ reference: string; action: string; person: string }>(
    'SELECT reference, action, person FROM desk_events ORDER BY reference, number',
  )
  const pending = await read<{ reference: string; revision: number; change: string }>(
    `SELECT reference, revision, change FROM outbox JOIN revisions USING (reference, revision) WHERE state = 'pending'`,
  )
  const [newest] = await read<{ at: number }>('SELECT max(changed_at) AS at FROM leads')
  await DB.exec('DROP TABLE said; DROP TABLE links; DROP TABLE spool;')
  await DB.exec(migrations(merged))
  return { DB, said, links, spool, desk, pending, now: newest?.at ?? 0 }
}
