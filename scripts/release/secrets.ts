import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { knownSecrets, remoteSecrets } from '../owner/leads/settings.ts'
import type { Ran } from '../run.ts'
import { fail, run } from '../run.ts'

/** Names of the deployed Worker's secrets. `first`: there is no such Worker yet. */
export type Deployed =
  | { readonly state: 'deployed'; readonly names: readonly string[] }
  | { readonly state: 'first' }
  | { readonly state: 'unknown' }

/** What `wrangler secret list --format json` said. Only a list that can be read counts as one. */
export function readSecretList({ code, stdout, output }: Ran): Deployed {
  if (code !== 0)
    return { state: /Worker "[^"]+" not found\./.test(stripVTControlCharacters(output)) ? 'first' : 'unknown' }
  try {
    const list: unknown = JSON.parse(stdout)
    if (!Array.isArray(list)) return { state: 'unknown' }
    const names = list.map((item: { name?: unknown } | null) => item?.name)
    return names.every((name) => typeof name === 'string') ? { state: 'deployed', names } : { state: 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}

/** The signing secret of this machine, or a new one that is saved first, since it can't be read back. */
function signingSecret(): string {
  const { LEAD_SECRET } = knownSecrets({ remote: true })
  if (LEAD_SECRET) return LEAD_SECRET
  const secret = randomBytes(32).toString('hex')
  appendFileSync(remoteSecrets, `LEAD_SECRET="${secret}"\n`, { mode: 0o600 })
  console.log(`The new signing secret is in ${remoteSecrets}: keep a copy of that file in a safe place.`)
  return secret
}

/**
 * The secrets that the deployed Worker lacks, by name. A signing secret that it has is never replaced: links that were
 * sent with it would stop working. Stops when it isn't certain what the Worker has.
 */
export async function missingSecrets(): Promise<Readonly<Record<string, string>>> {
  const ran = await run('wrangler', ['secret', 'list', '--format', 'json'])
  const deployed = readSecretList(ran)
  if (deployed.state === 'unknown')
    return fail(
      `${ran.output}\nThe deployed Worker's secrets can't be read, so nothing was deployed. Not logged in? npx wrangler login`,
    )
  if (deployed.state === 'first' || !deployed.names.includes('LEAD_SECRET')) return { LEAD_SECRET: signingSecret() }
  if (!knownSecrets({ remote: true }).LEAD_SECRET)
    console.log(
      `${remoteSecrets} is not here, so npm run leads -- show --remote gives no links. Copy it from where you keep it.`,
    )
  return {}
}
