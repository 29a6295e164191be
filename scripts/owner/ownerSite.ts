import { resolve } from 'node:path'
import { site } from '#site/site.ts'
import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/shared/http/services.ts'
import { localState } from '../lib/environment.ts'
import { remoteD1, remoteFiles } from '../lib/remoteStore.ts'
import { environment } from '../lib/run.ts'
import { config, knownSecrets, loadWrangler, namesOf } from '../lib/wranglerConfig.ts'

/** Which database and bucket a command works on: the deployed ones, or this machine's. */
export type Target = {
  readonly remote: boolean
  /** Folder of the local state, if it isn't the business's own. */
  readonly persistTo?: string | undefined
}

/** Says what a command works on, before it does anything. */
export const targetWords = ({ remote }: Target): string => `${site.name}, ${remote ? 'deployed' : 'on this machine'}`

/** The site as its server has it, with what can be known of its secrets. */
export type OwnerSite = Target & Pick<Services, 'env' | 'now'> & { readonly close: () => Promise<void> }

const now = () => Date.now()

/** Variables and known secrets, and the address at which the site answers. */
export async function knownSettings(target: Target): Promise<Env> {
  const here = { SITE_URL: `http://127.0.0.1:${process.env.PORT ?? 8787}` }
  return { ...(await config()).vars, ...knownSecrets(target), ...(!target.remote && here) } as unknown as Env
}

/** The local bindings, without a word: wrangler would say among a command's own where it found the secrets. */
async function localBindings(path: string) {
  const { getPlatformProxy } = loadWrangler()
  const { WRANGLER_LOG = '' } = process.env
  process.env.WRANGLER_LOG = 'error'
  try {
    const options = { configPath: 'wrangler.toml', environment, remoteBindings: false, persist: { path } }
    return await getPlatformProxy<Env>(options)
  } finally {
    process.env.WRANGLER_LOG = WRANGLER_LOG || 'log'
  }
}

/** Opens the database and the bucket: the local ones as wrangler's platform proxy gives them, the deployed ones by commands. */
export async function openSite(target: Target): Promise<OwnerSite> {
  const settings = await knownSettings(target)
  if (target.remote) {
    const env = { ...settings, DB: remoteD1(), FILES: remoteFiles((await namesOf()).bucket) }
    return { ...target, now, env, close: async () => undefined }
  }
  const { env, dispose } = await localBindings(resolve(target.persistTo ?? localState(), 'v3'))
  return { ...target, now, env: { ...env, ...settings, DB: env.DB, FILES: env.FILES }, close: dispose }
}
