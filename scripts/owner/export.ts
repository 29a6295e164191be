import { site as business } from '#site/site.ts'
import { formatUsPhone } from '../../src/domain/contact/contact.ts'
import { readStored } from '../../src/store/lead.ts'
import { leadPageSql } from '../../src/store/ownerSql.ts'
import { query } from '../lib/remoteStore.ts'
import { toCsv } from './csv.ts'
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
