import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherSites } from '../lib/environment.ts'
import { siteName } from '../lib/run.ts'

const within = (folder: string, left: readonly string[]) =>
  readdirSync(folder)
    .filter((name) => !left.includes(name))
    .map((name) => join(folder, name))

/** The commands that check types and lint, of all that's ours and of the chosen business: another one is never in its way. */
export function staticChecks(): Readonly<Record<'types' | 'lint', readonly [command: string, ...args: string[]]>> {
  const others = otherSites()
  const project = '.cache/tsconfig.json'
  mkdirSync('.cache', { recursive: true })
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      paths: { '#site/*': [`../src/sites/${siteName}/*`] },
      tsBuildInfoFile: `../node_modules/.cache/tsc.${siteName}.tsbuildinfo`,
    },
    include: ['src', 'client', 'scripts', 'tests', '*.config.ts'].map((path) => `../${path}`),
    exclude: others.map((name) => `../src/sites/${name}`),
  }
  writeFileSync(project, JSON.stringify(settings))
  // Without the link to the business: at its path, an owner's own files would be held to our way of writing.
  const linted = [
    ...within('.', ['src', '.git', 'node_modules', '.site']),
    ...within('src', ['sites']),
    ...within('src/sites', others),
  ]
  return { types: ['tsc', '--project', project], lint: ['biome', 'check', ...linted] }
}
