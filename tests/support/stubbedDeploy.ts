import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { fakeSite, sitemap } from './fakeSite.ts'
import { readyCheckout } from './readyCheckout.ts'

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

/**
 * A machine with a checkout that is ready for a launch, on which wrangler, Vite and npm are stubs. `reset` gives it an
 * account on which an earlier version of the `business` is live.
 */
export async function stubbedDeploy(business = 'tallgrass') {
  const { folder, commit, run } = readyCheckout(business)
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
    /** The environments that wrangler was called with. */
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
      machine.write('.cache/tested', `${commit()} ${business}`)
      machine.write(secrets, 'LEAD_SECRET="kept"\n')
    },
    /** Runs a script of `scripts/release/` and types an answer. */
    run(script: string, args: readonly string[] = [], typed = '', more: NodeJS.ProcessEnv = {}) {
      const PATH = [bin, process.env.PATH].join(delimiter)
      return run(script, args, typed, {
        ...process.env,
        CI: '',
        SITE: business,
        ...more,
        STUB: stub,
        NODE_ENV: 'test',
        PATH,
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
