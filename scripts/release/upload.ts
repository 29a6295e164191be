import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Checkout } from '../lib/checkout.ts'
import { quietEnv, reasonIn, run, siteName, stop, wranglerCommand } from '../lib/run.ts'
import { config } from '../lib/wranglerConfig.ts'
import { listSecrets, missingSecrets } from './secrets.ts'
import { isNewest, placeholderTag } from './versions.ts'

/** A version without traffic, where it can be looked at, and the sitemap that was built with it. */
export type Uploaded = { readonly id: string; readonly preview: string; readonly sitemap: string }

/** wrangler itself writes here what it uploaded of each commit, so that no interruption can lose it. */
const uploads = join('.cache/uploads', siteName)

/** The files about an upload: wrangler's record, and what was built. */
function filesOf(checkout: Checkout | undefined): { readonly record: string; readonly sitemap: string } {
  const name = checkout?.changed.length === 0 ? checkout.commit : 'changed'
  return { record: resolve(uploads, `${name}.ndjson`), sitemap: resolve(uploads, `${name}.xml`) }
}

type UploadRecord = { readonly type: string; readonly version_id?: string; readonly preview_url?: string }

/** What was uploaded last, by wrangler's own record: one JSON object a line, the last of which may be cut off. */
export function readRecord(text: string): Omit<Uploaded, 'sitemap'> | undefined {
  for (const line of text.trimEnd().split('\n').reverse())
    try {
      const { type, version_id, preview_url } = JSON.parse(line) as UploadRecord
      if (type === 'version-upload')
        return version_id && preview_url ? { id: version_id, preview: preview_url } : undefined
    } catch {}
  return undefined
}

function recorded(checkout: Checkout | undefined): Uploaded | undefined {
  const { record, sitemap } = filesOf(checkout)
  if (!existsSync(record) || !existsSync(sitemap)) return undefined
  const read = readRecord(readFileSync(record, 'utf8'))
  return read && { ...read, sitemap: readFileSync(sitemap, 'utf8') }
}

/**
 * The version that an earlier run uploaded of this commit. Only while it's the newest: after a change of a secret, an older
 * version would bring the old secret back.
 */
export async function earlierUpload(checkout: Checkout | undefined): Promise<Uploaded | undefined> {
  const upload = checkout?.changed.length === 0 ? recorded(checkout) : undefined
  return upload && (await isNewest(upload.id)) ? upload : undefined
}

/** Uploads the build with the secrets that the Worker lacks, so that it never runs without them. */
async function uploadWith(secrets: Readonly<Record<string, string>>, record: string, tag: string) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  try {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    const added = Object.keys(secrets).length > 0 ? ['--secrets-file', file] : []
    const env = { ...quietEnv, WRANGLER_OUTPUT_FILE_PATH: record }
    return await run('wrangler', ['versions', 'upload', '--tag', tag, ...added], { env })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How long a page may stay open in a browser and still find its files, in ms. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * A deploy replaces all files at once, but pages that are open still ask for theirs, under their old names. So the files
 * of earlier deploys from this machine go along for a month after they were last part of a build. `now` in UTC ms.
 * @param built folder of the hashed files that were just built
 * @param store folder that remembers what was deployed
 */
export function addDeployed(built: string, store: string, now: number): void {
  mkdirSync(store, { recursive: true })
  for (const name of readdirSync(built)) {
    copyFileSync(join(built, name), join(store, name))
    utimesSync(join(store, name), now / 1000, now / 1000)
  }
  for (const name of readdirSync(store)) {
    if (existsSync(join(built, name))) continue
    if (now - statSync(join(store, name)).mtimeMs > keptMs) rmSync(join(store, name))
    else copyFileSync(join(store, name), join(built, name))
  }
}

/** Uploads what was built as a new version, without traffic. Creates the Worker before that, if there is none. */
export async function upload(checkout: Checkout | undefined): Promise<Uploaded> {
  const deployed = await listSecrets()
  if (deployed.state === 'unknown')
    return stop(
      `the deployed Worker's secrets can't be read, so nothing was uploaded: ${deployed.reason}`,
      "npm run preflight says what's missing",
    )
  const secrets = missingSecrets(deployed)
  if (deployed.state === 'first') await deployPlaceholder()
  addDeployed('dist/public/assets', join('.deployed', siteName), Date.now())
  const { record, sitemap } = filesOf(checkout)
  mkdirSync(uploads, { recursive: true })
  rmSync(record, { force: true })
  copyFileSync('dist/public/sitemap.xml', sitemap)
  const { code, output } = await uploadWith(secrets, record, checkout?.commit.slice(0, 12) ?? 'no-commit')
  if (code !== 0)
    return stop(`the version couldn't be uploaded: ${reasonIn(output)}`, 'fix that, then npm run deploy again')
  return (
    recorded(checkout) ??
    stop(
      "the uploaded version has no preview address, so it can't be tested",
      `${wranglerCommand('triggers deploy')} turns preview addresses on, as wrangler.toml says. Then npm run deploy again`,
    )
  )
}

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
