import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseEnv } from 'node:util'
import { environment } from './run.ts'

/** Wrangler, for whoever needs it: it's large, and `import` would read it once more than `require` for its exports. */
export const loadWrangler = () => createRequire(import.meta.url)('wrangler') as typeof import('wrangler')

/** What `wrangler.toml` says for the business that is set up. */
export const config = async () =>
  loadWrangler().unstable_readConfig({ config: 'wrangler.toml', env: environment }, { hideWarnings: true })

/** The site's public origin, without a trailing slash. */
export const configuredSiteUrl = async (): Promise<string> => String((await config()).vars.SITE_URL)

/** What the account calls the database and the bucket. */
export async function namesOf(): Promise<{ readonly database: string; readonly bucket: string }> {
  const { d1_databases, r2_buckets } = await config()
  const is = (name: string) => (bound: { readonly binding: string }) => bound.binding === name
  const database = d1_databases.find(is('DB'))?.database_name
  const bucket = r2_buckets.find(is('FILES'))?.bucket_name
  if (!database || !bucket) throw new Error('wrangler.toml has to bind a database as DB and a bucket as FILES')
  return { database, bucket }
}

/** File in which `npm run deploy` keeps the secret that it makes, one for each business; never committed. */
export const remoteSecrets = ['.prod.vars', environment].filter(Boolean).join('.')

/** Secrets known here, by name: of the deployed Worker, whose signing secret may be a variable in CI, or of the local one. */
export function knownSecrets({ remote }: { readonly remote: boolean }): NodeJS.Dict<string> {
  const file = remote ? remoteSecrets : '.dev.vars'
  const { LEAD_SECRET } = process.env
  return {
    ...(remote && LEAD_SECRET && { LEAD_SECRET }),
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
  }
}
