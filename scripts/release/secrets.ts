import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { jsonIn, type RunResult, reasonIn, run } from '../lib/run.ts'
import { knownSecrets, remoteSecrets } from '../lib/wranglerConfig.ts'

/** Names of the deployed Worker's secrets. `first`: there is no such Worker yet. */
export type Deployed =
  | { readonly state: 'deployed'; readonly names: readonly string[] }
  | { readonly state: 'first' }
  | { readonly state: 'unknown'; readonly reason: string }

/** What `wrangler secret list --format json` said. Only a list that can be read counts as one. */
export function readSecretList(result: RunResult): Deployed {
  const list = jsonIn<readonly { name: string }[]>(result)
  if (Array.isArray(list) && list.every(({ name }) => typeof name === 'string'))
    return { state: 'deployed', names: list.map(({ name }) => name) }
  const isFirst = result.code !== 0 && /Worker "[^"]+" not found\./.test(stripVTControlCharacters(result.output))
  return isFirst ? { state: 'first' } : { state: 'unknown', reason: reasonIn(result.output) }
}

export const listSecrets = async (): Promise<Deployed> =>
  readSecretList(await run('wrangler', ['secret', 'list', '--format', 'json']))

/** The signing secret of this machine, or a new one that is saved first, since it can't be read back. */
function signingSecret(): string {
  const { LEAD_SECRET } = knownSecrets({ remote: true })
  if (LEAD_SECRET) return LEAD_SECRET
  const secret = randomBytes(32).toString('hex')
  appendFileSync(remoteSecrets, `LEAD_SECRET="${secret}"\n`, { mode: 0o600 })
  console.log(`secret     a new one is in ${remoteSecrets}: keep a copy of that file in a safe place`)
  return secret
}

/**
 * The secrets that the deployed Worker lacks, by name. A signing secret that it has is never replaced: links that were
 * sent with it would stop working.
 */
export const missingSecrets = (deployed: Exclude<Deployed, { state: 'unknown' }>): Readonly<Record<string, string>> =>
  deployed.state === 'first' || !deployed.names.includes('LEAD_SECRET') ? { LEAD_SECRET: signingSecret() } : {}
