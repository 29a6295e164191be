import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
import { leadCountsSql, newestLeadsSql } from '../../../src/server/store/ownerSql.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'
import { shortTime } from './times.ts'

type Row = {
  reference: string
  form: string
  received_at: number
  revision: number
  area: string
  state: string
  answers: string
  signs: string
  photos: number
  notified: string
}

const newest = 1000

function line({ answers, area, received_at, form, revision, ...row }: Row) {
  const { phone = '', location = '', ...rest } = JSON.parse(answers) as Record<string, string>
  return {
    reference: row.reference,
    received: shortTime(received_at),
    form: revision > 1 ? `${form} (rev. ${revision})` : form,
    phone: formatUsPhone(phone),
    place: area === 'yes' || !location ? location : `${location} (${area})`,
    what: Object.values(rest).filter(Boolean).join(' · ').replace(/\s+/g, ' ').slice(0, 60),
    photos: row.photos,
    state: row.state,
    unusual: row.signs,
    notified: row.notified,
  }
}

/** Prints the newest requests as a table, and what needs attention. */
export async function list(target: Target, unusual: boolean): Promise<void> {
  const [rows, [sums]] = await query<[Row[], { leads: number; dead: number }[]]>(target, [
    newestLeadsSql(newest, unusual),
    leadCountsSql,
  ])
  if (rows.length === 0) console.log(unusual ? 'Nothing looks unusual.' : 'No requests yet.')
  else console.table(rows.map(line))
  if (!sums) return
  if (!unusual && sums.leads > newest)
    console.log(`The newest ${newest} of ${sums.leads}; npm run leads -- export has all.`)
  if (sums.dead > 0) console.log(`Dead messages: ${sums.dead}. See show, then replay, or replay --dead.`)
}
