import { execFileSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { lastRelease } from '../../scripts/release/lastRelease.ts'
import { siteCopy } from '../support/siteCopy.ts'

const commit = lastRelease()
const name = commit
  ? 'a business of the last release is built as it is, or the build says in sentences what its folder lacks'
  : "the last release's commit isn't in this clone: git fetch --unshallow"

const folder = 'upgraded'
const copy = siteCopy(folder)
afterAll(copy.remove)

it.skipIf(!commit)(name, { timeout: 600_000 }, async () => {
  const starter = ['archive', `--prefix=src/sites/${folder}/`, `${commit}:src/sites/starter`]
  execFileSync('tar', ['-x', '-C', copy.root], { input: execFileSync('git', starter, { maxBuffer: 2 ** 26 }) })
  const worker = { origin: 'https://www.acme.com', leadsTo: 'me@acme.com', sender: 'site@acme.com' }
  setUpWorker(copy.root, { folder, worker })
  const said = await copy.build().then(
    () => '',
    ({ message }: Error) => message,
  )
  expect(said).toMatch(/^$|The site can't be built:\n\S+\.(?:tsx?|md): /)
})
