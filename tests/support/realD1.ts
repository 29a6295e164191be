import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from './migrate.ts'

/** An empty D1 database of the local runtime with the site's tables: unlike SQLite in this process, it counts rows. */
export async function realD1() {
  const options = convertV4MiniflareOptions({ modules: true, script: 'export default {}', d1Databases: ['DB'] })
  const runtime = new Miniflare(options)
  const { DB } = await runtime.getBindings<{ DB: D1Database }>()
  await migrate(DB)
  return { DB, close: () => runtime.dispose() }
}
