import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { chosenEnvironment, environmentOf, linkedSite } from './environment.ts'

/** Not what `npm run new-site` copies. */
const businesses = readdirSync('src/sites').filter(
  (name) => name !== 'starter' && existsSync(join('src/sites', name, 'site.ts')),
)

describe('each business in src/sites', () => {
  let root: string
  /** A checkout's folder that is set up for a business. */
  const setUpFor = (name: string): string => {
    rmSync(join(root, '.site'), { force: true })
    symlinkSync(`src/sites/${name}`, join(root, '.site'), 'junction')
    return root
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'environments-'))
    for (const name of ['package.json', 'wrangler.toml']) cpSync(name, join(root, name))
    mkdirSync(join(root, 'src/sites'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const configs = () =>
    businesses.map((name) =>
      unstable_readConfig({ config: 'wrangler.toml', env: environmentOf(setUpFor(name)) }, { hideWarnings: true }),
    )

  it('has its own Worker, database, bucket, counter and addresses', () => {
    expect(businesses.length).toBeGreaterThan(1)
    const own = configs().map(({ name, vars, d1_databases, r2_buckets, ratelimits, routes = [] }) => ({
      worker: [name],
      databases: d1_databases.map(({ database_name }: { database_name?: string }) => database_name),
      buckets: r2_buckets.map(({ bucket_name }: { bucket_name?: string }) => bucket_name),
      counters: ratelimits.map(({ namespace_id }: { namespace_id: string }) => namespace_id),
      origin: [vars.SITE_URL],
      recipient: [vars.NOTIFY_TO],
      sender: [vars.NOTIFY_FROM],
      domains: routes.map((route: unknown) => JSON.stringify(route)),
    }))
    for (const what of Object.keys(own[0] ?? {}) as (keyof (typeof own)[number])[]) {
      const all = own.flatMap((one) => one[what])
      if (what !== 'domains') expect(all, what).toHaveLength(businesses.length)
      expect(new Set(all).size, `${what}: ${all}`).toBe(all.length)
    }
  })

  it('has the bindings and variables that the code reads', () => {
    const shapes = configs().map(({ d1_databases, r2_buckets, send_email, ratelimits, assets, define }) => ({
      bindings: [d1_databases, r2_buckets].flat().map(({ binding }: { binding: string }) => binding),
      named: [send_email, ratelimits].flat().map(({ name }: { name: string }) => name),
      assets: assets?.binding,
      define,
    }))
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
    for (const { vars } of configs())
      for (const name of ['SITE_URL', 'NOTIFY_TO', 'NOTIFY_FROM']) expect(vars[name], name).toEqual(expect.any(String))
  })

  it('is chosen by SITE through the link, and never another one’s settings', () => {
    expect(linkedSite(setUpFor('lakeshore'))).toBe('lakeshore')
    expect(chosenEnvironment(root, 'lakeshore')).toBe('lakeshore')
    expect(chosenEnvironment(root, '')).toBe('lakeshore')
    expect(() => chosenEnvironment(root, 'tallgrass')).toThrow(
      'SITE is tallgrass, but this checkout is set up for lakeshore. Fix: SITE=tallgrass node scripts/install.mjs',
    )
    expect(environmentOf(setUpFor('tallgrass'))).toBe('')
    rmSync(join(root, '.site'))
    expect(linkedSite(root)).toBe('tallgrass')
  })

  it('without an environment gets one line with the fix, from every command', () => {
    setUpFor('acme')
    for (const name of ['scripts', 'src']) cpSync(name, join(root, name), { recursive: true })
    cpSync('src/sites/lakeshore', join(root, 'src/sites/acme'), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    for (const name of ['start', 'dev', 'build', 'preflight', 'deploy', 'rollback', 'leads', 'bookings', 'test']) {
      const [, file = ''] = /^node (\S+)$/.exec(scripts[name] ?? '') ?? []
      const { status, stderr, stdout } = spawnSync(process.execPath, [file], {
        cwd: root,
        env: { ...process.env, SITE: 'acme' },
      })
      expect([name, status, String(stdout)]).toEqual([name, 1, ''])
      expect(String(stderr), name).toMatch(
        /^wrangler\.toml has no \[env\.acme\] .* Fix: node scripts\/addEnvironment\.ts acme .*\n$/,
      )
    }
    const added = ['https://www.acme.com', 'me@acme.com', 'site@acme.com']
    execFileSync(process.execPath, ['scripts/owner/newSite/addEnvironment.ts', 'acme', ...added], { cwd: root })
    expect(environmentOf(root)).toBe('acme')
  })
})

it('an environment that is only mentioned is none', () => {
  const root = mkdtempSync(join(tmpdir(), 'environments-'))
  symlinkSync('src/sites/acme', join(root, '.site'), 'junction')
  cpSync('package.json', join(root, 'package.json'))
  writeFileSync(join(root, 'wrangler.toml'), '# [env.acme]\n[env.acme2]\n')
  expect(() => environmentOf(root)).toThrow('has no [env.acme]')
  rmSync(root, { recursive: true })
})
