import { enableCompileCache } from 'node:module'
import { environment } from './run.ts'

/** What `wrangler.toml` says for the business that is set up. */
export async function config() {
  enableCompileCache('.cache/compiled')
  const { unstable_readConfig } = await import('wrangler')
  return unstable_readConfig({ config: 'wrangler.toml', env: environment }, { hideWarnings: true })
}

/** The site's public origin, without a trailing slash. */
export const configuredSiteUrl = async (): Promise<string> => String((await config()).vars.SITE_URL)
