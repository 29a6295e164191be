// What wrangler itself says of an account, and how it takes our commands. The account is a fake; `deploy.test.ts` next to
// the deploy plays wrangler instead.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonIn, quietEnv, run } from '../../scripts/lib/run.ts'
import { loginLine, recipientLine } from '../../scripts/release/preflight/account.ts'
import { listBuckets } from '../../scripts/release/resources.ts'
import { listSecrets } from '../../scripts/release/secrets.ts'
import { readRecord } from '../../scripts/release/upload.ts'
import { isNewest, listDeployments, listVersions, liveVersion, siteVersions } from '../../scripts/release/versions.ts'
import { listen } from '../support/listen.ts'

const created = '2026-01-01T00:00:00Z'
const owner = 'owner@ready-hauler.com'
const [older, newer] = ['00000001-0000-4000-8000-000000000000', '00000002-0000-4000-8000-000000000000']
/** A version and its deployment are of the day that its number says. */
const madeOn = (id: string) => `2026-01-${id.slice(6, 8)}T00:00:00Z`
const version = (id: string) => ({
  id,
  metadata: { created_on: madeOn(id), author_email: 'me', source: 'wrangler', has_preview: true },
  annotations: { 'workers/tag': 'a tag', 'workers/triggered_by': 'upload' },
  resources: { bindings: [], script: { handlers: ['fetch'] }, script_runtime: {} },
  startup_time_ms: 5,
})
const deployment = (id: string) => ({ id, created_on: madeOn(id), versions: [{ version_id: id, percentage: 100 }] })
const subdomain = {
  enabled: true,
  previews_enabled: true,
  url: 'https://worker.someone.workers.dev',
  preview_url_suffix: '-worker.someone.workers.dev',
}

/** What Cloudflare's API answers, by what it's asked. */
const results: readonly (readonly [RegExp, unknown])[] = [
  [/^GET \/user$/, { id: 'user', email: 'me@ready-hauler.com' }],
  [/^GET \/user\/tokens\/verify$/, { id: 'token', status: 'active' }],
  [/^GET \/(accounts|memberships)$/, [{ id: 'account', name: 'Mine', account: { id: 'account', name: 'Mine' } }]],
  [/^GET .*\/email\/routing\/addresses$/, [{ id: 'a', email: owner, verified: created, created }]],
  [/^GET .*\/r2\/buckets$/, { buckets: [{ name: 'a-bucket', creation_date: created }] }],
  [/^GET .*\/d1\/database$/, [{ uuid: 'a-database', name: 'a-database' }]],
  [/^GET .*\/d1\/database\/[\w-]+$/, { uuid: 'a-database', name: 'a-database' }],
  [/^GET .*\/r2\/buckets\/[\w-]+$/, {}],
  [/^GET .*\/secrets$/, [{ name: 'LEAD_SECRET', type: 'secret_text' }]],
  [
    /^GET .*\/services\/[\w-]+$/,
    { default_environment: { environment: 'production', script: { tag: 't', tags: [] } } },
  ],
  [/^GET .*\/workers\/workers\/[\w-]+$/, { subdomain }],
  [/^GET .*\/workers\/subdomain$/, { subdomain: 'someone' }],
  [/^GET .*\/versions$/, { items: [version(newer), version(older)] }],
  [/^GET .*\/deployments$/, { deployments: [deployment(newer), deployment(older)] }],
  [/\/assets-upload-session$/, { jwt: 'jwt', buckets: [] }],
  [/^POST .*\/versions$/, version(newer)],
  [/^(GET|PATCH) .*\/(settings|script-settings)$/, { bindings: [] }],
]

let isThere = true
let api: Awaited<ReturnType<typeof listen>>
const before = { ...quietEnv }
beforeAll(async () => {
  api = await listen((request, response) => {
    const asked = `${request.method} ${request.url?.split('?')[0]}`
    const found = isThere && results.find(([pattern]) => pattern.test(asked))
    const errors = found ? [] : [{ code: 10007, message: asked }]
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: Boolean(found), errors, messages: [], result: found ? found[1] : null }))
  })
  const account = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' }
  Object.assign(quietEnv, { CLOUDFLARE_API_BASE_URL: api.origin, ...account })
})
afterAll(() => {
  for (const name of Object.keys(quietEnv)) delete quietEnv[name]
  Object.assign(quietEnv, before)
  api.close()
})

it('its lists are read', async () => {
  expect(loginLine(await run('wrangler', ['whoami', '--json']), false).state).toBe('ok')
  const addresses = await run('wrangler', ['email', 'routing', 'addresses', 'list'])
  expect(recipientLine(addresses, owner).state).toBe('ok')
  expect(await listBuckets()).toEqual({ state: 'on', names: ['a-bucket'] })
  expect(jsonIn(await run('wrangler', ['d1', 'list', '--json']))).toMatchObject([{ name: 'a-database' }])
  expect(await listSecrets()).toEqual({ state: 'deployed', names: ['LEAD_SECRET'] })
  expect(siteVersions(await listDeployments(), await listVersions())).toEqual([newer, older])
  expect([await isNewest(newer), await liveVersion()]).toEqual([true, newer])
})

it('a Worker that was never deployed is recognized by what it says', async () => {
  isThere = false
  expect(await listSecrets()).toEqual({ state: 'first' })
  isThere = true
})

it('it writes down the version that it uploads with a tag and secrets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const [secrets, record] = [join(folder, 'secrets.json'), join(folder, 'record.ndjson')]
  writeFileSync(secrets, '{"LEAD_SECRET":"x"}')
  const env = { ...quietEnv, WRANGLER_OUTPUT_FILE_PATH: record }
  const { code, output } = await run('wrangler', ['versions', 'upload', '--tag', 'a', '--secrets-file', secrets], {
    env,
  })
  expect(code, output).toBe(0)
  const preview = 'https://00000002-worker.someone.workers.dev'
  expect(readRecord(readFileSync(record, 'utf8'))).toEqual({ id: newer, preview })
  rmSync(folder, { recursive: true })
})

it.each([
  ['versions deploy', ['--yes', '--message']],
  ['rollback', ['--yes', '--message']],
  ['deploy', ['--config', '--tag', '--dry-run', '--outdir']],
  ['triggers deploy', []],
  ['d1 migrations apply', ['--remote']],
  ['d1 execute', ['--json', '--yes', '--command']],
])('wrangler %s has the options that it is called with', async (command, options) => {
  const { code, output } = await run('wrangler', [...command.split(' '), '--help'])
  expect(code).toBe(0)
  for (const option of options) expect(output).toContain(option)
})
