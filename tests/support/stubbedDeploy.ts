import { execFile, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { fakeSite, publicUrl, sitemap } from './listen.ts'

const tools = {
  vite: `#!/bin/sh
mkdir -p dist/public/assets && echo new > dist/public/assets/new.js && cp "$STUB/sitemap.xml" dist/public/sitemap.xml
`,
  npm: `#!/bin/sh
echo "npm $*" >> "$STUB/calls"
exit "$(cat "$STUB/tests-exit")"
`,
}

/** What a command asks of the account without changing it. */
const isReading = (call: string) => / list\b|^whoami|^deploy --dry-run|^deployments status/.test(call)

/** A business that could be launched: nothing about it is a sample. */
const readyBusiness = (text: string): string =>
  text
    .replace(/e164: '[^']*'/, "e164: '+12028675309'")
    .replaceAll(/ *sample: true,\n|, sample: true/g, '')
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

const sample = 'tallgrass'

/** The sample under another name, with an environment of its own. */
function addBusiness(folder: string, name: string): void {
  cpSync(join('src/sites', sample), join(folder, 'src/sites', name), { recursive: true })
  const worker = { origin: publicUrl, leadsTo: 'owner@ready-hauler.com', sender: 'website@ready-hauler.com' }
  setUpWorker(folder, { folder: name, worker })
}

/** A git checkout of this project in a folder of its own, all committed, with a `business` that is ready for its launch. */
function readyCheckout(business: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const name of ['scripts', 'src', 'package.json', 'wrangler.toml', '.gitignore'])
    cpSync(name, join(folder, name), { recursive: true })
  if (business !== sample) addBusiness(folder, business)
  linkPackages(folder)
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8')))
  for (const file of ['site', 'phone', 'home', 'reviews', 'jobs'])
    change(`src/sites/${business}/${file}.ts`, readyBusiness)
  symlinkSync(`src/sites/${business}`, join(folder, '.site'), 'junction')
  // As the build makes it.
  symlinkSync(resolve('.build'), join(folder, '.build'), 'junction')
  change('wrangler.toml', readySettings)
  stubConfig(folder)
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'ready')
  return folder
}

/**
 * A machine with a checkout that is ready for a launch, on which wrangler, Vite and npm are stubs. `reset` gives it an
 * account on which an earlier version of the `business` is live.
 */
export async function stubbedDeploy(business = sample) {
  const folder = readyCheckout(business)
  const environment = environmentOf(folder)
  const secrets = ['.prod.vars', environment].filter(Boolean).join('.')
  const stub = mkdtempSync(join(tmpdir(), 'account-'))
  const at = (name: string) => join(stub, name)
  const text = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '')
  const lines = (name: string) => text(name).split('\n').filter(Boolean)
  const here = (name: string) => join(folder, name)
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  copyFileSync('tests/support/stubWrangler.sh', join(bin, 'wrangler'))
  for (const [name, script] of Object.entries(tools)) writeFileSync(join(bin, name), script)
  for (const name of ['wrangler', ...Object.keys(tools)]) chmodSync(join(bin, name), 0o755)
  const site = await fakeSite(() => appendFileSync(at('leads'), '{"reference":"ABCDEFGH23"}\n'))

  const machine = {
    site,
    /** Sets a thing of the account: see `stubWrangler.sh`. */
    set: (name: string, content: string) => writeFileSync(at(name), content),
    without: (...names: string[]) => {
      for (const name of names) rmSync(at(name), { force: true })
    },
    /** The commands that begin so fail with an error. */
    fail: (call: string, error: string) => writeFileSync(at(`failing/${call.replaceAll(' ', '_')}`), error),
    /** The next command that begins so ends the deploy, after it's carried out. */
    kill: (call: string) => writeFileSync(at(`killed/${call.replaceAll(' ', '_')}`), ''),
    /** The commands of npm and wrangler in order. */
    calls: () => lines('calls'),
    /** Those that change something. */
    changes: () => lines('calls').filter((call) => !isReading(call)),
    live: () => text('live').trim(),
    leads: () => lines('leads'),
    sentSecrets: (): unknown => JSON.parse(text('sent-secrets') || 'null'),
    write: (name: string, content: string) => writeFileSync(here(name), content),
    environments: () => [...new Set(lines('environments'))],
    read: (name: string) => (existsSync(here(name)) ? readFileSync(here(name), 'utf8') : undefined),
    reset(): void {
      for (const name of ['.cache/uploads', '.deployed', secrets, 'dist', 'new.txt'])
        rmSync(here(name), { recursive: true, force: true })
      rmSync(stub, { recursive: true })
      for (const name of ['failing', 'killed']) mkdirSync(at(name), { recursive: true })
      machine.set('sitemap.xml', sitemap)
      machine.set('preview', site.origin)
      machine.set('tests-exit', '0')
      machine.set('outbox', '[{"results":[{}]},{"results":[{"channel":"email","state":"sent","last_error":""}]}]')
      machine.set('secrets', '[{"name":"LEAD_SECRET","type":"secret_text"}]')
      machine.set('databases', `{"name":"${business}"}\n`)
      machine.set('buckets', `${business}-files\n`)
      machine.set('versions', '{"id":"old","metadata":{"created_on":"2025"}}\n')
      machine.set('deployments', '{"created_on":"2025","versions":[{"version_id":"old","percentage":100}]}\n')
      machine.set('live', 'old')
      site.answer({})
      mkdirSync(here('.cache'), { recursive: true })
      const commit = git(folder, 'rev-parse', 'HEAD').toString().trim()
      machine.write('.cache/tested', `${commit} ${business}`)
      machine.write(secrets, 'LEAD_SECRET="kept"\n')
    },
    /** Runs a script of `scripts/release/` and types an answer. */
    run(script: string, args: readonly string[] = [], typed = '', more: NodeJS.ProcessEnv = {}) {
      const PATH = [bin, process.env.PATH].join(delimiter)
      const env = { ...process.env, CI: '', SITE: business, ...more, STUB: stub, NODE_ENV: 'test', PATH }
      const command = [here(`scripts/release/${script}.ts`), ...args]
      return new Promise<{ code: number; said: string }>((done) => {
        const child = execFile(process.execPath, command, { cwd: folder, env }, (error, out, err) =>
          done({ code: error ? Number(error.code ?? 1) : 0, said: out + err }),
        )
        child.stdin?.end(typed)
      })
    },
    remove: () => {
      site.close()
      for (const path of [folder, stub, bin]) rmSync(path, { recursive: true })
    },
  }
  machine.reset()
  return machine
}
