import { site as business } from '#site/site.ts'
import { formatUsPhone } from '../../src/domain/contact/contact.ts'
import { readStored } from '../../src/store/lead.ts'
import { leadPageSql } from '../../src/store/ownerSql.ts'
import { query } from '../lib/remoteStore.ts'
import type { Command } from './owner.ts'
import type { OwnerSite } from './ownerSite.ts'

type Row = {
  reference: string
  received_at: number
  changed_at: number
  form: string
  revision: number
  state: string
  status: string
  signs: string
  area: string
  photos: number
  answers: string
}

const pageSize = 1000

/** Every request, queried in pages and sorted newest first. */
async function everything({ env }: OwnerSite) {
  const rows: Row[] = []
  for (let after = ''; ; ) {
    const [found] = await query<[Row[]]>(env.DB, [leadPageSql(after, pageSize)])
    rows.push(...found)
    if (found.length < pageSize) break
    after = found.at(-1)?.reference ?? ''
  }
  return rows
    .sort((a, b) => b.received_at - a.received_at)
    .map(({ received_at, changed_at, answers, ...row }) => ({
      ...row,
      received: new Date(received_at).toISOString(),
      changed: new Date(changed_at).toISOString(),
      answers: readStored(answers, row.reference),
    }))
}

const facts = [
  'reference',
  'received',
  'changed',
  'form',
  'revision',
  'state',
  'status',
  'signs',
  'area',
  'photos',
] as const

/** A time as spreadsheets read it, by the clock of the business: "2026-11-21 12:05". */
const localMoment = (time: string): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: business.timeZone, dateStyle: 'short', timeStyle: 'short' })

// A spreadsheet would run a cell that begins like a formula; an apostrophe makes it text (OWASP: CSV injection). Some
// accept the full-width characters of East Asian keyboards too. One that splits at other separators sees a cell's
// beginning after each of them, even inside quotes.
const formula = /(^|[;,|\t\r\n"])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

// Opened in a spreadsheet, a ZIP of New England would lose its zero, and long digits or those with an E their end.
const misread = /^(?:0\d+|\d{12,}|\d+e\d+)$/i

const harmless = (cell: string) =>
  (/^[\t\r\n]/.test(cell) || misread.test(cell) ? `'${cell}` : cell).replace(formula, "$1$2'")

const quoted = (cell: string) => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as comma-separated values (RFC 4180) that are safe to open in a spreadsheet: Excel reads UTF-8 by the mark. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')}`

/** Every request as comma-separated values, or as JSON. */
export const exportAll: Command = async (site, { json }) => {
  const leads = await everything(site)
  if (json) return { data: [JSON.stringify(leads, null, 2)] }
  const names = [...new Set(leads.flatMap(({ answers }) => Object.keys(answers)))]
  const rows = leads.map((lead) => [
    ...facts.map((fact) => (fact === 'received' || fact === 'changed' ? localMoment(lead[fact]) : String(lead[fact]))),
    // Formatted as a US number, since a leading plus would be escaped by an apostrophe.
    ...names.map((name) => formatUsPhone(lead.answers[name] ?? '')),
  ])
  return { data: [toCsv([[...facts, ...names], ...rows]).trimEnd()] }
}
