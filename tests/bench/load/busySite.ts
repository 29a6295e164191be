import { randomUUID } from 'node:crypto'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'

/** The built Worker with fresh local bindings, which takes so many requests an hour. */
export async function busySite(hourly: number) {
  Object.assign(process.env, { WRANGLER_LOG: 'error' })
  const secrets = { LEAD_SECRET: randomUUID() }
  const vars = { HOURLY_LIMIT: String(hourly) }
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', prebuiltWorkerDir: 'dist/worker', secrets, vars }],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database; FILES: R2Bucket }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  return {
    url,
    stop: () => server.close(),
    /** Rows of a table, with its conditions. */
    count: async (query: string): Promise<number> =>
      (await DB.prepare(`SELECT count(*) AS n FROM ${query}`).first<{ n: number }>())?.n ?? -1,
    sweep: () => worker.scheduled({ cron: '* * * * *' }),
    /** References of the leads that the owner was told of. */
    told: async (): Promise<ReadonlySet<string>> => {
      const { results } = await DB.prepare(
        `SELECT reference FROM leads WHERE EXISTS (SELECT 1 FROM outbox WHERE outbox.reference = leads.reference
           AND channel = 'email' AND outbox.state = 'sent')`,
      ).all<{ reference: string }>()
      return new Set(results.map(({ reference }) => reference))
    },
    /** How often the database was too slow for a request. */
    slow: (): number => server.getLogs().filter(({ message }) => message.includes('lead-not-stored')).length,
  }
}
