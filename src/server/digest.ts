import { localDate } from '../domain/localTime.ts'
import { site } from '../site.ts'
import { sendMail } from './channels/mail.ts'
import { healthOf } from './health.ts'
import type { Wires } from './wires.ts'

/** Under which name the digest stands in the outbox; its revision is the date as a number. */
export const digestReference = 'digest'

/** Local hour from which the day's digest is due. */
const fromHour = 7
const day = 24 * 60 * 60_000

const hourOf = (now: number) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))

/** Puts the day's digest into the outbox, once a day from seven in the morning on, Chicago time. */
export async function planDigest({ env, now }: Wires): Promise<void> {
  const at = now()
  if (hourOf(at) < fromHour) return
  const date = Number(localDate(at, site.timeZone).replaceAll('-', ''))
  await env.DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, created_at) VALUES ('${digestReference}', ?1, 'email', ?2, ?2)
     ON CONFLICT DO NOTHING`,
  )
    .bind(date, at)
    .run()
}

type Sums = { form: string; sent: number }
type Odd = { reference: string; form: string; signs: string }

/** Sends the mail that comes even on a day without requests: its absence is the alarm. */
export async function sendDigest(wires: Wires, date: number): Promise<void> {
  const { env, now } = wires
  const since = now() - day
  const [sums, odd] = await Promise.all([
    env.DB.prepare(`SELECT form, count(*) AS sent FROM leads WHERE received_at > ? AND state = 'new' GROUP BY form`)
      .bind(since)
      .all<Sums>(),
    env.DB.prepare(
      `SELECT reference, form, signs FROM leads WHERE state = 'quarantine' ORDER BY received_at DESC LIMIT 50`,
    ).all<Odd>(),
  ])
  const total = sums.results.reduce((sum, { sent }) => sum + sent, 0)
  const { problems } = await healthOf(wires)
  const lines = [
    total === 0 ? 'No requests in the last 24 hours.' : `Requests in the last 24 hours: ${total}`,
    ...sums.results.map(({ form, sent }) => `  ${form}: ${sent}`),
    '',
    ...(odd.results.length > 0
      ? [
          'Kept back, because they look unusual (npm run leads -- show, release or spam):',
          ...odd.results.map(({ reference, form, signs }) => `  ${reference} (${form}): ${signs}`),
        ]
      : ['Nothing is kept back.']),
    '',
    problems.length === 0 ? 'Everything works.' : `To look at: ${problems.join(', ')}`,
    '',
    'This mail comes every morning. If it does not, look at the website.',
  ]
  const text = `${String(date).slice(0, 4)}-${String(date).slice(4, 6)}-${String(date).slice(6)}`
  const subject = `${total === 1 ? '1 request' : `${total} requests`} in a day, ${text}`
  await sendMail(wires, { to: env.NOTIFY_TO, subject, text: `${lines.join('\n')}\n` })
}
