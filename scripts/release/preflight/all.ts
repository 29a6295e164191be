import { readdirSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { photos } from '#site/photos.ts'
import { site } from '#site/site.ts'
import type { Env } from '../../../src/env.ts'
import { readCheckout } from '../../lib/checkout.ts'
import { config } from '../../lib/wranglerConfig.ts'
import { knownSecrets } from '../../owner/leads/settings.ts'
import { accountLines, withoutAccount } from './account.ts'
import { businessLines } from './business.ts'
import type { Tests } from './checkout.ts'
import { checkoutLines } from './checkout.ts'
import type { Line } from './line.ts'
import { settingsLines } from './settings.ts'

/** Pictures of pages; a photo can replace each. */
const scenes = 'src/ui/drawings/scenes'

/** Everything between this checkout and a public launch. `offline`: the account isn't asked. */
export async function preflight({ offline, tests }: { offline: boolean; tests: Tests }): Promise<Line[]> {
  const { vars, routes = [], account_id } = await config()
  const isChosen = Boolean(account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID)
  const { lines, deployed } = offline
    ? { lines: withoutAccount('not asked: --offline'), deployed: undefined }
    : await accountLines(String(vars.NOTIFY_TO), site.hsts, isChosen)
  const secrets = deployed?.state === 'deployed' ? deployed.names.map((name) => [name, 'set']) : []
  const env = { ...Object.fromEntries(secrets), ...knownSecrets({ remote: true }), ...vars } as Env
  return [
    ...businessLines(site, relative('.', realpathSync('.site')), photos.length, readdirSync(scenes).length),
    ...settingsLines(env, routes, vars),
    ...checkoutLines(await readCheckout(), tests),
    ...lines,
  ]
}
