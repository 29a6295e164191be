import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
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

/** Messages about the newest revision, and dead ones about any. */
const notified = `(SELECT coalesce(group_concat(channel || ' ' || state, ', '), '') FROM outbox
  WHERE outbox.reference = leads.reference AND (outbox.revision = leads.revision OR outbox.state = 'dead'))`

const statement = (unusual: boolean) => `SELECT reference, form, received_at, revision, area, state, answers, signs,
  (SELECT count(*) FROM photos WHERE photos.reference = leads.reference AND attached_at IS NOT NULL) AS photos,
  ${notified} AS notified FROM leads ${unusual ? "WHERE signs <> ''" : ''} ORDER BY received_at DESC LIMIT ${newest}`

const counts = `SELECT (SELECT count(*) FROM leads) AS leads,
  (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead`

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
  const [rows, [sums]] = await query<[Row[], { leads: number; dead: number }[]]>(target, [statement(unusual), counts])
  if (rows.length === 0) console.log(unusual ? 'Nothing looks unusual.' : 'No requests yet.')
  else console.table(rows.map(line))
  if (!sums) return
  if (!unusual && sums.leads > newest)
    console.log(`The newest ${newest} of ${sums.leads}; npm run leads -- export has all.`)
  if (sums.dead > 0) console.log(`Dead messages: ${sums.dead}. See show, then replay, or replay --dead.`)
}
