import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { addEnvironment } from './addEnvironment.ts'

const toml = readFileSync('wrangler.toml', 'utf8')
const worker = {
  origin: 'https://www.acme-hauling.com',
  leadsTo: 'me@acme-hauling.com',
  sender: 'site@acme-hauling.com',
}

/** The text with an environment more. */
function withEnvironment(text: string, name: string): string {
  const added = addEnvironment(text, { folder: name, worker })
  if ('problem' in added) throw new Error(added.problem)
  return added.toml
}

/** What wrangler itself reads in a text. */
function read(text: string, env: string) {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const config = join(folder, 'wrangler.toml')
  writeFileSync(config, text)
  try {
    return unstable_readConfig({ config, env }, { hideWarnings: true })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('adds everything that a Worker needs, with names of its own, and changes nothing that was there', () => {
  // No domain is taken over from the top level.
  const routed = toml.replace('# routes = ', 'routes = ')
  const text = withEnvironment(routed, 'acme')
  expect(text.startsWith(routed)).toBe(true)
  const [added, top] = [read(text, 'acme'), read(routed, '')]
  expect(top.routes).toHaveLength(2)
  expect(added).toMatchObject({
    name: 'acme',
    routes: [],
    vars: { ...top.vars, SITE_URL: worker.origin, NOTIFY_TO: worker.leadsTo, NOTIFY_FROM: worker.sender },
    d1_databases: [{ ...top.d1_databases[0], database_name: 'acme' }],
    r2_buckets: [{ ...top.r2_buckets[0], bucket_name: 'acme-files' }],
  })
  for (const same of ['define', 'send_email', 'triggers', 'assets', 'cache', 'observability', 'preview_urls'] as const)
    expect(added[same], same).toEqual(top[same])
  const counted = ({ namespace_id: _, ...limit }: { readonly namespace_id: string }) => limit
  expect(added.ratelimits.map(counted)).toEqual(top.ratelimits.map(counted))
})

it('counts each business’s requests apart', () => {
  const text = withEnvironment(withEnvironment(toml, 'acme'), 'other')
  const ids = Array.from(text.matchAll(/namespace_id = "(\d+)"/g), ([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('changes none that is there, and gives no two businesses the same database, bucket or Worker', () => {
  const problem = 'wrangler.toml has [env.acme] already'
  expect(addEnvironment(withEnvironment(toml, 'acme'), { folder: 'acme', worker })).toEqual({ problem })
  for (const line of ['name = "acme"', 'database_name = "acme"', 'bucket_name = "acme-files"'])
    expect(addEnvironment(`${line}\n`, { folder: 'acme', worker })).toHaveProperty('problem')
})

it.each([
  ['acme.vars', {}],
  ['a'.repeat(55), {}],
  ['acme', { sender: 'site@acme.com"\nLEAD_SECRET = "x' }],
])('refuses what would not work: %s %j', (folder, more) => {
  expect(addEnvironment(toml, { folder, worker: { ...worker, ...more } })).toEqual({ problem: expect.any(String) })
})
