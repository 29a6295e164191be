import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
import { leadPageSql } from '../../../src/server/store/ownerSql.ts'
import { toCsv } from '../lib/csv.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'

type Row = {
  reference: string
  received_at: number
  changed_at: number
  form: string
  revision: number
  state: string
  signs: string
  area: string
  photos: number
  answers: string
}

const pageSize = 1000

/** Every request, queried in pages and sorted newest first. */
async function everything(target: Target): Promise<Row[]> {
  const rows: Row[] = []
  for (let after = ''; ; ) {
    const [found] = await query<[Row[]]>(target, [leadPageSql(after, pageSize)])
    rows.push(...found)
    if (found.length < pageSize) return rows.sort((a, b) => b.received_at - a.received_at)
    after = found.at(-1)?.reference ?? ''
  }
}

/** Writes every request to the standard output, as comma-separated values. */
export async function exportAll(target: Target): Promise<void> {
  const leads = (await everything(target)).map(({ received_at, changed_at, answers, ...row }) => ({
    ...row,
    received: new Date(received_at).toISOString(),
    changed: new Date(changed_at).toISOString(),
    answers: JSON.parse(answers) as Record<string, string>,
  }))
  const facts = ['reference', 'received', 'changed', 'form', 'revision', 'state', 'signs', 'area', 'photos'] as const
  const names = [...new Set(leads.flatMap(({ answers }) => Object.keys(answers)))]
  const rows = leads.map((lead) => [
    ...facts.map((fact) => String(lead[fact])),
    // Formatted as a US number, since a leading plus would be escaped by an apostrophe.
    ...names.map((name) => formatUsPhone(lead.answers[name] ?? '')),
  ])
  process.stdout.write(toCsv([[...facts, ...names], ...rows]))
}
