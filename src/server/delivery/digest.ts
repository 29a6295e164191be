import { site } from '#site/site.ts'
import { localTime, spokenTime } from '../../domain/calendar/localTime.ts'
import { dateLabel } from '../../domain/calendar/slots.ts'
import { paths } from '../../routes.ts'
import type { Services } from '../lib/services.ts'
import { reportedOn } from '../store/cspReports.ts'
import type { Health } from '../store/health.ts'
import { healthOf } from '../store/health.ts'
import type { ReceivedRequest } from '../store/outbox.ts'
import { digestPeriod, enqueueDigest, receivedRequests } from '../store/outbox.ts'
import { pickupsOn } from '../store/visits.ts'
import { sendMail } from './channels/mail.ts'

/** Local hour from which the day's digest is due. */
const fromHour = 7
const day = 24 * 60 * 60_000

/** Puts the day's digest into the outbox, once a day from seven in the morning on, local time. */
export async function planDigest({ env, now }: Services): Promise<void> {
  const at = now()
  const { date: today, ms } = localTime(at, site.timeZone)
  if (ms < fromHour * 3_600_000) return
  const date = Number(today.replaceAll('-', ''))
  await enqueueDigest(env.DB, date, at)
}

/** Most unusual requests that the mail lists. */
const mostListed = 1000

/** A line for each, and how many more there are. */
function unusualLines(unusual: readonly ReceivedRequest[]): string[] {
  if (unusual.length === 0) return ['Nothing looked unusual.']
  const more = unusual.length - mostListed
  return [
    `Looked unusual: ${unusual.length}. You were notified of each; throw one out with npm run leads -- spam REFERENCE.`,
    ...unusual
      .slice(0, mostListed)
      .map(({ reference, form, spamSignals }) => `  ${reference} (${form}): ${spamSignals}`),
    ...(more > 0 ? [`  and ${more} more: npm run leads -- list --unusual --remote`] : []),
  ]
}

/** What the content policy blocked in browsers the day before: a bug of ours, an extension, or an attack. */
const blockedLines = (blocked: Readonly<Record<string, number>>): string[] =>
  Object.keys(blocked).length === 0
    ? []
    : [
        `Blocked in visitors’ browsers yesterday: ${Object.entries(blocked)
          .map(([directive, count]) => `${directive} (${count})`)
          .join(', ')}.`,
      ]

/** "7:10 AM", with its date where that's another one than today's. */
function sinceWords(then: number, now: number): string {
  const { date, ms } = localTime(then, site.timeZone)
  const time = spokenTime(Math.floor(ms / 60_000))
  return date === localTime(now, site.timeZone).date ? time : `${time} on ${dateLabel(date)}`
}

/** What is wrong, as sentences; `at` is when the report was made, in UTC ms. */
function problemLines({ problems, figures }: Health, at: number): string[] {
  const since = (age = 0) => (age < 0 ? 'the site went up' : sinceWords(at - age * 1000, at))
  const words: Readonly<Record<string, string>> = {
    'cron-late': `Reminders haven’t gone out since ${since(figures.cronAge)}.`,
    'pending-old': `A message has been waiting since ${since(figures.pendingAge)}. We keep trying.`,
    'dead-letters': 'A message couldn’t be delivered. To try it again: npm run leads -- replay --dead --remote',
    'spool-old': `Requests have been waiting for the database since ${since(figures.spoolAge)}.`,
    'spool-broken': 'A request can’t be read. To see it: npm run leads -- broken --remote',
    'database-down': 'The database doesn’t answer. Requests are kept, and nothing is lost.',
    'bucket-down': 'The place for photos doesn’t answer. Requests are kept, but photos may be missing.',
  }
  return problems.map((code) => words[code] ?? code)
}

/** The number of the day's pickups, with the link to them at the desk. */
async function pickupLines({ env }: Services, date: string): Promise<string[]> {
  const { length: pickups } = await pickupsOn(env.DB, date)
  if (pickups === 0) return []
  return [
    `Today’s pickups: ${pickups}. See them, and let customers know that you’re on the way:`,
    env.SITE_URL + paths.deskDay(date),
    '',
  ]
}

/** Sends the mail of every morning. It comes even without requests, so that its absence is an alarm. */
export async function sendDigest(services: Services, date: number): Promise<undefined> {
  const { DB, NOTIFY_TO } = services.env
  const { since, until } = await digestPeriod(DB, date)
  const [requests, blocked] = await Promise.all([receivedRequests(DB, since, until), reportedOn(DB, until - day)])
  const total = requests.length
  const byForm = [...Map.groupBy(requests, ({ form }) => form)].sort(([a], [b]) => (a < b ? -1 : 1))
  const at = services.now()
  const problems = problemLines(await healthOf(services), at)
  const today = String(date).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  const lines = [
    ...(await pickupLines(services, today)),
    total === 0 ? 'No requests since the last mail like this.' : `Requests since the last mail like this: ${total}`,
    ...byForm.map(([form, sent]) => `  ${form}: ${sent.length}`),
    '',
    ...unusualLines(requests.filter(({ spamSignals }) => spamSignals !== '')),
    '',
    ...blockedLines(blocked),
    ...(problems.length === 0 ? ['Everything works.'] : problems),
    '',
    'You’ll get this mail every morning. If you don’t, check the website.',
  ]
  const subject = `${total === 1 ? '1 request' : `${total} requests`} in a day, ${today}`
  await sendMail(services, { to: NOTIFY_TO, subject, text: `${lines.join('\n')}\n` })
}
