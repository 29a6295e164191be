// `npm run drills -- restore`: fills every table with awkward content, exports the database, imports it into an empty one, and
// compares the schemas and all rows.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '../../scripts/lib/run.ts'
import { database, describeSchema, rowsOf, seedTable } from './database.ts'

const rowsEach = 40

const directory = mkdtempSync(join(tmpdir(), 'restore-'))
const [old, restored] = [database(join(directory, 'old')), database(join(directory, 'restored'))]

await old.d1('migrations', 'apply', 'DB')
const before = await describeSchema(old)
const seed = before.tables.map(({ name, columns }) => seedTable(name, columns, rowsEach))
writeFileSync(join(directory, 'seed.sql'), seed.join('\n'))
await old.d1('execute', 'DB', '--yes', '--file', join(directory, 'seed.sql'))

const dump = join(directory, 'export.sql')
await old.d1('export', 'DB', '--skip-confirmation', '--output', dump)
await restored.d1('execute', 'DB', '--yes', '--file', dump)

const after = await describeSchema(restored)
const [had, has] = [await rowsOf(old, before.tables), await rowsOf(restored, before.tables)]
const problems = before.schema === after.schema ? [] : ['the schema is different']
for (const [name, rows] of had) {
  const isSame = rows.join('\0') === has.get(name)?.join('\0')
  console.log(`${isSame ? 'same     ' : 'DIFFERENT'}  ${name}: ${rows.length} rows, then ${has.get(name)?.length}`)
  if (!isSame) problems.push(name)
  if (rows.length === 0) problems.push(`${name} got no rows: its columns take no content of tests/restore/database.ts`)
}
const total = [...had.values()].reduce((sum, rows) => sum + rows.length, 0)
console.log(`restore: ${had.size} tables, ${total} rows, ${problems.length} differences`)
if (problems.length > 0) fail(`${problems.join('; ')}. Kept: ${directory}`)
rmSync(directory, { recursive: true, force: true })
