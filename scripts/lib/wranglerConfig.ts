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

/** The bucket's name in the account. */
export async function bucketName(): Promise<string> {
  const { r2_buckets } = await config()
  const name = r2_buckets.find((bucket: { binding: string }) => bucket.binding === 'FILES')?.bucket_name
  if (!name) throw new Error('wrangler.toml binds no bucket as FILES')
  return name
}

/** The database's name in the account. */
export async function databaseName(): Promise<string> {
  const { d1_databases } = await config()
  const name = d1_databases.find(({ binding }: { binding: string }) => binding === 'DB')?.database_name
  if (!name) throw new Error('wrangler.toml binds no database as DB')
  return name
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

/** The site's origin: the deployed one, or that of `npm start`. */
export async function siteUrl({ remote }: { readonly remote: boolean }): Promise<string> {
  return remote ? configuredSiteUrl() : `http://127.0.0.1:${process.env.PORT ?? 8787}`
}
