import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { environmentsIn } from '../../scripts/lib/environment.ts'
import { addEnvironment } from '../../scripts/owner/newSite/addEnvironment.ts'

const copied = ['src', 'client', 'scripts', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']
const configs = ['uno.config.ts', 'vite.config.ts', 'wrangler.toml']

function withEnvironment(toml: string, name: string): string {
  const host = `${name}.example`
  const addresses = { origin: `https://${host}`, notifyTo: `owner@${host}`, notifyFrom: `website@${host}` }
  const added = addEnvironment(toml, name, addresses)
  if ('problem' in added) throw new Error(added.problem)
  return added.toml
}

/**
 * A copy of the checkout in a temporary folder, set up for another business: what its owner does, and nothing else.
 * `folder` is the business's own, where it isn't in `src/sites`.
 */
export function siteCopy(name: string, folder?: string) {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  for (const path of [...copied, ...configs]) cpSync(path, join(root, path), { recursive: true })
  if (folder) {
    const place = join(root, 'src/sites', name)
    cpSync(folder, place, { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  symlinkSync(`src/sites/${name}`, join(root, '.site'), 'junction')
  const config = join(root, 'wrangler.toml')
  const toml = readFileSync(config, 'utf8')
  if (folder && !environmentsIn(toml).has(name)) writeFileSync(config, withEnvironment(toml, name))
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, SITE: name, NODE_ENV: undefined, VITEST: undefined }
  const node = (...args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd: root, env })
  return {
    root,
    /** What commands in the copy need in their environment. */
    env,
    /** Links the business and builds it; fails with what the build says. */
    build: async () => {
      await node('scripts/install.mjs')
      await node('scripts/build/build.ts')
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
