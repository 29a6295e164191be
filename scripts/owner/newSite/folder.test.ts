import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { colors } from '../../../src/sites/starter/theme.ts'
import { businessOf } from '../../../tests/support/businesses.ts'
import { siteCopy } from '../../../tests/support/siteCopy.ts'
import { filesUnder } from '../../build/files.ts'
import { addEnvironment } from './addEnvironment.ts'
import { earlierAnswers, stateOf, themeFile, writeBusiness } from './folder.ts'

/** A folder that no business has, whatever the checkout's own are. */
const name = 'new-business'
const input = JSON.parse(readFileSync('docs/business.example.json', 'utf8'))
const features = { calculator: true, blog: true, referrals: true, permits: true, curbRules: true, dropOffs: true }

const changed = (changes: object) => businessOf({ ...input, folder: name, site: { ...input.site, ...changes } })

const copy = siteCopy(name)
const folder = join(copy.root, 'src/sites', name)
/** A folder's files with their text, by name. */
const texts = (place: string) =>
  Object.fromEntries(
    filesUnder(place, ['.'], /./).map((file) => [file.slice(place.length), readFileSync(file, 'utf8')]),
  )

writeBusiness(copy.root, changed({ features }))
afterAll(copy.remove)

it('a new business has every file of the starting one, and answers of its own', () => {
  const starter = texts(join(copy.root, 'src/sites/starter'))
  const written = texts(folder)
  expect(Object.keys(written).sort()).toEqual(Object.keys(starter).sort())
  const own = Object.keys(written).filter((name) => written[name] !== starter[name])
  expect(own.sort()).toEqual(['/answers/site.json', '/answers/towns.json', '/answers/worker.json', '/theme.ts'])
  expect([stateOf(copy.root, name), stateOf(copy.root, 'tallgrass')]).toEqual(['answered', 'hand-made'])
})

it('running it again changes the answers only: hand edits survive', () => {
  const home = join(folder, 'home.ts')
  writeFileSync(home, readFileSync(home, 'utf8').replace('You agree to the price', 'By hand: you agree to the price'))
  writeFileSync(join(folder, 'notes.md'), 'Mine.\n')
  const before = texts(folder)
  writeBusiness(copy.root, changed({ tagline: 'Another line about Tucson' }))
  const after = texts(folder)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['/answers/site.json'])
  expect(earlierAnswers(copy.root, name)).toMatchObject({ site: { tagline: 'Another line about Tucson' } })
})

it('a new color changes theme.ts, until somebody has changed one there', () => {
  const theme = join(folder, 'theme.ts')
  const recolored = (color: string) => {
    writeBusiness(copy.root, { ...changed({}), color })
    return readFileSync(theme, 'utf8')
  }
  const [own, other] = [colors.pine, colors.marigold]
  const before = recolored(own)
  expect(earlierAnswers(copy.root, name)).toMatchObject({ color: own })
  expect(recolored(other)).not.toBe(before)
  writeFileSync(theme, before.replace(colors.brick, other))
  expect(recolored(other)).toContain(`brick: '${other}'`)
  expect(earlierAnswers(copy.root, name)).not.toHaveProperty('color')
})

it('the starting colors are those of its own brand', () => {
  const file = readFileSync(join(copy.root, 'src/sites/starter/theme.ts'), 'utf8')
  expect(file).toBe(themeFile(colors.pine))
})

it('leaves nothing behind where it can’t finish', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'))
  expect(() => writeBusiness(empty, changed({}))).toThrow()
  expect(existsSync(join(empty, 'src'))).toBe(false)
  expect(readdirSync(join(empty, '.cache'))).toEqual([])
  rmSync(empty, { recursive: true })
})

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
    send_email: [{ ...top.send_email[0], allowed_sender_addresses: [worker.sender] }],
  })
  for (const same of ['define', 'triggers', 'assets', 'cache', 'observability', 'preview_urls'] as const)
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
