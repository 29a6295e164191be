import type { ExecutionContext } from '@cloudflare/workers-types'
import { load } from 'cheerio'
import { createApp } from '../../src/app.ts'
import type { Env } from '../../src/env.ts'
import { sweep } from '../../src/sweep.ts'
import { siteUrl } from './business.ts'
import { builtFiles, memoryServices } from './memoryServices.ts'
import { ownAddress } from './requests.ts'

/** The requests that tests send to a site, whether its application runs in this process or in its Worker. */
export type TestedSite = {
  readonly origin: string
  readonly secret: string
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  readonly post: (path: string, body: BodyInit, headers?: Record<string, string>) => Promise<Response>
}

/**
 * The application in this process, with a database and a bucket in memory, the built files, and receivers that record
 * what is delivered. Its options are off but for `vars`; `now` is when its clock starts (UTC ms).
 */
export function appSite(vars: Partial<Env> = {}, now = Date.now()) {
  const clock = { now }
  const { services, DB, files, delivered, idle, rows } = memoryServices(clock)
  const env = {
    DB,
    FILES: services.env.FILES,
    EMAIL: services.env.EMAIL,
    ASSETS: builtFiles,
    SITE_URL: siteUrl,
    NOTIFY_TO: services.env.NOTIFY_TO,
    NOTIFY_FROM: services.env.NOTIFY_FROM,
    LEAD_SECRET: 'a secret of the tests',
    ...vars,
  } as Env
  const { waitUntil } = services
  const origin = 'http://site.test'
  const app = createApp({ now: () => clock.now, fetch: services.fetch })
  const ask = async (path: string, init?: RequestInit, changes: Partial<Env> = {}) => {
    const context = { waitUntil, passThroughOnException() {}, props: {} } as unknown as ExecutionContext
    const response = await app.request(origin + path, init, { ...env, ...changes }, context)
    await idle()
    return response
  }
  return {
    origin,
    secret: env.LEAD_SECRET,
    clock,
    env,
    files,
    delivered,
    /** `changes`: settings that are others for this request. */
    get: ask,
    page: async (path: string) => load(await (await ask(path)).text()),
    /** Each request comes from its own IP address, unless the test names one. */
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body, headers: { ...ownAddress(), ...headers } }),
    cron: async () => {
      await sweep({ ...services, env })
      await idle()
    },
    rows,
  }
}

/** One application for tests that only read pages: each page is rendered once, whichever tests read it. */
export const readSite = appSite()
