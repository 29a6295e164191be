import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { siteName } from '../../scripts/lib/run.ts'
import { publicUrl } from '../support/fakeSite.ts'
import { readyCheckout } from '../support/readyCheckout.ts'
import { accountId, previewSuffix } from './api.ts'

/** Where things are: the API, the Worker that plays every version, and the origin that its files were built for. */
type Places = { readonly api: string; readonly worker: string; readonly builtFor: string }

/** npm and Vite are stubs: the tests passed, and the build is the one of this checkout. */
const tools = (builtFor: string) => ({
  npm: 'exit 0',
  vite: `cp -r ${resolve('.build')} . && mkdir -p dist && cp -r ${resolve('dist/public')} dist/
sed -i 's#${builtFor}#${publicUrl}#g' dist/public/sitemap.xml`,
})

/** Preview addresses are https at workers.dev; here they lead to the Worker that runs on this machine. */
const redirect = (worker: string) => `const real = globalThis.fetch
const preview = /^https:\\/\\/[0-9a-f]{8}${previewSuffix.replaceAll('.', '\\.')}/
globalThis.fetch = (url, init) => real(String(url).replace(preview, '${worker}'), init)`

/** A machine with a checkout that is ready for a launch, on which wrangler itself talks to an account of ours. */
export function deployMachine({ api, worker, builtFor }: Places) {
  const checkout = readyCheckout('itself', siteName)
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  for (const [name, script] of Object.entries(tools(builtFor))) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  writeFileSync(join(bin, 'redirect.mjs'), redirect(worker))
  const env = {
    ...process.env,
    SITE: siteName,
    PATH: [bin, resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_OPTIONS: `--import=${join(bin, 'redirect.mjs')}`,
    CLOUDFLARE_API_BASE_URL: api,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: accountId,
  }
  return {
    ...checkout,
    /** Runs one of the release commands and types an answer. */
    run: (script: string, typed: string, ...args: string[]) => checkout.run(script, args, typed, env),
    remove: () => {
      for (const path of [checkout.folder, bin]) rmSync(path, { recursive: true })
    },
  }
}
