import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { environment } from '../../lib/run.ts'
import { config, configuredSiteUrl } from '../../lib/wranglerConfig.ts'
import type { Target } from '../lib/wrangler.ts'

/** File in which `npm run deploy` keeps the secret that it makes, one for each business; never committed. */
export const remoteSecrets = ['.prod.vars', environment].filter(Boolean).join('.')

/** Secrets stored on this machine, by name. */
export const knownSecrets = ({ remote }: Pick<Target, 'remote'>): NodeJS.Dict<string> => {
  const file = remote ? remoteSecrets : '.dev.vars'
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** The site's origin: the deployed one, or that of `npm start`. */
export async function siteUrl({ remote }: Target): Promise<string> {
  return remote ? configuredSiteUrl() : `http://127.0.0.1:${process.env.PORT ?? 8787}`
}

/** The bucket's name. */
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
