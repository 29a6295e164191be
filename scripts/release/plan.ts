import type { Checkout } from '../lib/checkout.ts'
import { config, configuredSiteUrl } from '../lib/wranglerConfig.ts'
import { databaseName } from '../owner/leads/settings.ts'
import type { Uploaded } from './upload.ts'

/** Says what a deploy is going to change, step by step. `earlier`: the version that an interrupted run uploaded. */
export async function printPlan(
  checkout: Checkout | undefined,
  { earlier, preview }: { readonly earlier: Uploaded | undefined; readonly preview: boolean },
): Promise<void> {
  const { name } = await config()
  const siteUrl = await configuredSiteUrl()
  const commit = checkout ? `commit ${checkout.commit.slice(0, 12)}` : "what's here, which isn't a commit"
  const changed = checkout?.changed.length ? ` and ${checkout.changed.length} uncommitted changes` : ''
  const steps = [
    `database   ${await databaseName()} is created if it isn't there, and gets the migrations it lacks`,
    `bucket     is created if it isn't there`,
    earlier
      ? `upload     is done: version ${earlier.id}`
      : `upload     ${commit}${changed} becomes a version of ${name}, without traffic, with the secrets that are missing`,
    "test       of every page, and of one request: the owner is notified of it, then it's deleted",
    preview
      ? 'traffic    none: the version stays at its own address'
      : `traffic    all of it goes to that version, then ${siteUrl} and the cron match wrangler.toml`,
  ]
  console.log(`\nWhat happens next\n${steps.map((step) => `  ${step}`).join('\n')}\n`)
}
