// `npm run deploy`: builds, deploys, and makes what the deployed Worker still lacks: its tables and its secret.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { site } from '../src/site.ts'
import { build } from './build.ts'
import { calendarUrl } from './calendarUrl.ts'
import { addDeployed } from './deployedAssets.ts'
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
if (!output.includes('LEAD_SECRET')) {
  const secret = randomBytes(32).toString('hex')
  const { status } = spawnSync('wrangler', ['secret', 'put', 'LEAD_SECRET'], {
    env: quietEnv,
    input: secret,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0) fail('The secret could not be stored.')
  const siteUrl = /^SITE_URL\s*=\s*"([^"]+)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1] ?? ''
  // Nobody can read the secret again, so this is the moment to keep what it signs.
  console.log(
    `\nThe pickups as a calendar to subscribe to. Keep this address to yourself:\n${await calendarUrl(secret, siteUrl, Date.now())}`,
  )
}
