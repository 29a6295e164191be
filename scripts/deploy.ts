// `npm run deploy`: builds, deploys, and makes what the deployed Worker still lacks: its tables and its secret.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { site } from '../src/site.ts'
import { build } from './build.ts'
import { addDeployed } from './deployedAssets.ts'
import { knownSecrets, remoteSecrets } from './leads/settings.ts'
import { fail, quietEnv, run } from './run.ts'

const wrangler = (...args: string[]) => {
  const { status } = spawnSync('wrangler', args, { env: quietEnv, stdio: 'inherit' })
  if (status !== 0) fail(`wrangler ${args[0]} did not succeed; its words are above.`)
}

console.log(
  `Before a public launch the owner still has to confirm:\n${site.unconfirmed.map((claim) => `  - ${claim}`).join('\n')}\n`,
)
console.log(await build())
addDeployed('dist/public/assets', '.deployed', Date.now())
// The first deploy creates the database and the bucket.
wrangler('deploy')
wrangler('d1', 'migrations', 'apply', 'DB', '--remote')
const { output } = await run('wrangler', ['secret', 'list'])
const { LEAD_SECRET } = knownSecrets({ remote: true })
if (!output.includes('LEAD_SECRET')) {
  const secret = LEAD_SECRET ?? randomBytes(32).toString('hex')
  // Nobody can read it back from the platform, and links are signed with it here too.
  if (!LEAD_SECRET) appendFileSync(remoteSecrets, `LEAD_SECRET="${secret}"\n`, { mode: 0o600 })
  const { status } = spawnSync('wrangler', ['secret', 'put', 'LEAD_SECRET'], {
    env: quietEnv,
    input: secret,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0) fail('The secret could not be stored.')
  console.log(`The secret is in ${remoteSecrets} too: keep a copy of that file in a safe place.`)
} else if (!LEAD_SECRET)
  console.log(
    `${remoteSecrets} is not here, so npm run leads -- show --remote gives no links. Copy it from where you keep it.`,
  )
