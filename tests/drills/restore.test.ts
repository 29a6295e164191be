// Fills every table with awkward content, exports the database, imports it into an empty one, and compares the schemas and all rows.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { run } from '../../scripts/lib/run.ts'

/** A column as the database describes it. */
type Column = { readonly name: string; readonly type: string; readonly notnull: number; readonly pk: number }

/** Texts that a careless export would damage. */
const texts = [
  "It's 5 o'clock; DROP TABLE leads; --",
  '"double", `back`, [square], \\back\\slash',
  '🛋️ 👨‍👩‍👧 naïve façade 日本語',
  'two\nlines\r\nand a\ttab',
  '',
  'NULL',
  '{"phone":"+12025550123","junk-type":"a \\"sofa\\"\\nand \\u2028"}',
  '007',
  "''",
  'x'.repeat(20_000),
]
const numbers = [0, -1, 1_795_262_700_000, 9_007_199_254_740_991, 20_261_121]

const literal = (value: string | number | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

function cell({ type, notnull, pk }: Column, row: number, column: number): string {
  if (!notnull && !pk && row % 3 === 0) return 'NULL'
  if (type === 'INTEGER') return literal(pk ? row : (numbers[(row + column) % numbers.length] ?? 0))
  const text = texts[(row + column) % texts.length] ?? ''
  // Key columns must differ from row to row.
  return literal(pk ? `${row} ${text.slice(0, 40)}` : `${text}${row}`)
}

/** The statements that put so many rows into a table, with every kind of content in every column. */
function seedTable(table: string, columns: readonly Column[], rows: number): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  // One statement for each row, since D1 takes none over 100 KB.
  return Array.from({ length: rows }, (_, row) => {
    const cells = columns.map((column, index) => cell(column, row, index)).join(', ')
    return `INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${cells});`
  }).join('\n')
}

/** A local database in a directory of its own. `d1` runs one of wrangler's commands on it and gives what it said. */
function database(directory: string) {
  mkdirSync(directory, { recursive: true })
  cpSync('wrangler.toml', join(directory, 'wrangler.toml'))
  cpSync('src/store/migrations', join(directory, 'src/store/migrations'), { recursive: true })
  const d1 = async (...args: string[]) => {
    const here = ['--local', '--config', `${directory}/wrangler.toml`]
    const { code, output, stdout } = await run('wrangler', ['d1', ...args, ...here])
    expect(code, output).toBe(0)
    return stdout
  }
  const ask = async <Found>(statements: readonly string[]): Promise<Found[][]> => {
    const json = await d1('execute', 'DB', '--json', '--command', statements.join(';\n'))
    return (JSON.parse(json.slice(json.indexOf('['))) as { results: Found[] }[]).map(({ results }) => results)
  }
  return { d1, ask }
}

type Database = ReturnType<typeof database>

type Table = { readonly name: string; readonly columns: readonly Column[] }

/** The tables of a database with their columns, and everything that its schema says. */
async function describeSchema({ ask }: Database): Promise<{ tables: Table[]; schema: string }> {
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
async function rowsOf({ ask }: Database, tables: readonly Table[]): Promise<Map<string, readonly string[]>> {
  const lines = ({ name, columns }: Table) =>
    `SELECT ${columns.map((column) => `quote("${column.name}")`).join(` || ',' || `)} AS line FROM "${name}" ORDER BY 1`
  const results = await ask<{ line: string }>(tables.map(lines))
  return new Map(results.map((rows, index) => [tables[index]?.name ?? '', rows.map(({ line }) => line)]))
}

const rowsEach = 40

const directory = mkdtempSync(join(tmpdir(), 'restore-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('a backup imports completely: each table, each row, and the schema', { timeout: 600_000 }, async () => {
  const [old, restored] = [database(join(directory, 'old')), database(join(directory, 'restored'))]
  await old.d1('migrations', 'apply', 'DB')
  const before = await describeSchema(old)
  const seed = before.tables.map(({ name, columns }) => seedTable(name, columns, rowsEach))
  writeFileSync(join(directory, 'seed.sql'), seed.join('\n'))
  await old.d1('execute', 'DB', '--yes', '--file', join(directory, 'seed.sql'))
  const dump = join(directory, 'export.sql')
  await old.d1('export', 'DB', '--skip-confirmation', '--output', dump)
  await restored.d1('execute', 'DB', '--yes', '--file', dump)

  expect((await describeSchema(restored)).schema).toBe(before.schema)
  const [had, has] = [await rowsOf(old, before.tables), await rowsOf(restored, before.tables)]
  // A table is empty where its columns take none of this content.
  for (const [name, rows] of had) expect(rows.length, name).toBeGreaterThan(0)
  expect(has).toEqual(had)
})
