// `npm run leads`: every request, newest first. `--remote` reads the deployed database, `--json` and `--csv` are for programs.
import { formatUsPhone } from '../src/domain/phone.ts'
import { site } from '../src/site.ts'
import { toCsv } from './csv.ts'
import { fail, run } from './run.ts'

type Row = {
  reference: string
  form: string
  received_at: number
  revision: number
  area: string
  answers: string
  photos: number
  told: string
}

const query = `SELECT reference, form, received_at, revision, area, answers,
  (SELECT count(*) FROM photos WHERE photos.reference = leads.reference) AS photos,
  (SELECT coalesce(max(state), '') FROM outbox WHERE outbox.reference = leads.reference AND outbox.revision = leads.revision) AS told
  FROM leads ORDER BY received_at DESC LIMIT 1000`

const flags = new Set(process.argv.slice(2))
for (const flag of flags)
  if (!['--remote', '--json', '--csv'].includes(flag))
    fail(`Unknown option ${flag}; there are --remote, --json and --csv.`)

const place = flags.has('--remote') ? '--remote' : '--local'
const { code, output } = await run('wrangler', ['d1', 'execute', 'DB', place, '--json', '--command', query])
if (code !== 0)
  fail(
    output.includes('no such table')
      ? 'There is no database yet: run npm start once.'
      : `The database could not be read:\n${output}`,
  )
const [{ results = [] } = {}] = JSON.parse(output.slice(output.indexOf('['))) as { results?: Row[] }[]

const when = new Intl.DateTimeFormat('en-US', {
  timeZone: site.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const leads = results.map(({ answers, received_at, ...row }) => ({
  ...row,
  received_at,
  answers: JSON.parse(answers) as Record<string, string>,
}))

if (flags.has('--json')) console.log(JSON.stringify(leads, null, 2))
else if (flags.has('--csv')) {
  const names = [...new Set(leads.flatMap(({ answers }) => Object.keys(answers)))]
  const header = ['reference', 'received', 'form', 'revision', 'area', 'photos', 'told', ...names]
  const rows = leads.map((lead) => [
    lead.reference,
    new Date(lead.received_at).toISOString(),
    lead.form,
    String(lead.revision),
    lead.area,
    String(lead.photos),
    lead.told,
    ...names.map((name) => lead.answers[name] ?? ''),
  ])
  process.stdout.write(toCsv([header, ...rows]))
} else if (leads.length === 0) console.log('No requests yet.')
else
  console.table(
    leads.map(
      ({
        reference,
        received_at,
        form,
        revision,
        area,
        photos,
        told,
        answers: { phone = '', location = '', ...rest },
      }) => ({
        reference,
        received: when.format(received_at),
        form: revision > 1 ? `${form} (rev. ${revision})` : form,
        phone: formatUsPhone(phone),
        place: area === 'yes' || !location ? location : `${location} (${area})`,
        what: Object.values(rest).filter(Boolean).join(' · ').slice(0, 60),
        photos,
        told,
      }),
    ),
  )
