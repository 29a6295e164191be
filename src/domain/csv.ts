// A spreadsheet would run a cell that begins like a formula; an apostrophe makes it text (OWASP: CSV injection). Some
// accept the full-width characters of East Asian keyboards too. One that splits at other separators sees a cell's
// beginning after each of them, even inside quotes.
const formula = /(^|[;,|\t\r\n"])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

// Opened in a spreadsheet, a ZIP of New England would lose its zero, and long digits or those with an E their end.
const misread = /^(?:0\d+|\d{12,}|\d+e\d+)$/i

// Most cells are this, which is known faster than all that others may be.
const plain = /^(?:[A-Za-z][\w ]*)?$/

const harmless = (cell: string) =>
  (/^[\t\r\n]/.test(cell) || misread.test(cell) ? `'${cell}` : cell).replace(formula, "$1$2'")

const quoted = (cell: string) => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as comma-separated values (RFC 4180) that are safe to open in a spreadsheet: Excel reads UTF-8 by the mark. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => (plain.test(cell) ? cell : quoted(harmless(cell)))).join(',')}\r\n`).join('')}`
