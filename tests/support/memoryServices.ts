import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/server/lib/services.ts'
import { memoryBucket } from './bucket.ts'
import { type Delivered, everyChannel, outside } from './outside.ts'
import type { Clock } from './services.ts'
import { sqliteD1 } from './sqlite.ts'

/** The server's services with a database and a bucket in memory, and fake receivers. */
export function memoryServices(clock: Clock) {
  const DB = sqliteD1()
  const { FILES, files } = memoryBucket(clock)
  const delivered: Delivered[] = []
  const { EMAIL, fetch } = outside(delivered)
  const env = { ...everyChannel, DB, FILES, EMAIL } as unknown as Env
  const services: Services = { env, fetch, now: () => clock.now, waitUntil: () => undefined }
  return {
    services,
    DB,
    FILES,
    files,
    delivered,
    keys: (prefix: string) => [...files.keys()].filter((key) => key.startsWith(prefix)),
  }
}
