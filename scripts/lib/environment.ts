import { readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The business that is chosen when SITE is not set: what is at the top level of `wrangler.toml` is its own. */
export const usualSite = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config.site

/** Name of the business that a checkout is set up for: `scripts/install.mjs` links its folder. */
export function linkedSite(root = '.'): string {
  try {
    return basename(readlinkSync(join(root, '.site')))
  } catch {
    return usualSite(root)
  }
}

/**
 * Where a checkout's business has its database, bucket and limits on this machine. wrangler names them by their bindings, so
 * that two businesses in one folder would share them.
 */
export function localState(root = '.'): string {
  const site = linkedSite(root)
  return site === usualSite(root) ? '.wrangler/state' : `.wrangler/state-${site}`
}

/** Names of the environments in a `wrangler.toml`. */
export const environmentsIn = (toml: string): ReadonlySet<string> =>
  new Set(Array.from(toml.matchAll(/^\[+env\.([\w-]+)[.\]]/gm), ([, name = '']) => name))

/**
 * The environment of `wrangler.toml` for a checkout's business; empty for its top level. Throws when there is none: with the
 * settings of another business, a command would work on that one's database.
 */
export function environmentOf(root = '.'): string {
  const site = linkedSite(root)
  if (environmentsIn(readFileSync(join(root, 'wrangler.toml'), 'utf8')).has(site)) return site
  if (site === usualSite(root)) return ''
  throw new Error(
    `wrangler.toml has no [env.${site}] for the business ${site}. Fix: node scripts/owner/newSite/addEnvironment.ts ${site} https://YOUR-DOMAIN NOTIFY_TO NOTIFY_FROM`,
  )
}

/** The environment that `SITE` chose. Throws when another business is linked, which npm's scripts never leave so. */
export function chosenEnvironment(root = '.', asked = process.env.SITE): string {
  const site = linkedSite(root)
  if (asked && asked !== site)
    throw new Error(
      `SITE is ${asked}, but this checkout is set up for ${site}. Fix: SITE=${asked} node scripts/install.mjs`,
    )
  return environmentOf(root)
}
