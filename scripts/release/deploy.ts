// `npm run deploy`: uploads a tested version and sends traffic to it only when it works. Can be run again at any time.
import { paths } from '../../src/routes.ts'
import { build } from '../build/build.ts'
import { type Checkout, isTested, readCheckout } from '../lib/checkout.ts'
import { fail, run, stop } from '../lib/run.ts'
import { confirmed, readFlags } from '../lib/terminal.ts'
import { config, configuredSiteUrl, namesOf } from '../lib/wranglerConfig.ts'
import { type Line, printed, printLines } from './preflight/line.ts'
import { preflight } from './preflight/preflight.ts'
import { createBucket, migrate } from './resources.ts'
import { smoke } from './smoke/smoke.ts'
import { earlierUpload, type Uploaded, upload } from './upload.ts'
import { applyTriggers, liveVersion, sendTraffic } from './versions.ts'

const usage = `npm run deploy                checks, tests, builds, shows the plan, asks, uploads, tests that version, sends traffic to it
npm run deploy -- --preview   the same without traffic: the version stays at its own address; allowed before all is ready
npm run deploy -- --dry-run   checks, tests and builds, without an account; ends with what's left, and fails if anything is
            --tested          the tests passed elsewhere on this commit
            --yes             doesn't ask`

const flags = readFlags(usage, ['dry-run', 'preview', 'tested', 'yes'])

/** What keeps this from being launched, or from being uploaded where only a preview is wanted. */
const openIn = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ state, stopsUpload }) => state === 'blocking' && (stopsUpload || !flags.preview))

/** A launch with something open is refused, and a preview when it couldn't even be uploaded. */
function refuseOpen(lines: readonly Line[]): void {
  const open = openIn(lines)
  if (open.length === 0 || flags['dry-run']) return
  stop(
    `still blocking: ${[...new Set(open.map(({ subject }) => subject))].join(', ')}`,
    open.find(({ stopsUpload }) => stopsUpload)?.fix ??
      'fix them, or npm run deploy -- --preview, which sends no traffic',
  )
}

/** Runs the tests, unless they passed on this commit already. */
async function test(checkout: Checkout | undefined): Promise<void> {
  if (flags.tested || isTested(checkout)) return
  const { code } = await run('npm', ['test'], { show: true, env: process.env })
  if (code !== 0) stop('a test failed', 'fix it: the lines above say where')
}

/** Says what is going to change, step by step. `earlier`: the version that an interrupted run uploaded. */
async function printPlan(checkout: Checkout | undefined, earlier: Uploaded | undefined): Promise<void> {
  const { name } = await config()
  const commit = checkout ? `commit ${checkout.commit.slice(0, 12)}` : "what's here, which isn't a commit"
  const changed = checkout?.changed.length ? ` and ${checkout.changed.length} uncommitted changes` : ''
  const steps = [
    `database   ${(await namesOf()).database} is created if it isn't there, and gets the migrations it lacks`,
    `bucket     is created if it isn't there`,
    earlier
      ? `upload     is done: version ${earlier.id}`
      : `upload     ${commit}${changed} becomes a version of ${name}, without traffic, with the secrets that are missing`,
    "test       of every page, and of one request: the owner is notified of it, then it's deleted",
    flags.preview
      ? 'traffic    none: the version stays at its own address'
      : `traffic    all of it goes to that version, then ${await configuredSiteUrl()} and the cron match wrangler.toml`,
  ]
  console.log(`\nWhat happens next\n${steps.map((step) => `  ${step}`).join('\n')}\n`)
}

const checkout = readCheckout()
const lines = await preflight({ offline: flags['dry-run'], tests: flags.tested ? 'passed elsewhere' : 'run next' })
printLines(lines)
refuseOpen(lines)
await test(checkout)
const earlier = flags['dry-run'] ? undefined : await earlierUpload(checkout)
if (!earlier) console.log(await build())
await printPlan(checkout, earlier)
if (flags['dry-run']) {
  const open = openIn(lines)
  console.log('Dry run: nothing was uploaded.')
  if (open.length === 0) process.exit()
  console.log(`\nBefore a launch, ${open.length} ${open.length === 1 ? 'thing is' : 'things are'} left:`)
  fail(open.map(printed).join('\n'))
}
if (!flags.yes && !(await confirmed('Type yes to go on: ')))
  stop('nothing was changed, since that needs the word yes', 'npm run deploy again, or -- --yes where nobody can type')

await migrate()
await createBucket()
const version = earlier ?? (await upload(checkout))
console.log(`version    ${version.id} at ${version.preview}`)
if ((await liveVersion()) !== version.id) {
  await smoke(version, flags.preview)
  if (flags.preview) {
    console.log('\nIt gets no traffic yet. npm run deploy sends it, once nothing is blocking.')
    process.exit()
  }
  await sendTraffic(version.id)
}
await applyTriggers()
const siteUrl = await configuredSiteUrl()
console.log(`\nLive: ${siteUrl}. In three minutes ${siteUrl}${paths.health} should say ok. npm run rollback goes back.`)
