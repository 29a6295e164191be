import { databaseName } from '../owner/leads/settings.ts'
import { fail, run } from '../run.ts'

/** Names of the account's databases; undefined when the list can't be read. */
function namesIn(json: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.map(({ name }) => String(name)) : undefined
  } catch {
    return undefined
  }
}

/** Creates the database when the account has none of its name. The upload finds it by that name. */
async function createMissing(): Promise<void> {
  const { code, stdout, output } = await run('wrangler', ['d1', 'list', '--json'])
  const names = code === 0 ? namesIn(stdout) : undefined
  if (!names) return fail(`${output}\nThe list of databases can't be read, so nothing was deployed.`)
  const name = await databaseName()
  if (names.includes(name)) return
  const created = await run('wrangler', ['d1', 'create', name], { show: true })
  if (created.code !== 0) fail(`The database ${name} could not be created, so nothing was deployed.`)
}

/**
 * Brings the deployed database up to date. Stops before anything is uploaded when a migration fails. Without a prompt:
 * wrangler counts a "no" as success, and the code would go up without its tables.
 */
export async function migrate(): Promise<void> {
  await createMissing()
  const { code } = await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'], { show: true })
  if (code !== 0) fail('A migration failed, so the new code was not uploaded. The previous version is still deployed.')
}
