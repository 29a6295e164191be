import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSecretList } from './secrets.ts'
import { addDeployed, readRecord } from './upload.ts'
import { hasOlderSecrets, siteVersions } from './versions.ts'

const deployment = (...ids: string[]) => ({
  created_on: '2026',
  versions: ids.map((version_id) => ({ version_id, percentage: 100 / ids.length })),
})
const version = (id: string, annotations: object) => ({ id, metadata: { created_on: '2026' }, annotations })
const versions = [
  version('a', { 'workers/tag': 'placeholder' }),
  version('b', { 'workers/tag': 'commit' }),
  version('changed', { 'workers/triggered_by': 'secret' }),
  version('c', { 'workers/tag': 'commit' }),
]

it('a site was live if a version of its own had all of the traffic', () => {
  expect(siteVersions([deployment('a')], versions)).toEqual([])
  expect(siteVersions([deployment('a'), deployment('b', 'c')], versions)).toEqual([])
  expect(siteVersions([deployment('a'), deployment('b'), deployment('c')], versions)).toEqual(['c', 'b'])
  // Only the ten newest versions are listed.
  expect(siteVersions([deployment('older')], versions)).toEqual(['older'])
})

it('knows that a version before a change of a secret would bring the old one back', () => {
  expect(['a', 'b', 'c'].map((id) => hasOlderSecrets(id, versions))).toEqual([true, true, false])
})

const uploaded = (id: string, preview?: string) =>
  JSON.stringify({ type: 'version-upload', version_id: id, preview_url: preview })

it.each([
  ['the last upload', [uploaded('a', 'https://a'), uploaded('b', 'https://b'), '{"type":"wrangler-session"}'], 'b'],
  ['the upload before a line that was cut off', [uploaded('a', 'https://a'), '{"type":"version-up'], 'a'],
  ['nothing of an upload without a preview address', [uploaded('a', 'https://a'), uploaded('b')], undefined],
  ['nothing of a failure', ['{"type":"command-failed","code":7003}'], undefined],
])('the record gives %s', (_name, lines, id) => {
  expect(readRecord(lines.join('\n'))?.id).toBe(id)
})

it('reads names in a list, and nothing else for a list', () => {
  const list = (stdout: string, code = 0) => readSecretList({ code, stdout, output: stdout })
  expect(list('[{"name":"LEAD_SECRET"},{"name":"SMS_TOKEN"}]')).toEqual({
    state: 'deployed',
    names: ['LEAD_SECRET', 'SMS_TOKEN'],
  })
  expect(list('[]', 1).state).toBe('unknown')
  expect(list('✘ [ERROR] No access. [code: 10000]', 1)).toEqual({ state: 'unknown', reason: expect.any(String) })
  for (const other of ['All is well.', '{"LEAD_SECRET":"x"}', '["LEAD_SECRET"]', ''])
    expect(list(other).state).toBe('unknown')
})

const day = 24 * 60 * 60 * 1000
const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
const store = join(folder, 'store')
afterAll(() => rmSync(folder, { recursive: true }))

/** A build with one script, deployed on a day; gives what goes up. */
function deploy(name: string, onDay: number): string[] {
  const built = join(folder, `built-${name}`)
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, name), name)
  addDeployed(built, store, onDay * day)
  for (const file of readdirSync(built)) expect(readFileSync(join(built, file), 'utf8')).toBe(file)
  return readdirSync(built).sort()
}

it('uploads files of earlier deploys for a month after the last build that had them', () => {
  expect(deploy('one.js', 0)).toEqual(['one.js'])
  expect(deploy('two.js', 10)).toEqual(['one.js', 'two.js'])
  rmSync(join(folder, 'built-one.js'), { recursive: true })
  deploy('one.js', 20)
  expect(deploy('three.js', 45)).toEqual(['one.js', 'three.js'])
  expect(readdirSync(store).sort()).toEqual(['one.js', 'three.js'])
})
