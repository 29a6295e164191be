import { randomUUID } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'
import { environmentOf } from '../../../scripts/lib/environment.ts'

/** The built Worker with fresh local bindings. */
export async function busySite() {
  Object.assign(process.env, { WRANGLER_LOG: 'error' })
  const secrets = { LEAD_SECRET: randomUUID() }
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', env: environmentOf(), prebuiltWorkerDir: 'dist/worker', secrets }],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  const count = async (query: string): Promise<number> =>
    (await DB.prepare(`SELECT count(*) AS n FROM ${query}`).first<{ n: number }>())?.n ?? -1
  const left = `SELECT 1 FROM outbox WHERE state = 'pending' UNION ALL SELECT 1 FROM leads WHERE state = 'waiting'`
  return {
    origin: url.origin,
    stop: () => server.close(),
    /** Number of a table's rows, with its conditions. */
    count,
    /** Messages that are still to be sent, and leads that wait for a batch. */
    left: () => count(`(${left})`),
    sweep: () => worker.scheduled({ cron: '* * * * *' }),
    /** References of the leads whose notification was sent to the owner. */
    notified: async (): Promise<ReadonlySet<string>> => {
      const { results } = await DB.prepare(
        `SELECT reference FROM leads WHERE EXISTS (SELECT 1 FROM outbox WHERE outbox.reference = leads.reference
           AND channel = 'email' AND outbox.state = 'sent')
         OR reference IN (SELECT it.value FROM outbox JOIN batches ON number = revision, json_each(members) AS it
           WHERE outbox.reference = 'batch' AND channel = 'email' AND outbox.state = 'sent')`,
      ).all<{ reference: string }>()
      return new Set(results.map(({ reference }) => reference))
    },
  }
}
