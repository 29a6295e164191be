import { readdirSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery } from 'wrangler'

const migrations = 'src/store/migrations'

/** Applies all migrations the way that wrangler does. */
export async function migrate(DB: D1Database): Promise<void> {
  for (const file of readdirSync(migrations).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(`${migrations}/${file}`, 'utf8'))
    await DB.batch(statements.map((statement) => DB.prepare(statement)))
  }
}
