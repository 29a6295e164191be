import { expect, it } from 'vitest'
import { readSecretList } from './secrets.ts'
import { readRecord } from './upload.ts'
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
