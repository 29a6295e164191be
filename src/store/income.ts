// What jobs brought and cost. All that shows money reads it here: of the requests that are kept, and of those that were deleted,
// whose income stays.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { addDays, localDate, midnight } from '../domain/calendar/localTime.ts'
import type { Span } from '../domain/calendar/spans.ts'
import type { Money } from '../domain/numbers.ts'
import { ownerLanguage } from '../language/owner.ts'
import type { Db } from '../shared/http/services.ts'
import { crewOfLeadSql } from './bookings.ts'
import { soundSql } from './lead.ts'
import { kindOf, type Subject, serviceNames, subjectSql, townOf } from './subject.ts'

/** A span, and the UTC ms at which it begins and ends. */
export type DayRange = Span & { readonly start: number; readonly end: number }

export const dayRange = ({ from, to }: Span): DayRange => ({
  from,
  to,
  start: midnight(from, site.timeZone),
  end: midnight(addDays(to, 1), site.timeZone),
})

/** Jobs that were done in each of some ranges (?1, JSON): columns of requests, and the same of what stays of others. */
const jobsSql = (kept: string, gone: string) => `SELECT ${kept} FROM json_each(?1) AS span CROSS JOIN leads
    WHERE done_at >= span.value ->> 'start' AND done_at < span.value ->> 'end'
  UNION ALL SELECT ${gone} FROM json_each(?1) AS span CROSS JOIN income
    WHERE done_on >= span.value ->> 'from' AND done_on <= span.value ->> 'to'`

const crewNumber = `coalesce(${crewOfLeadSql}, 0)`

type PaidFor = Subject & { readonly status: string }

/** What kind of job money is for: of one where nobody was there it's the trip fee. */
const paidKind = ({ status, ...subject }: PaidFor): string =>
  status === 'lost' ? say.numbers.tripFee : kindOf(subject)

const sumsSql = `count(*) AS jobs, count(paid) AS priced, coalesce(sum(paid), 0) AS cents,
  coalesce(sum(coalesce(cost_cents, dump_cents)), 0) AS costs`

/** What jobs of one town, one kind and one crew (0 where nobody knows) came to, in the range of that number. */
export type MoneyCount = Money & Readonly<Record<'range' | 'crew', number> & Record<'town' | 'kind', string>>

type MoneyRow = Money & PaidFor & Readonly<{ range: number; crew: number; town: string | null; kind: string | null }>

const moneySql = `SELECT range, crew, town, kind, status, area, place, service, page, hasList, ${sumsSql} FROM (${jobsSql(
  `span.key AS range, ${crewNumber} AS crew, paid, dump_cents, cost_cents, NULL AS town, NULL AS kind, request_status AS status,
   ${subjectSql('?2')}`,
  `span.key, coalesce(crew, 0), cents, dump_cents, cost_cents, town, kind, 'done', NULL, NULL, NULL, NULL, NULL`,
)}) GROUP BY range, crew, town, kind, status, area, place, service, page, hasList`

/** The statement that counts the money of some ranges, for `moneyCounts`. */
export const moneyStatement = (db: Db, ranges: readonly DayRange[]): D1PreparedStatement =>
  db.prepare(moneySql).bind(JSON.stringify(ranges), serviceNames)

export const moneyCounts = (rows: readonly unknown[]): MoneyCount[] =>
  (rows as MoneyRow[]).map(({ town, kind, jobs, priced, cents, costs, range, crew, ...subject }) => ({
    ...{ range, crew, jobs, priced, cents, costs },
    town: town ?? townOf(subject),
    kind: kind ?? paidKind(subject),
  }))

/** What a crew (0 where nobody knows) was paid in one way. */
export type Paid = Pick<Money, 'jobs' | 'priced' | 'cents'> & { readonly method: string; readonly crew: number }

/** What was paid on a local date, by method and crew. Throws when D1 does. */
export async function paidOn(db: Db, date: string): Promise<readonly Paid[]> {
  const { results } = await db
    .prepare(
      `SELECT method, crew, ${sumsSql} FROM (${jobsSql(
        `method, ${crewNumber} AS crew, paid, dump_cents, cost_cents`,
        'method, coalesce(crew, 0), cents, dump_cents, cost_cents',
      )}) GROUP BY method, crew ORDER BY cents DESC`,
    )
    .bind(JSON.stringify([dayRange({ from: date, to: date })]))
    .all<Paid>()
  return results
}

/**
 * A job, or a request for one; amounts in cents, null where nobody said, and the dump's are among its costs; its crew by its
 * number, 0 for none. `date` is local, and
 * `typed` the place as it was typed. Without a reference its records were deleted.
 */
export type Job = Readonly<
  Record<'date' | 'name' | 'phone' | 'address' | 'typed' | 'town' | 'kind' | 'source', string> &
    Record<'form' | 'status' | 'reason' | 'method' | 'went', string> &
    Record<'price' | 'paid' | 'dump' | 'cost', number | null>
> & {
  readonly reference: string | null
  readonly isByFriend: 0 | 1
  readonly page: string | null
  readonly crew: number
}

export type JobRow = Omit<Job, 'date' | 'town' | 'kind'> &
  Subject &
  Readonly<{ at: number | null; day: string | null; town: string | null; kind: string | null }>

const answer = (name: string) => `coalesce(${soundSql('answers')} ->> '${name}', '')`

/** Of a row of `leads`; `at`: the column with its time. ?2: names of services. */
export const keptJob = (
  at: string,
) => `reference, ${at} AS at, NULL AS day, NULL AS town, NULL AS kind, ${answer('name')} AS name, phone,
  ${answer('address')} AS address, ${answer('location')} AS typed, referred_by <> '' AS isByFriend, source,
  form, request_status AS status, reason, price, paid, method, went, dump_cents AS dump, cost_cents AS cost,
  ${crewNumber} AS crew, ${subjectSql('?2')}`
const goneJob = `NULL, NULL, done_on, town, kind, '', '', '', '', 0, '', '', 'done', '', NULL, cents, method, '', dump_cents, cost_cents,
  coalesce(crew, 0), NULL, NULL, NULL, NULL, NULL`

export const jobOf = ({ at, day, town, kind, ...row }: JobRow): Job => ({
  ...row,
  date: day ?? localDate(at ?? 0, site.timeZone),
  town: town ?? townOf(row),
  kind: kind ?? kindOf(row),
})

const paidJob = (row: JobRow): Job => jobOf({ ...row, kind: row.kind ?? paidKind(row) })

/** How many jobs a list is picked from, and how many other requests a spreadsheet has: a flood has no end. */
const mostOthers = 5000

const jobsStatement = (db: Db, range: DayRange, atMost = -1): D1PreparedStatement =>
  db
    .prepare(
      `SELECT * FROM (${jobsSql(keptJob('done_at'), goneJob)})
       ORDER BY paid IS NOT NULL, coalesce(at, unixepoch(day) * 1000) DESC LIMIT ${atMost}`,
    )
    .bind(JSON.stringify([range]), serviceNames)

/** Jobs done in a span: those without an amount first, then the newest. Throws when D1 does. */
export async function findJobs(db: Db, span: Span): Promise<Job[]> {
  const { results } = await jobsStatement(db, dayRange(span), mostOthers).all<JobRow>()
  return results.map(paidJob)
}

/** All jobs done in a span, and what came in then and isn't done. Throws when D1 does. */
export async function allJobs(db: Pick<D1Database, 'prepare' | 'batch'>, span: Span): Promise<Job[]> {
  const range = dayRange(span)
  const [paid, others] = await db.batch<JobRow>([
    jobsStatement(db, range),
    db
      .prepare(
        `SELECT ${keptJob('received_at')} FROM leads WHERE received_at >= ?1 AND received_at < ?3 AND done_at IS NULL
         AND form IN ('quote', 'booking') AND request_status NOT IN ('spam', 'done') ORDER BY received_at DESC LIMIT ${mostOthers}`,
      )
      .bind(range.start, serviceNames, range.end),
  ])
  return [...(paid?.results ?? []).map(paidJob), ...(others?.results ?? []).map(jobOf)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  )
}

/**
 * What keeps the income of some requests: statements for the transaction that deletes them, before it does. Nothing in it leads
 * back to anybody. `now` in UTC ms. Throws when D1 does.
 */
export async function incomeStatements(
  db: Db,
  references: readonly string[],
  now: number,
): Promise<D1PreparedStatement[]> {
  if (references.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT reference, request_status AS status, coalesce(done_at, ?3) AS at, ${subjectSql('?2')} FROM leads WHERE reference IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(references), serviceNames, now)
    .all<PaidFor & { reference: string; at: number }>()
  const jobs = results.map(({ reference, at, ...subject }) => ({
    reference,
    day: localDate(at, site.timeZone),
    // It's kept for good, however many languages the desk is read in.
    ...inLanguage(ownerLanguage, () => ({ town: townOf(subject), kind: paidKind(subject) })),
  }))
  const insert = db.prepare(
    `INSERT INTO income (done_on, cents, dump_cents, cost_cents, method, town, kind, crew)
     SELECT it.value ->> 'day', paid, dump_cents, cost_cents, method, it.value ->> 'town', it.value ->> 'kind',
       ${crewOfLeadSql}
     FROM json_each(?1) AS it CROSS JOIN leads ON leads.reference = it.value ->> 'reference' WHERE done_at IS NOT NULL`,
  )
  return [insert.bind(JSON.stringify(jobs))]
}
