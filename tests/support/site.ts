import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { afterAll, beforeAll } from 'vitest'
import { createTestHarness } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { workerAt } from './clock.ts'
import { ownAddress } from './requests.ts'

type Bindings = { DB: D1Database; FILES: R2Bucket }

type Choice = {
  /** When the Worker's clock starts, in UTC ms, or stays. */
  readonly now?: number
  readonly stays?: boolean
  readonly secret?: string
}

/** The built Worker with fresh local bindings. `origin` is known once it has started. */
export function localSite({ now, stays, secret = randomUUID() }: Choice = {}) {
  const built = 'dist/worker'
  const moved = now === undefined ? undefined : workerAt(now, built, stays)
  const server = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        env: environmentOf(),
        prebuiltWorkerDir: moved ?? built,
        secrets: { LEAD_SECRET: secret },
      },
    ],
  })
  const site = {
    secret,
    origin: '',
    get: (path: string, init?: RequestInit) => fetch(site.origin + path, { redirect: 'manual', ...init }),
    /** Each request comes from its own IP address, unless the test names one. */
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(site.origin + path, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { ...ownAddress(), ...headers },
      }),
    env: () => server.getWorker<Bindings>().getEnv(),
    cron: () => server.getWorker().scheduled({ cron: '* * * * *' }),
    wholeMails: async <Mail>(): Promise<Mail[]> => {
      const list = `${site.origin}/cdn-cgi/explorer/api/local/email/sending`
      const mails: Mail[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page = await (
          await fetch(`${list}?per_page=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        ).json()
        const { result, result_info: more } = page as {
          result: { messageId: string }[]
          result_info: { has_more: boolean; cursor?: string }
        }
        for (const { messageId } of result) {
          const mail = await (await fetch(`${list}?email_id=${encodeURIComponent(messageId)}`)).json()
          mails.push((mail as { result: Mail }).result)
        }
        cursor = more.has_more ? more.cursor : undefined
      }
      return mails
    },
    rows: async <Row>(query: string): Promise<Row[]> => {
      const { DB } = await site.env()
      return (await DB.prepare(query).all<Row>()).results
    },
  }
  const start = async () => {
    const { url } = await server.listen()
    await server.getWorker<Bindings>().applyD1Migrations('DB')
    site.origin = url.origin
  }
  const stop = async () => {
    await server.close()
    if (moved) rmSync(moved, { recursive: true, force: true })
  }
  return { site, start, stop }
}

export function testSite() {
  const { site, start, stop } = localSite()
  beforeAll(start)
  afterAll(stop)
  return site
}
