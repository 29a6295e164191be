import { inLanguage } from '#language'
import { site as business } from '#site/site.ts'
import { jobsSheet } from '../../src/desk/jobsSheet.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { firstLanguage } from '../../src/routes.ts'
import { allJobs } from '../../src/store/income.ts'
import { readStored } from '../../src/store/lead.ts'
import { leadPageSql } from '../../src/store/ownerSql.ts'
import { query } from '../lib/remoteStore.ts'
import type { Command } from './owner.ts'
import type { OwnerSite } from './ownerSite.ts'

/** What's printed in another form than it's stored in. */
type Row = { reference: string; received_at: number; changed_at: number; answers: string }

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

/** No business has jobs from before. */
const earliest = '2000-01-01'

/** Jobs as the desk's spreadsheet, or all that's stored of requests as JSON. */
export const exportAll: Command = async (site, { json }) => {
  if (json) return { data: [JSON.stringify(await everything(site), null, 2)] }
  const span = { from: earliest, to: localDate(site.now(), business.timeZone) }
  const sheet = async () => jobsSheet(await allJobs(site.env.DB, span))
  return { data: [(await inLanguage(firstLanguage, sheet)).trimEnd()] }
}
