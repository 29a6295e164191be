import type { Ran } from '../lib/run.ts'
import { reasonIn, run, stop } from '../lib/run.ts'
import { bucketName } from '../owner/leads/settings.ts'

/** The account's buckets by name. `off`: R2 was never turned on there. */
export type Buckets =
  | { readonly state: 'on'; readonly names: readonly string[] }
  | { readonly state: 'off' }
  | { readonly state: 'unknown'; readonly reason: string }

/** What `wrangler r2 bucket list` said. */
export function readBuckets({ code, stdout, output }: Ran): Buckets {
  if (code !== 0)
    return output.includes('code: 10042') ? { state: 'off' } : { state: 'unknown', reason: reasonIn(output) }
  return { state: 'on', names: [...stdout.matchAll(/^name:\s+(\S+)$/gm)].map(([, name = '']) => name) }
}

export const listBuckets = async (): Promise<Buckets> => readBuckets(await run('wrangler', ['r2', 'bucket', 'list']))

export const turnOnR2 =
  'open dash.cloudflare.com, Storage & databases, R2, Overview, and subscribe: it asks for a card, and what this site stores is free'

/** Creates the bucket for photos and for requests that the database couldn't store, when the account has none of its name. */
export async function createBucket(): Promise<void> {
  const buckets = await listBuckets()
  if (buckets.state === 'off') stop('R2 is off in this account, so nothing was uploaded', turnOnR2)
  if (buckets.state === 'unknown')
    return stop(`the list of buckets can't be read: ${buckets.reason}`, "npm run preflight says what's missing")
  const name = await bucketName()
  if (buckets.state === 'on' && buckets.names.includes(name)) return console.log(`bucket     ${name} is there`)
  const { code, output } = await run('wrangler', ['r2', 'bucket', 'create', name])
  if (code !== 0)
    stop(`the bucket ${name} couldn't be created: ${reasonIn(output)}`, 'fix that, then npm run deploy again')
  console.log(`bucket     ${name} was created`)
}
