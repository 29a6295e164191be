// The runtime that is killed: the built Worker on storage in a directory, in a process of its own.
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { environmentOf } from '../../../scripts/lib/environment.ts'
import type { Env } from '../../../src/env.ts'
import { referenceOf } from '../../../src/store/bucket.ts'

const [directory = '', port = ''] = process.argv.slice(2)
const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml', environmentOf())

const runtime = new Miniflare(
  convertV4MiniflareOptions({
    ...workerOptions,
    host: '127.0.0.1',
    port: Number(port),
    cf: false,
    resourcePersistencePath: `${directory}/state/v3`,
    resourceTmpPath: `${directory}/mails`,
    modules: [{ type: 'ESModule', path: 'dist/worker/worker.js' }],
    bindings: {
      ...(workerOptions.bindings as object),
      LEAD_SECRET: 'the same after every restart',
    },
  }),
)
await runtime.ready
const worker = await runtime.getWorker()
const { DB, FILES } = await runtime.getBindings<Env>()

const column = async (query: string) =>
  (await DB.prepare(query).all<{ reference: string }>()).results.map(({ reference }) => reference)

/** References of what is stored, by where it is. */
async function report() {
  const { objects } = await FILES.list({ prefix: 'spool/' })
  return {
    stored: await column('SELECT reference FROM leads'),
    seated: await column("SELECT reference FROM bookings WHERE status = 'live' AND held_until IS NULL"),
    spooled: objects.map(({ key }) => referenceOf(key)),
    unsent: await column(`SELECT reference FROM outbox WHERE state <> 'sent' AND reference NOT IN ('day', 'health')
      UNION ALL SELECT reference FROM leads WHERE state = 'waiting'`),
    /** Rows without their counterpart: an outbox row without its lead would be half a transaction. */
    torn: [
      ...(await column('SELECT reference FROM outbox WHERE reference NOT IN (SELECT reference FROM leads)')),
      ...(await column(`SELECT reference FROM leads WHERE state = 'new' AND reference NOT IN (SELECT reference FROM outbox)
        AND reference NOT IN (SELECT it.value FROM batches, json_each(batches.members) AS it)`)),
      ...(await column(`SELECT number AS reference FROM batches WHERE number NOT IN (
        SELECT revision FROM outbox WHERE reference = 'batch')`)),
    ].filter((reference) => !['day', 'health', 'batch', 'flood'].includes(reference)),
  }
}

export type Report = Awaited<ReturnType<typeof report>>

process.on('message', async (asked: 'report' | 'sweep') => {
  if (asked === 'sweep') await worker.scheduled({ cron: '* * * * *' })
  process.send?.(await report())
})
process.send?.('ready')
