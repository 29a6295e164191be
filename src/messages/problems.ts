// What is wrong with the site, in sentences.
import { site } from '#site/site.ts'
import { localTime, spokenTime } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import type { Health } from '../server/store/health.ts'

/** "7:10 AM", with its date where that's another one than today's. */
function sinceWords(then: number, now: number): string {
  const { date, ms } = localTime(then, site.timeZone)
  const time = spokenTime(Math.floor(ms / 60_000))
  return date === localTime(now, site.timeZone).date ? time : `${time} on ${dateLabel(date)}`
}

/** What is wrong, a sentence or two each; `at` is when the report was made, in UTC ms. */
export function problemWords({ problems, figures }: Health, at: number): string[] {
  const since = (age = 0) => sinceWords(at - age * 1000, at)
  const words: Readonly<Record<string, string>> = {
    'cron-late': `Reminders haven’t gone out since ${since(figures.cronAge)}.`,
    'pending-old': `A message has been waiting since ${since(figures.pendingAge)}. We keep trying.`,
    'dead-letters': 'A message couldn’t be delivered. You can send it again at the desk.',
    'spool-old': `Requests have been waiting for the database since ${since(figures.spoolAge)}.`,
    'spool-broken': 'A request can’t be read. It’s kept, and the desk shows what’s in it.',
    'database-down': 'The database doesn’t answer. Requests are kept, and nothing is lost.',
    'bucket-down': 'The place for photos doesn’t answer. Requests are kept, but photos may be missing.',
  }
  // The cron of a new site hasn't run yet, and it's what says so.
  const isNew = (figures.cronAge ?? 0) < 0
  return problems.filter((code) => code !== 'cron-late' || !isNew).map((code) => words[code] ?? code)
}
