import { randomUUID } from 'node:crypto'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { afterAll, beforeAll } from 'vitest'
import { createTestHarness } from 'wrangler'

type Bindings = { DB: D1Database; FILES: R2Bucket }

/** The built Worker with fresh local bindings, for the tests of one file. `origin` is known once they run. */
export function testSite() {
  const secret: string = randomUUID()
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.toml', prebuiltWorkerDir: 'dist/worker', secrets: { LEAD_SECRET: secret } }],
  })
  const site = {
    secret,
    origin: '',
    get: (path: string, init?: RequestInit) => fetch(site.origin + path, { redirect: 'manual', ...init }),
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(site.origin + path, { method: 'POST', redirect: 'manual', body, headers }),
    env: () => server.getWorker<Bindings>().getEnv(),
    /** What the cron does every minute. */
    cron: () => server.getWorker().scheduled({ cron: '* * * * *' }),
    /** Subjects of the mails sent so far. */
    mails: async (): Promise<string[]> => {
      const answer = await fetch(`${site.origin}/cdn-cgi/explorer/api/local/email/sending?per_page=100`)
      const { result } = (await answer.json()) as { result: { subject: string }[] }
      return result.map(({ subject }) => subject)
    },
    /** Rows of the database as plain objects. */
    rows: async <Row>(query: string): Promise<Row[]> => {
      const { DB } = await server.getWorker<Bindings>().getEnv()
      const { results } = await DB.prepare(query).all<Row>()
      return results
    },
  }
  beforeAll(async () => {
    const { url } = await server.listen()
    await server.getWorker<Bindings>().applyD1Migrations('DB')
    site.origin = url.origin
  })
  afterAll(() => server.close())
  return site
}
