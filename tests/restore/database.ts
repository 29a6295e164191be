import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fail, run } from '../../scripts/lib/run.ts'
import type { Column } from './seed.ts'

/** A local database in a directory of its own. `d1` runs one of wrangler's commands on it and gives what it said. */
export function database(directory: string) {
  mkdirSync(directory, { recursive: true })
  cpSync('wrangler.toml', join(directory, 'wrangler.toml'))
  cpSync('src/store/migrations', join(directory, 'src/store/migrations'), { recursive: true })
  const d1 = async (...args: string[]) => {
    const here = ['--local', '--config', `${directory}/wrangler.toml`]
    const { code, output, stdout } = await run('wrangler', ['d1', ...args, ...here])
    return code === 0 ? stdout : fail(output)
  }
  const ask = async <Found>(statements: readonly string[]): Promise<Found[][]> => {
    const json = await d1('execute', 'DB', '--json', '--command', statements.join(';\n'))
    return (JSON.parse(json.slice(json.indexOf('['))) as { results: Found[] }[]).map(({ results }) => results)
  }
  return { d1, ask }
}

export type Database = ReturnType<typeof database>

export type Table = { readonly name: string; readonly columns: readonly Column[] }

/** The tables of a database with their columns, and everything that its schema says. */
export async function describeSchema({ ask }: Database): Promise<{ tables: Table[]; schema: string }> {
  const ours = "name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
  const [described = [], columns = []] = await ask<
    { name: string; sql: string; type: string } & Column & { of: string }
  >([
    `SELECT name, type, sql FROM sqlite_schema WHERE ${ours} ORDER BY name`,
    `SELECT it.name AS of, c.name, upper(c.type) AS type, c."notnull", c.pk FROM sqlite_schema AS it
     JOIN pragma_table_info(it.name) AS c WHERE it.type = 'table' AND it.${ours.replace(' AND ', ' AND it.')}`,
  ])
  const tables = described
    .filter(({ type }) => type === 'table')
    .map(({ name }) => ({ name, columns: columns.filter(({ of }) => of === name) }))
  return { tables, schema: described.map(({ sql }) => sql?.replace(/\s+/g, ' ')).join('\n') }
}

/** Each table's rows as text. NULL, text and numbers that look alike are different in it. */
export async function rowsOf({ ask }: Database, tables: readonly Table[]): Promise<Map<string, readonly string[]>> {
  const lines = ({ name, columns }: Table) =>
    `SELECT ${columns.map((column) => `quote("${column.name}")`).join(` || ',' || `)} AS line FROM "${name}" ORDER BY 1`
  const results = await ask<{ line: string }>(tables.map(lines))
  return new Map(results.map((rows, index) => [tables[index]?.name ?? '', rows.map(({ line }) => line)]))
}
