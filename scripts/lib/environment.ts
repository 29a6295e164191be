import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The business that is chosen when SITE is not set. */
export const usualSite = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config.site

/** Makes a business the one that's chosen when SITE is not set. */
export function makeUsual(root: string, name: string): void {
  const file = join(root, 'package.json')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/("config": \{\s*"site": )"[^"]*"/, `$1${JSON.stringify(name)}`),
  )
}

/** Name of the business that a checkout is set up for: `scripts/install.mjs` links its folder. */
export function linkedSite(root = '.'): string {
  try {
    return basename(readlinkSync(join(root, '.site')))
  } catch {
    return usualSite(root)
  }
}

/** The first language of a business's pages, of which a new one has a file. */
export function firstLanguage(name: string, root = '.'): string {
  const file = join(root, 'src/sites', name, 'answers/languages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[0] : 'en'
}

/** Folders of the businesses that a checkout isn't set up for, but the one that new ones are copies of: what they have isn't its concern. */
export function otherSites(): string[] {
  const ours = ['packs', 'schema', 'starter', linkedSite()]
  return readdirSync('src/sites').filter((name) => !ours.includes(name))
}

const wranglerToml = (root: string): string => readFileSync(join(root, 'wrangler.toml'), 'utf8')

/**
 * The business whose settings are at the top level of `wrangler.toml`: the one with the Worker's name that's said there, or
 * the usual one where the Worker was renamed.
 */
export function topLevelSite(root: string): string {
  const [, name = ''] = /^name = "(.*)"$/m.exec(wranglerToml(root)) ?? []
  return name && existsSync(join(root, 'src/sites', name)) ? name : usualSite(root)
}

/**
 * Where a checkout's business has its database, bucket and limits on this machine. wrangler names them by their bindings, so
 * that two businesses in one folder would share them. It doesn't depend on which business is the usual one.
 */
export function localState(root = '.'): string {
  const site = linkedSite(root)
  return site === topLevelSite(root) ? '.wrangler/state' : `.wrangler/state-${site}`
}

export const environmentsIn = (toml: string): ReadonlySet<string> =>
  new Set(Array.from(toml.matchAll(/^\[+env\.([\w-]+)[.\]]/gm), ([, name = '']) => name))

/**
 * The environment of `wrangler.toml` for a checkout's business; empty for its top level. Throws when there is none: with the
 * settings of another business, a command would work on that one's database.
 */
export function environmentOf(root = '.'): string {
  const site = linkedSite(root)
  if (environmentsIn(wranglerToml(root)).has(site)) return site
  if (site === topLevelSite(root)) return ''
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
