// `npm run preflight`: everything between this checkout and a public launch, one line each with its fix.
import { readdirSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { dropOffSites } from '#site/dropOffSites.ts'
import { questionGroups } from '#site/faq.ts'
import { guides } from '#site/guides.ts'
import { testimonials } from '#site/home.ts'
import { itemPages } from '#site/itemPages.ts'
import { jobs } from '#site/jobs.ts'
import { languages } from '#site/languages.ts'
import { photos } from '#site/photos.ts'
import { moreReviews } from '#site/reviews.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { deskPeople } from '../../../src/desk/people.ts'
import type { Env } from '../../../src/env.ts'
import { readPosts } from '../../build/posts.ts'
import { type Checkout, isTested, readCheckout } from '../../lib/checkout.ts'
import { readFlags } from '../../lib/terminal.ts'
import { config, configuredSiteUrl, knownSecrets } from '../../lib/wranglerConfig.ts'
import { accountLines, withoutAccount } from './account.ts'
import { businessLines, factLines, languageLines, sampleLines } from './business.ts'
import { about, type Line, printLines } from './line.ts'
import { redirectLines } from './redirects.ts'
import { settingsLines } from './settings.ts'

/** What is done about tests that haven't passed on this commit. */
type Tests = 'missing' | 'run next' | 'passed elsewhere'

export function checkoutLines(checkout: Checkout | undefined, tests: Tests): Line[] {
  if (!checkout)
    return [
      about('commit').advice("this isn't a git checkout", 'clone the repository: what goes live should be a commit'),
    ]
  const { commit, changed } = checkout
  const short = commit.slice(0, 12)
  const commitLine =
    changed.length > 0
      ? about('commit').blocking(
          `${changed.length} uncommitted changes: ${changed.slice(0, 3).join(', ')}`,
          'commit or stash them',
        )
      : about('commit').ok(short)
  if (isTested(checkout)) return [commitLine, about('tests').ok(`passed on ${short}`)]
  if (tests !== 'missing') return [commitLine, about('tests').ok(tests)]
  return [commitLine, about('tests').blocking("haven't passed on exactly this", 'npm test; npm run deploy runs it too')]
}

/** Pictures of pages; a photo can replace each. */
const scenes = 'src/shared/drawings/scenes'

/** Where the pages' facts are from, and where they send people. */
const sources = [
  ...guides.flatMap((guide) => guide.sources),
  ...itemPages.flatMap(({ law }) => law?.source ?? []),
  ...questionGroups.flatMap(({ questions }) => questions.flatMap(({ links = [] }) => links.filter(({ asOf }) => asOf))),
  ...dropOffSites.map(({ name: label, asOf }) => ({ label, asOf })),
]

/** Everything between this checkout and a public launch. `offline`: the account isn't asked. */
export async function preflight({ offline, tests }: { offline: boolean; tests: Tests }): Promise<Line[]> {
  const { vars, routes = [], account_id, send_email } = await config()
  const isChosen = Boolean(account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID)
  const people = deskPeople(vars as Pick<Env, 'DESK_PEOPLE' | 'NOTIFY_TO'>).map(({ address }) => address)
  const recipients = [...new Set([String(vars.NOTIFY_TO).toLowerCase(), ...people])]
  const { lines, deployed } = offline
    ? { lines: withoutAccount('not asked: --offline'), deployed: undefined }
    : await accountLines(recipients, site.hsts, isChosen)
  const secrets = deployed?.state === 'deployed' ? deployed.names.map((name) => [name, 'set']) : []
  const env = { ...Object.fromEntries(secrets), ...knownSecrets({ remote: true }), ...vars } as Env
  const folder = relative('.', realpathSync('.site'))
  return [
    ...businessLines(site, folder, photos.length, readdirSync(scenes).length),
    ...sampleLines([...testimonials, ...moreReviews], jobs, folder),
    ...languageLines(languages, folder),
    ...factLines(towns, guides, readPosts('.').posts, sources, new Date().toISOString().slice(0, 10), folder),
    ...settingsLines(env, routes, vars, site, send_email[0]?.allowed_sender_addresses),
    ...checkoutLines(readCheckout(), tests),
    ...lines,
  ]
}

const usage = `npm run preflight                what's missing for a public launch; fails while something blocks it
npm run preflight -- --offline   the same, without asking the Cloudflare account`

if (import.meta.main) {
  const { offline } = readFlags(usage, ['offline'])
  const lines = await preflight({ offline, tests: 'missing' })
  // The site that's live says nothing of the one that a deploy is about to send.
  if (!offline) lines.push(...(await redirectLines(await configuredSiteUrl())))
  printLines(lines)
  process.exitCode = lines.some(({ state }) => state === 'blocking') ? 1 : 0
}
