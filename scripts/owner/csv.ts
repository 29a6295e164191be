// A cell that begins like a formula would be run by a spreadsheet; an apostrophe makes it text (OWASP: CSV injection). Some
// take the wide forms of East Asian keyboards as well. One that splits lines elsewhere than at commas sees a cell's beginning
// after every separator, whatever is quoted.
const formula = /(^|[;,|\t\r\n"])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

const harmless = (cell: string) => (/^[\t\r\n]/.test(cell) ? `'${cell}` : cell).replace(formula, "$1$2'")

const quoted = (cell: string) => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as comma-separated values (RFC 4180) that are safe to open in a spreadsheet. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')
