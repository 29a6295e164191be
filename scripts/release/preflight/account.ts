import type { Site } from '../../../src/sites/schema/site.ts'
import { type RunResult, reasonIn, run } from '../../lib/run.ts'
import { knownSecrets, remoteSecrets } from '../../lib/wranglerConfig.ts'
import { type Buckets, listBuckets, turnOnR2 } from '../resources.ts'
import { type Deployed, listSecrets } from '../secrets.ts'
import { wasLive } from '../versions.ts'
import { about, type Line } from './line.ts'

const logIn = 'npm run -s wrangler -- login, or CLOUDFLARE_API_TOKEN where there is no browser'

/** What `wrangler whoami --json` said. `chosen`: which account to use is configured. */
export function loginLine({ code, stdout }: RunResult, chosen: boolean): Line {
  if (code !== 0) return about('login').stopping('not logged in to Cloudflare', logIn)
  const { email, accounts } = JSON.parse(stdout) as { email?: string; accounts: { name: string; id: string }[] }
  return accounts.length > 1 && !chosen
    ? about('login').stopping(
        `there are ${accounts.length} accounts`,
        `account_id in wrangler.toml: ${accounts.map(({ id, name }) => `${id} (${name})`).join(' or ')}`,
      )
    : about('login').ok(email ?? 'with an API token')
}

export function bucketLine(buckets: Buckets): Line {
  if (buckets.state === 'off') return about('R2').stopping('is off in this account', turnOnR2)
  return buckets.state === 'on'
    ? about('R2').ok('is on')
    : about('R2').stopping(`can't be read: ${buckets.reason}`, logIn)
}

/** @param isKept whether a secret that's made here is still here tomorrow, as it isn't in CI */
function secretLine(deployed: Deployed, isKept = !process.env.CI || process.stdin.isTTY): Line {
  const isHere = knownSecrets({ remote: true }).LEAD_SECRET !== undefined
  if (deployed.state === 'unknown') return about('secret').stopping(`the list can't be read: ${deployed.reason}`, logIn)
  if (deployed.state === 'first' || !deployed.names.includes('LEAD_SECRET'))
    return isHere
      ? about('secret').ok('the one that’s here goes up')
      : isKept
        ? about('secret').ok('npm run deploy makes one')
        : about('secret').stopping(
            'isn’t here, and one that CI made would be lost with its machine',
            '`openssl rand -hex 32` makes one: keep a copy, and give it to the job as the secret variable LEAD_SECRET',
          )
  return isHere
    ? about('secret').ok('is set')
    : about('secret').advice(
        `is set, but ${remoteSecrets} isn't here, so the owner's commands can't sign links`,
        `copy ${remoteSecrets} from where you keep it`,
      )
}

/** What `wrangler email routing addresses list` said of an address (in small letters) that gets mails. */
export function recipientLine({ code, output }: RunResult, address: string): Line {
  const step = `npm run -s wrangler -- email routing addresses create ${address}, then the link in the email that comes; or onboard your domain for Email Sending`
  if (code !== 0)
    return about('recipient').advice(`whether ${address} is verified can't be read: ${reasonIn(output)}`, step)
  const row = output
    .split('\n')
    .find((line) => line.split(/[│|]/).some((cell) => cell.trim().toLowerCase() === address))
  if (row && !row.includes('pending')) return about('recipient').ok(`${address} is verified`)
  return about('recipient').advice(`${address} isn't a verified address in this account`, step)
}

/**
 * A new domain must be able to change its mind: nobody can take the header back. `live`: whether the site itself ever had
 * traffic; a preview and the page that says that it opens soon don't count. Undefined when that can't be read.
 */
export function hstsLine({ days, includeSubDomains, preload }: Site['hsts'], live: boolean | undefined): Line {
  const isCareful = days <= 1 && !includeSubDomains && !preload
  const { ok, advice, blocking } = about('HSTS')
  if (live === false && !isCareful)
    return blocking(
      `starts with ${days} days on a site that was never live`,
      "`hsts` in the business's site.ts: days: 1, the others false",
    )
  if (live === undefined && !isCareful)
    return blocking("has to start with a day on a new site, and whether this one was ever live can't be read", logIn)
  return days < 180
    ? advice(`lasts ${days} days`, 'docs/deploy.md says how it grows once everything works over https')
    : ok(`lasts ${days} days`)
}

const subjects = ['login', 'R2', 'secret', 'recipient', 'HSTS']

export const withoutAccount = (why: string): Line[] => subjects.map((subject) => about(subject).skipped(why))

/**
 * Everything that only the account knows, read without changing anything, and the secrets that were found there. `addresses`:
 * who gets mails.
 */
export async function accountLines(
  addresses: readonly string[],
  hsts: Site['hsts'],
  chosen: boolean,
): Promise<{ readonly lines: Line[]; readonly deployed: Deployed }> {
  const [who, buckets, deployed, verified, live] = await Promise.all([
    run('wrangler', ['whoami', '--json']),
    listBuckets(),
    listSecrets(),
    run('wrangler', ['email', 'routing', 'addresses', 'list']),
    wasLive(),
  ])
  const login = loginLine(who, chosen)
  if (login.state === 'blocking') return { lines: [login, ...withoutAccount('needs the login').slice(1)], deployed }
  const rest = [
    bucketLine(buckets),
    secretLine(deployed),
    ...addresses.map((address) => recipientLine(verified, address)),
    hstsLine(hsts, deployed.state === 'first' ? false : live),
  ]
  return { lines: [login, ...rest], deployed }
}
