import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** What a checkout has that's its own: the packages, and what git ignores. */
const ownParts = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map((line) => line.replace(/\/$/, ''))

/** A copy of the checkout in a temporary folder, set up for another business: what its owner does, and nothing else. */
export function siteCopy(name: string) {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  for (const path of readdirSync('.')) if (!ownParts.includes(path)) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  symlinkSync(`src/sites/${name}`, join(root, '.site'), 'junction')
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, SITE: name, NODE_ENV: undefined, VITEST: undefined }
  /** Runs a script in it; fails with what the script prints. */
  const node = async (...args: readonly string[]) => {
    await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`)
    })
  }
  return {
    root,
    /** What commands in the copy need in their environment. */
    env,
    /** Builds the business; fails with what the build says. */
    build: () => node('scripts/build/build.ts'),
    /** Checks it, and runs its tests but those that make businesses; fails with what they say. */
    passes: async (...projects: readonly string[]) => {
      await node('scripts/test/check.ts')
      const own = ['--exclude=scripts/owner/newSite/**', ...projects.map((name) => `--project=${name}`)]
      await node('node_modules/vitest/vitest.mjs', 'run', ...own)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
