// `npm run deploy`: builds, brings the database up to date, and only then uploads the code.
import { parseArgs } from 'node:util'
import { site } from '#site/site.ts'
import { build } from '../build.ts'
import { fail } from '../run.ts'
import { migrate } from './database.ts'
import { addDeployed } from './deployedAssets.ts'
import { missingSecrets } from './secrets.ts'
import { upload } from './upload.ts'

const usage = `npm run deploy                builds and deploys
npm run deploy -- --dry-run   builds and says what would be uploaded; needs no account and changes nothing`

/** Fails on unknown options: a mistyped one must not deploy. */
function readArguments(): { readonly dryRun: boolean; readonly help: boolean } {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } })
    // Without the extra `--`, npm takes the option itself and passes it only here.
    const dryRun = values['dry-run'] === true || process.env.npm_config_dry_run === 'true'
    return { dryRun, help: values.help === true }
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`)
  }
}

const { dryRun, help } = readArguments()
if (help) {
  console.log(usage)
  process.exit()
}
console.log(
  `Before a public launch the owner still has to confirm:\n${site.unconfirmed.map((claim) => `  - ${claim}`).join('\n')}\n`,
)
console.log(await build())
if (dryRun) {
  console.log('Dry run: nothing was uploaded.')
  process.exit()
}
// The first request to the account only reads, so a wrong login or no network stops here.
const secrets = await missingSecrets()
// Migrations come first: the deployed code ignores new columns and tables, but new code would fail without them.
await migrate()
addDeployed('dist/public/assets', '.deployed', Date.now())
upload(secrets)
