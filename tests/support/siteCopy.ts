import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  const node = async (...args: readonly string[]) => {
    await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`)
    })
  }
  return {
    root,
    /** What commands in the copy need in their environment. */
    env,
    /** Runs a script in it; fails with what the script prints. */
    node,
    /** Builds the business; fails with what the build says. */
    build: async () => {
      const config = join(root, 'wrangler.toml')
      const change = (from: RegExp, to: string) => writeFileSync(config, readFileSync(config, 'utf8').replace(from, to))
      // Without it the Worker would be that of the sample.
      change(/^# (?=tsconfig = )/m, '')
      await node('scripts/build/build.ts')
      // wrangler would look for it in the folder that it's started in, and a built Worker doesn't need it.
      change(/^(?=tsconfig = )/m, '# ')
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
