import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  chosenEnvironment,
  environmentOf,
  linkedSite,
  localState,
  makeUsual,
  topLevelSite,
  usualSite,
} from './environment.ts'
import { inlined } from './remoteStore.ts'
import { confirmed } from './terminal.ts'

let root: string
const setUpFor = (name: string): void => {
  rmSync(join(root, '.site'), { force: true })
  symlinkSync(`src/sites/${name}`, join(root, '.site'), 'junction')
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environments-'))
  for (const name of ['package.json', 'wrangler.toml']) cpSync(name, join(root, name))
  mkdirSync(join(root, 'src/sites'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('is chosen by SITE through the link, and is never another business’s', () => {
  setUpFor('acme')
  writeFileSync(join(root, 'wrangler.toml'), '# [env.acme]\n[env.acme2]\n')
  expect(() => environmentOf(root)).toThrow('has no [env.acme]')
  writeFileSync(join(root, 'wrangler.toml'), '[env.acme.vars]\n')
  expect([chosenEnvironment(root, 'acme'), chosenEnvironment(root, '')]).toEqual(['acme', 'acme'])
  expect(() => chosenEnvironment(root, 'other')).toThrow(
    'SITE is other, but this checkout is set up for acme. Fix: SITE=other node scripts/install.mjs',
  )
  rmSync(join(root, '.site'))
  expect(linkedSite(root)).toBe(usualSite(root))
})

it('two businesses keep their settings and their local databases apart, whichever is the usual one', () => {
  mkdirSync(join(root, 'src/sites/first'))
  writeFileSync(join(root, 'wrangler.toml'), 'name = "first"\n[env.acme]\nname = "acme"\n')
  for (const usual of ['first', 'acme']) {
    makeUsual(root, usual)
    expect(usualSite(root)).toBe(usual)
    setUpFor('acme')
    expect([environmentOf(root), localState(root)]).toEqual(['acme', '.wrangler/state-acme'])
    setUpFor('first')
    expect([environmentOf(root), localState(root)]).toEqual(['', '.wrangler/state'])
  }
})

it('a Worker that was renamed is the usual business’s', () => {
  makeUsual(root, 'acme')
  writeFileSync(join(root, 'wrangler.toml'), 'name = "my-website"\n')
  setUpFor('acme')
  expect([topLevelSite(root), environmentOf(root)]).toEqual(['acme', ''])
})

it('every script says which business it’s about, and finds nothing that was built of another one', () => {
  cpSync('scripts/install.mjs', join(root, 'scripts/install.mjs'))
  cpSync('package-lock.json', join(root, 'package-lock.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const runFor = (SITE: string) => {
    mkdirSync(join(root, 'src/sites', SITE), { recursive: true })
    const { stderr } = spawnSync(process.execPath, ['scripts/install.mjs'], {
      cwd: root,
      env: { ...process.env, SITE },
      encoding: 'utf8',
    })
    return [stderr, linkedSite(root), existsSync(join(root, '.build'))]
  }
  runFor('acme')
  mkdirSync(join(root, '.build'))
  expect(runFor('acme')).toEqual(['Business: acme\n', 'acme', true])
  expect(runFor('other')).toEqual(['Business: other\n', 'other', false])
})

it('where there is none, a command says so in one line with the fix', () => {
  for (const name of ['scripts', 'src']) cpSync(name, join(root, name), { recursive: true })
  cpSync('src/sites/starter', join(root, 'src/sites/acme'), { recursive: true })
  setUpFor('acme')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const env = { ...process.env, SITE: 'acme' }
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/owner/owner.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    /^wrangler\.toml has no \[env\.acme\] .* Fix: node scripts\/owner\/newSite\/addEnvironment\.ts acme .*\n$/,
  )
  const added = ['https://www.acme.com', 'me@acme.com', 'site@acme.com']
  execFileSync(process.execPath, ['scripts/owner/newSite/addEnvironment.ts', 'acme', ...added], { cwd: root })
  expect(environmentOf(root)).toBe('acme')
})

const database = new DatabaseSync(':memory:')

it.each([
  ['SELECT ?1 AS a, ?2 AS b, ?1 AS c', ["it's '", 7]],
  ['SELECT ? AS a, ? AS b', ['a ? and ?2; DROP TABLE leads; --', null]],
  [`SELECT '?1 isn''t one' AS a, ?1 AS b`, ['x']],
  ['SELECT ?2 AS a, ?12 AS b', ['1', "$1 $& '", '3', '4', '5', '6', '7', '8', '9', '10', '11', 'twelve']],
])('%s means the same with its values in place', (sql, values) => {
  expect(database.prepare(inlined({ sql, values })).get()).toEqual(database.prepare(sql).get(...values))
})

vi.spyOn(process.stdout, 'write').mockImplementation(() => true)

it.each([
  ['yes\n', true],
  [' YES \n', true],
  ['yes', true],
  ['y\n', false],
  ['no\nyes\n', false],
  ['\n', false],
  ['', false],
])('%j is a yes: %j', async (typed, expected) => {
  expect(await confirmed('Type yes: ', Readable.from(typed ? [typed] : []))).toBe(expected)
})
