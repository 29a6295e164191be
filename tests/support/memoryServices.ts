import type { R2Bucket } from '@cloudflare/workers-types'
import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/shared/http/services.ts'
import { type Delivered, everyChannel, outside } from './outside.ts'
import type { Clock } from './services.ts'
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
    /** Rows of the database as plain objects. */
    rows: async <Row>(query: string): Promise<Row[]> => (await DB.prepare(query).all<Row>()).results,
    keys: (prefix: string) => [...files.keys()].filter((key) => key.startsWith(prefix)),
  }
}
