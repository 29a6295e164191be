import { site } from '#site/site.ts'
import { noonOffset } from '../../src/domain/calendar/localTime.ts'
import { jsonIn, type RunResult, reasonIn, run, stop } from '../lib/run.ts'
import { namesOf } from '../lib/wranglerConfig.ts'

/** The account's buckets by name. `off`: R2 was never turned on there. */
export type Buckets =
  | { readonly state: 'on'; readonly names: readonly string[] }
  | { readonly state: 'off' }
  | { readonly state: 'unknown'; readonly reason: string }

/** What `wrangler r2 bucket list` said. */
function readBuckets({ code, stdout, output }: RunResult): Buckets {
  if (code !== 0)
    return output.includes('code: 10042') ? { state: 'off' } : { state: 'unknown', reason: reasonIn(output) }
  return { state: 'on', names: [...stdout.matchAll(/^name:\s+(\S+)$/gm)].map(([, name = '']) => name) }
}

export const listBuckets = async (): Promise<Buckets> => readBuckets(await run('wrangler', ['r2', 'bucket', 'list']))

export const turnOnR2 =
  'open dash.cloudflare.com, Storage & databases, R2, Overview, and subscribe: it asks for a card, and what this site stores is free'

/** What to do where a list of the account can't be read. */
export const askPreflight = "npm run preflight says what's missing"

const hourMs = 3_600_000

/** The region nearest to a time zone, as Cloudflare calls it: the west from Mountain time on, the Pacific's islands by themselves. */
export function regionOf(timeZone: string): string {
  const hours = noonOffset('2026-01-15', timeZone) / hourMs
  if (hours > 0) return 'oc'
  return hours > -7 ? 'enam' : 'wnam'
}

/** Creates a thing of the account under its name, near the business, since nothing moves it later. Says so. */
async function create(kind: string, name: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run('wrangler', [...args, name, '--location', regionOf(site.timeZone)])
  if (code !== 0)
    stop(`the ${kind} ${name} couldn't be created: ${reasonIn(output)}`, 'fix that, then npm run deploy again')
  console.log(`${kind.padEnd(10)} ${name} was created`)
}

/** Creates the bucket for photos and for requests that the database couldn't store, when the account has none of its name. */
export async function createBucket(): Promise<void> {
  const buckets = await listBuckets()
  if (buckets.state === 'off') stop('R2 is off in this account, so nothing was uploaded', turnOnR2)
  if (buckets.state === 'unknown') return stop(`the list of buckets can't be read: ${buckets.reason}`, askPreflight)
  const { bucket: name } = await namesOf()
  if (buckets.state === 'on' && buckets.names.includes(name)) return console.log(`bucket     ${name} is there`)
  await create('bucket', name, ['r2', 'bucket', 'create'])
}

/**
 * Creates the database when the account has none of its name, and brings it up to date; the upload finds it by that name.
 * Stops before anything is uploaded when a migration fails. Without a prompt: wrangler counts a "no" as success, and the
 * code would go up without its tables.
 */
export async function migrate(): Promise<void> {
  const { database: name } = await namesOf()
  const listed = await run('wrangler', ['d1', 'list', '--json'])
  const databases = jsonIn<readonly { name: string }[]>(listed)
  if (!databases) return stop(`the list of databases can't be read: ${reasonIn(listed.output)}`, askPreflight)
  if (!databases.some((database) => database.name === name)) await create('database', name, ['d1', 'create'])
  const { code, output } = await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  if (code !== 0)
    stop(
      `a migration failed, so no code was uploaded: ${reasonIn(output)}`,
      'fix the migration that failed, then npm run deploy again. The ones before it stay, and the live version works with them',
    )
  console.log(`database   ${name} is up to date`)
}
