// `node scripts/owner/newSite/addEnvironment.ts`: gives a business its own environment in wrangler.toml.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { businessSchema, workerSchema } from '../../../src/sites/schema/business.ts'
import { schemaProblems } from '../../../src/sites/schema/fields.ts'
import { environmentsIn } from '../../lib/environment.ts'
import type { WholeBusiness } from './complete.ts'

type Worker = Pick<WholeBusiness, 'folder' | 'worker'>

function problemWith(toml: string, { folder, worker }: Worker): string | undefined {
  const schema = v.strictObject({ folder: businessSchema.entries.folder, worker: v.required(workerSchema) })
  const [wrong] = schemaProblems(schema, { folder, worker }, 'this')
  if (wrong) return wrong
  if (environmentsIn(toml).has(folder)) return `wrangler.toml has [env.${folder}] already`
  const taken = Array.from(toml.matchAll(/^(?:name|database_name|bucket_name) = "(.*)"$/gm), ([, it]) => it)
  return taken.includes(folder) || taken.includes(`${folder}-files`)
    ? `another business in wrangler.toml has the name ${folder} already`
    : undefined
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
  business: Worker,
): { readonly toml: string } | { readonly problem: string } {
  const problem = problemWith(toml, business)
  if (problem) return { problem }
  const { folder: name, worker } = business
  const { origin, leadsTo, sender } = worker
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
NOTIFY_TO = "${leadsTo}"
NOTIFY_FROM = "${sender}"
DESK_PEOPLE = ""
# "on" mails customers about their pickup, if the email plan may write to any address; "off" says no on purpose.
VISITOR_COPY = ""
VISITOR_TEXTS = "off"
WEBHOOK_URL = ""

[[env.${name}.d1_databases]]
binding = "DB"
database_name = "${name}"
migrations_dir = "src/store/migrations"

[[env.${name}.r2_buckets]]
binding = "FILES"
bucket_name = "${name}-files"

[[env.${name}.send_email]]
name = "EMAIL"
# Nothing is sent from another address than NOTIFY_FROM.
allowed_sender_addresses = ["${sender}"]

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
export function setUpWorker(root: string, business: Worker): string {
  const file = join(root, 'wrangler.toml')
  const toml = readFileSync(file, 'utf8')
  const { folder, worker } = business
  if (environmentsIn(toml).has(folder))
    return `wrangler.toml has [env.${folder}] already. It should say SITE_URL "${worker.origin}", NOTIFY_TO "${worker.leadsTo}" and NOTIFY_FROM "${worker.sender}".`
  const added = addEnvironment(toml, business)
  if ('problem' in added) return `Nothing was added to wrangler.toml: ${added.problem}.`
  writeFileSync(file, added.toml)
  return `Added [env.${folder}] to wrangler.toml: its address, who gets its requests, its database and bucket.`
}

if (import.meta.main) {
  const [folder = '', origin = '', leadsTo = '', sender = ''] = process.argv.slice(2)
  const added = addEnvironment(readFileSync('wrangler.toml', 'utf8'), { folder, worker: { origin, leadsTo, sender } })
  if ('problem' in added) {
    console.error(`${added.problem}\n\nnode scripts/owner/newSite/addEnvironment.ts NAME ORIGIN NOTIFY_TO NOTIFY_FROM`)
    process.exitCode = 1
  } else {
    writeFileSync('wrangler.toml', added.toml)
    console.log(`wrangler.toml has [env.${folder}]. SITE=${folder} npm start uses it.`)
  }
}
