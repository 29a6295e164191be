// `node scripts/owner/newSite/addEnvironment.ts`: gives a business its own environment in wrangler.toml.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentsIn } from '../../lib/environment.ts'
import type { WholeBusiness } from './complete.ts'

/** What a business's Worker has to know: its public origin, who gets its requests, and who they come from. */
export type Addresses = { readonly origin: string; readonly notifyTo: string; readonly notifyFrom: string }

/** A Worker's name is part of a host name, and its preview addresses put nine letters in front of it. */
const isName = (name: string) => /^[a-z][a-z0-9-]*[a-z0-9]$/.test(name) && name.length <= 54

const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text

const isAddress = (text: string) => /^[^\s@"\\]+@[^\s@"\\]+\.[^\s@"\\]+$/.test(text)

function problemWith(toml: string, name: string, { origin, notifyTo, notifyFrom }: Addresses): string | undefined {
  if (!isName(name)) return `${name} can't be a Worker's name: use small letters, digits and hyphens, at most 54`
  if (environmentsIn(toml).has(name)) return `wrangler.toml has [env.${name}] already`
  const taken = Array.from(toml.matchAll(/^(?:name|database_name|bucket_name) = "(.*)"$/gm), ([, it]) => it)
  if (taken.includes(name) || taken.includes(`${name}-files`))
    return `another business in wrangler.toml has the name ${name} already`
  if (!isOrigin(origin)) return `${origin} isn't an origin like https://www.example.com`
  const wrong = [notifyTo, notifyFrom].find((address) => !isAddress(address))
  return wrong === undefined ? undefined : `${wrong} isn't an email address`
}

/** Counters of two Workers in one account would count together if they had the same number. */
const nextNamespace = (toml: string): number =>
  1 + Math.max(0, ...Array.from(toml.matchAll(/^namespace_id = "(\d+)"$/gm), ([, id]) => Number(id)))

/**
 * Appends a business's environment to the text of a `wrangler.toml`: everything that wrangler doesn't take over from the top
 * level, and `routes`, which it would. Never changes one that's there.
 */
export function addEnvironment(
  toml: string,
  name: string,
  addresses: Addresses,
): { readonly toml: string } | { readonly problem: string } {
  const problem = problemWith(toml, name, addresses)
  if (problem) return { problem }
  const { origin, notifyTo, notifyFrom } = addresses
  const namespace = nextNamespace(toml)
  const { hostname } = new URL(origin)
  const domains = [...new Set([hostname, hostname.replace(/^www\./, '')])]
  const block = `
[env.${name}]
name = "${name}"
# Once the domain is in the account: [${domains.map((domain) => `{ pattern = "${domain}", custom_domain = true }`).join(', ')}]
routes = []

[env.${name}.define]
"process.env.NODE_ENV" = '"production"'

[env.${name}.vars]
SITE_URL = "${origin}"
NOTIFY_TO = "${notifyTo}"
NOTIFY_FROM = "${notifyFrom}"
DESK_PEOPLE = ""
# "on" mails customers about their pickup, if the email plan may write to any address; "off" says no on purpose.
VISITOR_COPY = ""
VISITOR_TEXTS = "off"
WEBHOOK_URL = ""

[[env.${name}.d1_databases]]
binding = "DB"
database_name = "${name}"
migrations_dir = "src/server/store/migrations"

[[env.${name}.r2_buckets]]
binding = "FILES"
bucket_name = "${name}-files"

[[env.${name}.send_email]]
name = "EMAIL"

[[env.${name}.ratelimits]]
name = "SENDS"
namespace_id = "${namespace}"
simple = { limit = 30, period = 60 }

[[env.${name}.ratelimits]]
name = "LOOKS"
namespace_id = "${namespace + 1}"
simple = { limit = 600, period = 60 }
`
  return { toml: `${toml.trimEnd()}\n${block}` }
}

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

const usage = 'node scripts/owner/newSite/addEnvironment.ts NAME ORIGIN NOTIFY_TO NOTIFY_FROM'

if (import.meta.main) {
  const [name, origin, notifyTo, notifyFrom] = process.argv.slice(2)
  const added =
    name && origin && notifyTo && notifyFrom
      ? addEnvironment(readFileSync('wrangler.toml', 'utf8'), name, { origin, notifyTo, notifyFrom })
      : { problem: usage }
  if ('problem' in added) {
    console.error(added.problem)
    process.exitCode = 1
  } else {
    writeFileSync('wrangler.toml', added.toml)
    console.log(`wrangler.toml has [env.${name}]. SITE=${name} npm start uses it.`)
  }
}
