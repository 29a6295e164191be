import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietEnv, run, stop } from '../lib/run.ts'
import { config } from '../lib/wranglerConfig.ts'
import { placeholderTag } from './versions.ts'

const script = `export default {
  fetch: () => new Response('This site opens soon.', { status: 503, headers: { 'retry-after': '600' } }),
}
`

/**
 * Creates the Worker with a page that says that the site opens soon, and without domain or cron: a version can only be
 * uploaded to a Worker that exists, and nothing untested should be the first to get traffic. wrangler may ask here, since the
 * first deploy of an account has to choose its workers.dev address.
 */
export async function deployPlaceholder(): Promise<void> {
  const { name, account_id, compatibility_date } = await config()
  const folder = mkdtempSync(join(tmpdir(), 'placeholder-'))
  const settings = { name, account_id, compatibility_date, main: 'worker.js', workers_dev: true, preview_urls: true }
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify({ ...settings, send_metrics: false }))
  writeFileSync(join(folder, 'worker.js'), script)
  const file = join(folder, 'wrangler.json')
  const { code } = await run('wrangler', ['deploy', '--config', file, '--tag', placeholderTag], {
    asks: true,
    // These settings are one business's own: they have no environment to choose.
    env: { ...quietEnv, CLOUDFLARE_ENV: '' },
  })
  rmSync(folder, { recursive: true })
  if (code !== 0)
    stop(
      `the Worker ${name} couldn't be created; wrangler says why above`,
      'if the account has no workers.dev address yet, choose one: dash.cloudflare.com, Workers & Pages. Then npm run deploy again',
    )
  console.log(`worker     ${name} was created; it says that the site opens soon`)
}
