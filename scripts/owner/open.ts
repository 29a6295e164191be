import { deskPeople } from '../../src/desk/people.ts'
import { signInUrl } from '../../src/desk/session.ts'
import { deskPaths } from '../../src/routes.ts'
import { signInMinutes } from '../../src/store/budgets.ts'
import { remoteSecrets } from '../lib/wranglerConfig.ts'
import type { Answer } from './owner.ts'
import { knownSettings, type Target } from './ownerSite.ts'

/** Why nothing can be signed. */
const noSecret = ({ remote }: Target): string =>
  remote
    ? `${remoteSecrets} with the line LEAD_SECRET="…" isn’t here. npm run deploy wrote it on the machine that deployed first: copy it from there.`
    : '.dev.vars isn’t here. Run npm start once.'

/** How long a link works, to be said next to it. */
export const linkLife = `The link works once, for ${signInMinutes} minutes.`

/** The link that opens the desk for its first owner, or why there's none. */
export async function deskLink(target: Target): Promise<{ readonly url: string } | { readonly problem: string }> {
  const env = await knownSettings(target)
  if (!env.LEAD_SECRET) return { problem: noSecret(target) }
  const owner = deskPeople(env).find(({ role }) => role === 'owner')
  if (!owner) return { problem: 'Nobody may open the desk: DESK_PEOPLE in wrangler.toml names no owner.' }
  return { url: await signInUrl({ env, now: () => Date.now() }, owner, deskPaths.home) }
}

export async function open(target: Target): Promise<Answer> {
  const link = await deskLink(target)
  return 'problem' in link ? link : { data: [link.url], notes: [linkLife] }
}
