import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import type { Env } from '../../src/env.ts'
import { migrate } from './migrate.ts'

/** A database and a bucket in a directory, shared with the command-line tools. */
export async function ownState() {
  localSecrets()
  const directory = mkdtempSync(join(tmpdir(), 'state-'))
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: 'wrangler.toml',
    environment: environmentOf(),
    persist: { path: join(directory, 'v3') },
  })
  await migrate(env.DB)
  return {
    directory,
    env,
    async close() {
      await dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
