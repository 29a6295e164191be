import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { publicUrl } from './fakeSite.ts'
import { addFixture } from './siteCopy.ts'

/** A business that could be launched: nothing about it is a sample. */
const readyBusiness = (text: string): string =>
  text
    .replace(/e164: '[^']*', label: '[^']*'/, "e164: '+12028675309', label: '(202) 867-5309'")
    .replace(/email: '[^']*'/, "email: 'hello@ready-hauler.com'")
    .replace(/unconfirmed: \[[^\]]*\]/, 'unconfirmed: []')
    .replace(/hsts: \{[^}]*\}/, 'hsts: { days: 1, includeSubDomains: false, preload: false }')

const readySettings = (text: string): string =>
  text
    .replaceAll(/SITE_URL = .*/g, `SITE_URL = "${publicUrl}"`)
    .replaceAll(/NOTIFY_TO = .*/g, 'NOTIFY_TO = "owner@ready-hauler.com"')
    .replaceAll(/NOTIFY_FROM = .*/g, 'NOTIFY_FROM = "website@ready-hauler.com"')
    .replaceAll(/VISITOR_COPY = .*/g, 'VISITOR_COPY = "off"')
    .replaceAll(
      /^(?:# routes = \[\{.*|routes = \[\])$/gm,
      'routes = [{ pattern = "www.ready-hauler.com", custom_domain = true }]',
    )

/** Runs git with settings of its own, whoever's machine it is. */
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@test.test', ...args], { cwd: folder })

/** Every package but wrangler: what it takes to import that is most of what a command takes. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name !== 'wrangler') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
}

/** Puts what wrangler reads in `wrangler.toml` in its package's place. */
function stubConfig(folder: string): void {
  const read = unstable_readConfig(
    { config: join(folder, 'wrangler.toml'), env: environmentOf(folder) },
    { hideWarnings: true },
  )
  const wrangler = join(folder, 'node_modules/wrangler')
  mkdirSync(wrangler)
  writeFileSync(join(wrangler, 'package.json'), '{"name":"wrangler","type":"module","exports":"./index.js"}')
  writeFileSync(join(wrangler, 'index.js'), `export const unstable_readConfig = () => (${JSON.stringify(read)})`)
}

/**
 * A git checkout of this project in a folder of its own, all committed, with a `business` that is ready for its launch.
 */
export function readyCheckout(business: string) {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const name of ['scripts', 'src', 'package.json', 'wrangler.toml', '.gitignore'])
    cpSync(name, join(folder, name), { recursive: true })
  if (!existsSync(join('src/sites', business))) addFixture(folder, business)
  linkPackages(folder)
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8')))
  change(`src/sites/${business}/site.ts`, readyBusiness)
  symlinkSync(`src/sites/${business}`, join(folder, '.site'), 'junction')
  change('wrangler.toml', readySettings)
  stubConfig(folder)
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'ready')
  return {
    folder,
    commit: () => git(folder, 'rev-parse', 'HEAD').toString().trim(),
    /** Runs a script of `scripts/release/` and types an answer. */
    run: (
      script: string,
      args: readonly string[],
      typed: string,
      env: NodeJS.ProcessEnv,
    ): Promise<{ code: number; said: string }> =>
      new Promise((done) => {
        const command = [join(folder, `scripts/release/${script}.ts`), ...args]
        const child = execFile(process.execPath, command, { cwd: folder, env }, (error, out, err) =>
          done({ code: error ? Number(error.code ?? 1) : 0, said: out + err }),
        )
        child.stdin?.end(typed)
      }),
  }
}
