import { reasonIn, run, stop } from '../lib/run.ts'
import { databaseName } from '../owner/leads/settings.ts'

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
async function createMissing(name: string): Promise<void> {
  const { code, stdout, output } = await run('wrangler', ['d1', 'list', '--json'])
  const names = code === 0 ? namesIn(stdout) : undefined
  if (!names)
    return stop(`the list of databases can't be read: ${reasonIn(output)}`, "npm run preflight says what's missing")
  if (names.includes(name)) return
  const created = await run('wrangler', ['d1', 'create', name])
  if (created.code !== 0)
    stop(`the database ${name} couldn't be created: ${reasonIn(created.output)}`, 'fix that, then npm run deploy again')
  console.log(`database   ${name} was created`)
}

/**
 * Brings the deployed database up to date. Stops before anything is uploaded when a migration fails. Without a prompt:
 * wrangler counts a "no" as success, and the code would go up without its tables.
 */
export async function migrate(): Promise<void> {
  const name = await databaseName()
  await createMissing(name)
  const { code, output } = await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  if (code !== 0)
    stop(
      `a migration failed, so no code was uploaded: ${reasonIn(output)}`,
      'fix the migration that failed, then npm run deploy again. The ones before it stay, and the live version works with them',
    )
  console.log(`database   ${name} is up to date`)
}
