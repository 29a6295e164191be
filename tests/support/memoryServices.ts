import { readFileSync, statSync } from 'node:fs'
import type { R2Bucket } from '@cloudflare/workers-types'
import { getMimeType } from 'hono/utils/mime'
import type { Env } from '../../src/env.ts'
import { type CustomerRequest, fold } from '../../src/request/evolve.ts'
import type { Services } from '../../src/shared/http/services.ts'
import type { NewLead, StoredLead } from '../../src/store/lead.ts'
import { siteUrl } from './business.ts'
import { type Delivered, everyChannel, outside } from './outside.ts'
import { sqliteD1 } from './sqlite.ts'

type File = { readonly text: string; readonly uploaded: Date }

/** A bucket in memory with the parts of R2's interface that the site uses. `clock` gives the upload times. */
function memoryBucket(clock: { readonly now: number }) {
  const files = new Map<string, File>()
  const textOf = (content: string | Uint8Array) =>
    typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
  const bucket = {
    put: async (key: string, content: string | Uint8Array) => {
      files.set(key, { text: textOf(content), uploaded: new Date(clock.now) })
      return { key }
    },
    get: async (key: string) => {
      const file = files.get(key)
      if (!file) return null
      return {
        key,
        text: async () => file.text,
        arrayBuffer: async () => Uint8Array.from(Buffer.from(file.text, 'latin1')).buffer,
      }
    },
    head: async (key: string) => {
      const file = files.get(key)
      return file ? { key, size: file.text.length } : null
    },
    delete: async (keys: string | readonly string[]) => {
      const list = typeof keys === 'string' ? [keys] : keys
      if (list.length > 1000) throw new Error('R2 deletes at most 1,000 files in one call')
      for (const key of list) files.delete(key)
    },
    // Sorted by key, as in R2.
    list: async ({ prefix }: { prefix: string }) => ({
      objects: [...files]
        .flatMap(([key, { uploaded }]) => (key.startsWith(prefix) ? [{ key, uploaded }] : []))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    }),
  }
  return { FILES: bucket as unknown as R2Bucket, files }
}

/** The server's services with a database and a bucket in memory, and fake receivers. */
export function memoryServices(clock: Clock) {
  const DB = sqliteD1()
  const { FILES, files } = memoryBucket(clock)
  const delivered: Delivered[] = []
  const { EMAIL, fetch } = outside(delivered)
  const env = { ...everyChannel, DB, FILES, EMAIL } as unknown as Env
  const background: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void background.push(work)
  const services: Services = { env, fetch, now: () => clock.now, waitUntil }
  return {
    services,
    DB,
    FILES,
    files,
    delivered,
    /** Waits for the work after answers. */
    idle: async () => {
      while (background.length > 0) await background.pop()
    },
    rows: async <Row>(query: string): Promise<Row[]> => (await DB.prepare(query).all<Row>()).results,
    keys: (prefix: string) => [...files.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** The built files as the ASSETS binding, for an application in a test. */
export const builtFiles = {
  fetch: async ({ url, method }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    const file = `dist/public${pathname}`
    if (/\/[._]/.test(pathname) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return new Response(null, { status: 404 })
    const type = getMimeType(pathname) ?? 'application/octet-stream'
    return new Response(method === 'HEAD' ? null : readFileSync(file), { headers: { 'content-type': type } })
  },
}

/** Bindings for an application in a test: only the built files. */
export const bareEnv = {
  DB: {},
  FILES: {},
  EMAIL: {},
  ASSETS: builtFiles,
  SITE_URL: siteUrl,
  NOTIFY_TO: 'owner@example.com',
  NOTIFY_FROM: 'site@example.com',
  LEAD_SECRET: 'secret',
} as unknown as Env

export type Clock = { now: number }

/** A quote request as the server stores it. */
export const lead = (reference: string, changes: Partial<NewLead> = {}): NewLead => ({
  reference,
  form: 'quote',
  area: 'yes',
  answers: { phone: '+12025550123', location: 'Springfield', 'junk-type': 'One couch' },
  spamSignals: [],
  batched: false,
  code: '',
  referredBy: '',
  unconfirmed: false,
  photoIds: [],
  ...changes,
})

/** A quote request as it is, with what a test changes. */
export const storedLead = (changes: Partial<StoredLead & CustomerRequest> = {}): StoredLead => ({
  ...fold('7K2M9QX4RD', []),
  form: 'quote',
  revision: 1,
  receivedAt: Date.UTC(2026, 10, 21, 16, 5),
  area: 'yes',
  photos: 0,
  friend: undefined,
  answers: { phone: '+12025550123', location: 'Springfield', 'junk-type': 'One couch' },
  ...changes,
})
