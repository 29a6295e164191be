import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { RateLimit } from '@cloudflare/workers-types'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { createApp } from '../../src/app/app.ts'
import type { Env } from '../../src/env.ts'
import { sweep } from '../../src/server/cron/sweep.ts'
import type { Services } from '../../src/server/lib/services.ts'
import { memoryBucket } from '../support/bucket.ts'
import { builtFiles } from '../support/files.ts'
import { sqliteD1 } from '../support/sqlite.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly replyTo?: string }

let addresses = 0
const someAddress = () => {
  addresses += 1
  return `10.9.${addresses >> 8}.${addresses & 255}`
}

/** Thirty requests a minute from one address, as `wrangler.toml` has it. */
function sendsLimiter(): RateLimit {
  const counts = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const minute = `${key} ${Math.floor(Date.now() / 60_000)}`
      const count = (counts.get(minute) ?? 0) + 1
      counts.set(minute, count)
      return { success: count <= 30 }
    },
  }
}

/**
 * What `testSite` of tests/support gives, with the application in the test's own process: mutation testing changes the
 * code that runs here, and a Worker built before would never notice.
 */
export function testSite(vars: Readonly<Record<string, string>> = {}) {
  const now = () => Date.now()
  const secret = 'a secret of the mutation run'
  const mails: Mail[] = []
  const logs: string[] = []
  const work: Promise<unknown>[] = []
  const env = {
    SITE_URL: 'https://hauling.example',
    NOTIFY_TO: 'owner@hauling.example',
    NOTIFY_FROM: 'website@hauling.example',
    VISITOR_COPY: 'off',
    WEBHOOK_URL: '',
    LEAD_SECRET: secret,
    ...vars,
    ASSETS: builtFiles,
    DB: sqliteD1(),
    FILES: memoryBucket({
      get now() {
        return Date.now()
      },
    }).FILES,
    SENDS: sendsLimiter(),
    EMAIL: { send: async (mail: Mail) => mails.push(mail) },
  } as unknown as Env
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void logs.push(parts.join(' ')))
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const app = createApp({ now })
  const context = { waitUntil, passThroughOnException: () => undefined, props: {} }
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url, headersDistinct } = incoming
    const headers = new Headers()
    for (const [name, values = []] of Object.entries(headersDistinct))
      for (const value of values) headers.append(name, value)
    const hasBody = headers.has('content-length') || headers.has('transfer-encoding')
    const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : undefined
    const init = { method, headers, body, duplex: 'half' }
    const answer = await app.fetch(new Request(site.origin + url, init as RequestInit), env, context)
    outgoing.writeHead(answer.status, [...answer.headers].flat())
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  // What a test leaves running would count for the next one.
  afterEach(async () => {
    await Promise.allSettled(work.splice(0))
  })
  const site = {
    secret,
    secrets: { LEAD_SECRET: secret },
    origin: '',
    get: (path: string, init?: RequestInit) => fetch(site.origin + path, { redirect: 'manual', ...init }),
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(site.origin + path, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { 'cf-connecting-ip': someAddress(), ...headers },
      }),
    env: async () => env,
    cron: () => sweep({ env, now, fetch, waitUntil } satisfies Services),
    logs: () => logs,
    wholeMails: async () => mails,
    mails: async () => mails.map(({ subject }) => subject),
    rows: async <Row>(query: string): Promise<Row[]> => (await env.DB.prepare(query).all<Row>()).results,
  }
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  return site
}
