import { enableCompileCache } from 'node:module'

/** What `wrangler.toml` says. */
export async function config() {
  enableCompileCache('.cache/compiled')
  const { unstable_readConfig } = await import('wrangler')
  return unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
}

/** The site's public origin, without a trailing slash. */
export const configuredSiteUrl = async (): Promise<string> => String((await config()).vars.SITE_URL)
