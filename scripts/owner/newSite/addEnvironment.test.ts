import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { addEnvironment } from './addEnvironment.ts'

const toml = readFileSync('wrangler.toml', 'utf8')
const addresses = {
  origin: 'https://www.acme-hauling.com',
  notifyTo: 'me@acme-hauling.com',
  notifyFrom: 'site@acme-hauling.com',
}

/** The text with an environment more. */
function withEnvironment(text: string, name: string, more: Partial<typeof addresses> = {}): string {
  const added = addEnvironment(text, name, { ...addresses, ...more })
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
  const text = withEnvironment(toml, 'acme')
  expect(text.startsWith(toml)).toBe(true)
  const [added, top] = [read(text, 'acme'), read(toml, '')]
  expect(added).toMatchObject({
    name: 'acme',
    routes: [],
    vars: { ...top.vars, SITE_URL: addresses.origin, NOTIFY_TO: addresses.notifyTo, NOTIFY_FROM: addresses.notifyFrom },
    d1_databases: [{ ...top.d1_databases[0], database_name: 'acme' }],
    r2_buckets: [{ ...top.r2_buckets[0], bucket_name: 'acme-files' }],
  })
  for (const same of ['define', 'send_email', 'triggers', 'assets', 'cache', 'observability', 'preview_urls'] as const)
    expect(added[same], same).toEqual(top[same])
  expect(added.ratelimits).toEqual(
    top.ratelimits.map((limit: object) => ({ ...limit, namespace_id: added.ratelimits[0]?.namespace_id })),
  )
})

it('takes no domain over from the top level', () => {
  const routed = toml.replace('# routes = ', 'routes = ')
  expect(read(routed, '').routes).toHaveLength(1)
  expect(read(withEnvironment(routed, 'acme'), 'acme').routes).toEqual([])
})

it('counts each business’s requests apart', () => {
  const text = withEnvironment(withEnvironment(toml, 'acme'), 'other')
  const ids = Array.from(text.matchAll(/namespace_id = "(\d+)"/g), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

it('changes none that is there', () => {
  expect(addEnvironment(withEnvironment(toml, 'acme'), 'acme', addresses)).toEqual({
    problem: 'wrangler.toml has [env.acme] already',
  })
})

it('gives no two businesses the same database, bucket or Worker', () => {
  for (const line of ['name = "acme"', 'database_name = "acme"', 'bucket_name = "acme-files"'])
    expect(addEnvironment(`${line}\n`, 'acme', addresses)).toEqual({
      problem: 'another business in wrangler.toml has the name acme already',
    })
})

it.each([
  ['Acme', {}],
  ['acme hauling', {}],
  ['acme.vars', {}],
  ['acme-', {}],
  ['a'.repeat(55), {}],
  ['acme', { origin: 'http://www.acme.com' }],
  ['acme', { origin: 'https://www.acme.com/' }],
  ['acme', { origin: 'www.acme.com' }],
  ['acme', { notifyTo: 'me' }],
  ['acme', { notifyFrom: 'site@acme.com"\nLEAD_SECRET = "x' }],
])('refuses what would not work: %s %j', (name, more) => {
  expect(addEnvironment(toml, name, { ...addresses, ...more })).toEqual({ problem: expect.any(String) })
})
