import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { lastRelease } from '../../scripts/release/lastRelease.ts'
import { siteCopy } from '../support/siteCopy.ts'

const commit = lastRelease()
const copy = siteCopy('upgraded')
afterAll(copy.remove)

/** What the build says of a folder: a file, the field where it's known, and what's wrong. */
const sentence = /^(?:\S+\.(?:tsx?|md): .+|The site can't be built:)$/

it.skipIf(!commit)(
  commit
    ? "takes a business of the last release as it is, or says in sentences what its folder lacks"
    : "needs the last release's commit, which this clone doesn't have: git fetch --unshallow",
  { timeout: 600_000 },
  async () => {
    const archive = execFileSync('git', ['archive', commit, 'src/sites/starter'], { maxBuffer: 2 ** 26 })
    execFileSync('tar', ['-x', '--strip-components=2'], { cwd: join(copy.root, '.cache-upgrade'), input: archive })
    renameSync(join(copy.root, '.cache-upgrade/starter'), join(copy.root, 'src/sites/upgraded'))
    const worker = { origin: 'https://www.acme.com', leadsTo: 'me@acme.com', sender: 'site@acme.com' }
    setUpWorker(copy.root, { folder: 'upgraded', worker })
    const said = await copy.build().then(
      () => [],
      ({ stderr = '' }: { stderr?: string }) => stderr.split('\n').filter((line) => line.includes('.ts: ')),
    )
    expect(said.filter((line) => !sentence.test(line))).toEqual([])
  },
)
