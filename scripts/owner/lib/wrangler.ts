import { fail, quietEnv, reasonIn, run } from '../../lib/run.ts'

/** Which database and bucket a command works on: the deployed ones, or this machine's. */
export type Target = {
  readonly remote: boolean
  /** Directory of the local state, if not the default one. */
  readonly persistTo?: string
  /** Stops the command when wrangler fails. By default it prints the reason in one line and exits. */
  readonly giveUp?: (reason: string) => never
}

const flags = ({ remote, persistTo }: Target) =>
  remote ? ['--remote'] : ['--local', ...(persistTo ? ['--persist-to', persistTo] : [])]

/** The running Worker may lock the local database for a moment. */
const tries = 4
/** Each wrangler is a process of its own. */
const concurrency = 3
/** With its compiled code cached, wrangler starts faster. */
const env = { ...quietEnv, NODE_COMPILE_CACHE: '.cache/compiled' }

async function wrangler(target: Target, args: readonly string[], what: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { code, stdout, output } = await run('wrangler', [...args, ...flags(target)], { env })
    if (code === 0) return stdout
    if (output.includes('SQLITE_BUSY') && attempt < tries) continue
    const { giveUp = fail } = target
    if (output.includes('no such table'))
      giveUp(`There is no database yet: run ${target.remote ? 'npm run deploy' : 'npm start'} once.`)
    if (output.includes('CLOUDFLARE_API_TOKEN')) giveUp('Not logged in: run npx wrangler login.')
    giveUp(`${what}: ${reasonIn(output)}`)
  }
}

/**
 * Runs SQL statements in one go and gives the rows of each. Values are not escaped: use only checked references,
 * numbers and constants. Stops with one line when the query fails.
 */
export async function query<Rows extends readonly (readonly unknown[])[]>(
  target: Target,
  statements: readonly string[],
): Promise<Rows> {
  const args = ['d1', 'execute', 'DB', '--json', '--yes', '--command', statements.join(';\n')]
  const json = await wrangler(target, args, 'The database could not be queried')
  const answers = JSON.parse(json.slice(json.indexOf('['))) as { results?: unknown[] }[]
  return answers.map(({ results = [] }) => results) as unknown as Rows
}

/** The text of a file of a bucket. Stops with one line when it cannot be read. */
export const readFile = (target: Target, bucket: string, key: string): Promise<string> =>
  wrangler(target, ['r2', 'object', 'get', `${bucket}/${key}`, '--pipe'], `${key} could not be read`)

/** Deletes files of a bucket. A missing file is no error. */
export async function deleteFiles(target: Target, bucket: string, keys: readonly string[]): Promise<void> {
  const rest = [...keys]
  const work = async () => {
    for (let key = rest.shift(); key; key = rest.shift())
      await wrangler(target, ['r2', 'object', 'delete', `${bucket}/${key}`], `${key} could not be deleted`)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
