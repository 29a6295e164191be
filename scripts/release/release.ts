// `npm run release -- 0.3.0`: writes a release's entry in CHANGELOG.md from the commits since the last one, and its version.
import { readFileSync, writeFileSync } from 'node:fs'
import { git } from '../lib/checkout.ts'
import { fail } from '../lib/run.ts'
import { readOptions } from '../lib/terminal.ts'
import { lastRelease } from './lastRelease.ts'

const usage =
  'npm run release -- 1.2.3   writes its entry in CHANGELOG.md from the commits since the last release, and its version'

/** What a business's folder has to follow. */
const rules = ['src/sites/schema', 'src/sites/starter']

/** A heading and the commits below it, by how their subjects begin; empty without any. */
function part(heading: string, subjects: readonly string[], kind: RegExp): string {
  const lines = subjects.filter((subject) => kind.test(subject)).map((subject) => `- ${subject.replace(kind, '')}\n`)
  return lines.length > 0 ? `### ${heading}\n\n${lines.join('')}\n` : ''
}

const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

const [version = ''] = readOptions(usage, {}, true).positionals
if (!/^\d+\.\d+\.\d+$/.test(version)) fail(`A version is three numbers.\n\n${usage}`)
const { version: last } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
if (version.localeCompare(last, 'en', { numeric: true }) <= 0) fail(`${version} isn't after ${last}, the last release.`)
const from = lastRelease()
if (!from) fail("The last release isn't in this clone: git fetch --unshallow")
const subjects = (...paths: readonly string[]) =>
  git('log', '--no-merges', '--reverse', '--format=%s', `${from}..HEAD`, '--', ...paths).split('\n')
const own = part('In your own folder', subjects(...rules), /^\w+(?:\(.*?\))?!?: /)
const entry = [
  `## ${version}, ${new Date().toISOString().slice(0, 10)}\n\n`,
  own || '### In your own folder\n\nNothing to do.\n\n',
  part('New', subjects(), /^feat(?:\(.*?\))?!?: /),
  part('Better', subjects(), /^(?:fix|perf)(?:\(.*?\))?!?: /),
]
edit('CHANGELOG.md', (text) => text.replace(/(?=^## )/m, entry.join('')))
for (const file of ['package.json', 'package-lock.json'])
  edit(file, (text) => text.replace(/("name": "tallgrass",\s+"version": )"[^"]*"/g, `$1"${version}"`))
console.log(`CHANGELOG.md begins with ${version}. Say what a business has to change in its own folder, then:
  git commit --all --message "chore: release ${version}"
  git tag v${version}`)
