import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy, unstable_splitSqlQuery } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import type { Env } from '../../src/env.ts'

const migrations = 'src/server/store/migrations'

/** A database and a bucket in a directory, shared with the command-line tools. */
export async function ownState() {
  localSecrets()
  const directory = mkdtempSync(join(tmpdir(), 'state-'))
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: 'wrangler.toml',
    environment: environmentOf(),
    persist: { path: join(directory, 'v3') },
  })
  for (const file of readdirSync(migrations).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(migrations, file), 'utf8'))
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  }
  return {
    directory,
    env,
    async close() {
      await dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
