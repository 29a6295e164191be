/** A column as the database describes it. */
export type Column = { readonly name: string; readonly type: string; readonly notnull: number; readonly pk: number }

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
export function seedTable(table: string, columns: readonly Column[], rows: number): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  // One statement for each row, since D1 takes none over 100 KB.
  return Array.from({ length: rows }, (_, row) => {
    const cells = columns.map((column, index) => cell(column, row, index)).join(', ')
    return `INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${cells});`
  }).join('\n')
}
