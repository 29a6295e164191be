import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentsIn } from '../../lib/environment.ts'
import { addEnvironment } from './addEnvironment.ts'
import type { WholeBusiness } from './complete.ts'

/** Gives a business its environment in `wrangler.toml`, and says so. One that's there may have been edited: it stays. */
export function setUpWorker(root: string, { folder, worker: { origin, leadsTo, sender } }: WholeBusiness): string {
  const file = join(root, 'wrangler.toml')
  const toml = readFileSync(file, 'utf8')
  if (environmentsIn(toml).has(folder))
    return `wrangler.toml has [env.${folder}] already. It should say SITE_URL "${origin}", NOTIFY_TO "${leadsTo}" and NOTIFY_FROM "${sender}".`
  const added = addEnvironment(toml, folder, { origin, notifyTo: leadsTo, notifyFrom: sender })
  if ('problem' in added) return `Nothing was added to wrangler.toml: ${added.problem}.`
  writeFileSync(file, added.toml)
  return `Added [env.${folder}] to wrangler.toml: its address, who gets its requests, its database and bucket.`
}
