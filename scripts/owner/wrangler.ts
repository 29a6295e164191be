import { fail, quietEnv, run } from '../../run.ts'

/** Where the requests lie: with the deployed Worker, or on this machine. */
export type Place = {
  readonly remote: boolean
  /** Directory of the local state, where it is not the usual one. */
  readonly persistTo?: string
}

const flags = ({ remote, persistTo }: Place) =>
  remote ? ['--remote'] : ['--local', ...(persistTo ? ['--persist-to', persistTo] : [])]

/** The reason in a tool's output, in one line. */
function reasonIn(output: string): string {
  const text = /"text": "((?:[^"\\]|\\.)*)"/.exec(output)?.[1] ?? /ERROR\S*\s+(.+)/.exec(output)?.[1] ?? output
  return text.replaceAll('\\n', ' ').replace(/\s+/g, ' ').trim()
}

/** The running Worker may hold the local database for a moment. */
const tries = 4
/** Tools that run side by side: each is a process of its own. */
const atOnce = 3
/** Compiled once, the tools start faster. */
const env = { ...quietEnv, NODE_COMPILE_CACHE: '.cache/compiled' }

async function wrangler(place: Place, args: readonly string[], what: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { code, stdout, output } = await run('wrangler', [...args, ...flags(place)], { env })
    if (code === 0) return stdout
    if (output.includes('SQLITE_BUSY') && attempt < tries) continue
    if (output.includes('no such table'))
      fail(`There is no database yet: run ${place.remote ? 'npm run deploy' : 'npm start'} once.`)
    if (output.includes('CLOUDFLARE_API_TOKEN')) fail('Nobody is logged in: run npx wrangler login.')
    fail(`${what}: ${reasonIn(output)}`)
  }
}

/**
 * Runs SQL statements in one go and gives the rows of each. What stands in them must be safe: references that were
 * checked, numbers, our own words. Stops with one line when the database cannot be asked.
 */
export async function query<Rows extends readonly (readonly unknown[])[]>(
  place: Place,
  statements: readonly string[],
): Promise<Rows> {
  const args = ['d1', 'execute', 'DB', '--json', '--yes', '--command', statements.join(';\n')]
  const json = await wrangler(place, args, 'The database could not be asked')
  const answers = JSON.parse(json.slice(json.indexOf('['))) as { results?: unknown[] }[]
  return answers.map(({ results = [] }) => results) as unknown as Rows
}

/** The text of a file of a bucket. Stops with one line when it cannot be read. */
export const readFile = (place: Place, bucket: string, key: string): Promise<string> =>
  wrangler(place, ['r2', 'object', 'get', `${bucket}/${key}`, '--pipe'], `${key} could not be read`)

/** Deletes files of a bucket. One that is not there is no error. */
export async function deleteFiles(place: Place, bucket: string, keys: readonly string[]): Promise<void> {
  const rest = [...keys]
  const work = async () => {
    for (let key = rest.shift(); key; key = rest.shift())
      await wrangler(place, ['r2', 'object', 'delete', `${bucket}/${key}`], `${key} could not be deleted`)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
