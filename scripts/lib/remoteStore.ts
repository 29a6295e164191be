// The deployed database and bucket through wrangler, with the parts of their interfaces that the owner's command and the test
// of a deploy use, so that both call the server's own functions.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { reasonIn, run } from './run.ts'

type Value = string | number | null
type Statement = { readonly sql: string; readonly values: readonly Value[] }

async function wrangler(args: readonly string[], what: string): Promise<string> {
  const { code, stdout, output } = await run('wrangler', [...args, '--remote'])
  if (code === 0) return stdout
  throw new Error(`${what}: ${reasonIn(output)}`)
}

const literal = (value: Value | undefined): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? null)

/** A statement with its values in place, since wrangler takes none: `?2` and `?` outside of texts. */
export function inlined({ sql, values }: Statement): string {
  let next = 0
  return sql.replace(/'(?:[^']|'')*'|\?(\d*)/g, (found, number: string | undefined) => {
    if (number === undefined) return found
    return literal(values[number ? Number(number) - 1 : next++])
  })
}

async function execute(statements: readonly Statement[]) {
  if (statements.length === 0) return []
  const command = statements.map(inlined).join(';\n')
  const args = ['d1', 'execute', 'DB', '--json', '--yes', '--command', command]
  const json = await wrangler(args, 'The database could not be queried')
  const answers = JSON.parse(json.slice(json.indexOf('['))) as { results?: unknown[]; meta?: object }[]
  return answers.map(({ results = [], meta }) => ({ results, meta }))
}

function prepared(sql: string, values: readonly Value[] = []) {
  const all = async () => (await execute([{ sql, values }]))[0] ?? { results: [] }
  const first = async () => (await all()).results[0] ?? null
  return { sql, values, all, run: all, first, bind: (...bound: Value[]) => prepared(sql, bound) }
}

/** The deployed database. Its calls throw with a reason of one line. */
export const remoteD1 = (): D1Database =>
  ({ prepare: (sql: string) => prepared(sql), batch: execute }) as unknown as D1Database

/** Each wrangler is a process of its own. */
const concurrency = 3

/** The deployed bucket, to read and write files as text and to delete them. Its calls throw with a reason of one line. */
export function remoteFiles(bucket: string): R2Bucket {
  const object = (verb: string, key: string, more: readonly string[], what: string) =>
    wrangler(['r2', 'object', verb, `${bucket}/${key}`, ...more], `${key} could not be ${what}`)
  const remove = async (keys: readonly string[]): Promise<void> => {
    const rest = [...keys]
    const work = async () => {
      for (let key = rest.shift(); key; key = rest.shift()) await object('delete', key, [], 'deleted')
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  }
  const get = async (key: string) => ({ text: () => object('get', key, ['--pipe'], 'read') })
  const put = async (key: string, text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'file-'))
    writeFileSync(join(folder, 'file'), text)
    await object('put', key, ['--file', join(folder, 'file')], 'written').finally(() =>
      rmSync(folder, { recursive: true }),
    )
  }
  return { get, put, delete: remove } as unknown as R2Bucket
}

/** Runs statements without values in one transaction, and gives the rows of each. Throws when the database does. */
export async function query<Rows extends readonly (readonly unknown[])[]>(
  db: Pick<D1Database, 'prepare' | 'batch'>,
  statements: readonly string[],
): Promise<Rows> {
  const answers = await db.batch(statements.map((sql) => db.prepare(sql)))
  return answers.map(({ results }) => results) as unknown as Rows
}
