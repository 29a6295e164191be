import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, quietEnv } from '../run.ts'

/** wrangler may ask here: the first deploy of an account has to choose its workers.dev address. */
const deploy = (...options: readonly string[]): boolean =>
  spawnSync('wrangler', ['deploy', ...options], { env: quietEnv, stdio: 'inherit' }).status === 0

/** Uploads the code, and with it the secrets that it lacks, so that it never runs without them. */
export function upload(secrets: Readonly<Record<string, string>>): void {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  let done: boolean
  try {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    done = Object.keys(secrets).length > 0 ? deploy('--secrets-file', file) : deploy()
  } finally {
    rmSync(folder, { recursive: true })
  }
  if (!done)
    fail('The code was not deployed. The migrations were applied already, and the previous version works with them.')
}
