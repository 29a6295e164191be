// What the desk counts of a span and the one before.
import type { D1Database } from '@cloudflare/workers-types'
import type { Answered, Counted } from '../domain/numbers.ts'
import { sameReason } from '../request/event.ts'
import type { Status } from '../request/evolve.ts'
import { spend } from './budgets.ts'
import {
  type DayRange,
  type Job,
  type JobRow,
  jobOf,
  keptJob,
  type MoneyCount,
  moneyCounts,
  moneyStatement,
} from './income.ts'
import { soundSql } from './lead.ts'
import { type Subject, serviceNames, subjectSql } from './subject.ts'

/** Requests that are counted, the newest: more than a business gets while they're kept, and no more than a flood may cost. */
export const mostCounted = 5000

/** Whoever asks for a link to give to friends doesn't ask for a pickup, and who asks twice has one need. */
const isCountedSql = `leads.request_status <> 'spam' AND form <> 'referral' AND reason <> '${sameReason}'`

/** Received from ?1 to ?2, or from ?3 to ?4, which is later. */
const isInSql = `received_at >= ?1 AND received_at < ?4 AND (received_at < ?2 OR received_at >= ?3) AND ${isCountedSql}`

// Each request is read once, and those that say the same are one row, with the times of those that an answer is due to. ?5: names of
// services.
const requestsSql = `SELECT *, count(*) AS count,
    json_group_array(json_array(receivedAt, touchedAt)) FILTER (WHERE form <> 'booking') AS times FROM (
    SELECT received_at AS receivedAt, touched_at AS touchedAt, received_at >= ?3 AS isNow, form, request_status AS status, reason, referred_by <> '' AS isByFriend,
      json_remove(${soundSql('source')}, '$.page', '$.last') AS source, ${subjectSql('?5')}
    FROM leads WHERE ${isInSql} ORDER BY received_at DESC LIMIT ${mostCounted})
  GROUP BY isNow, form, status, reason, area, isByFriend, source, page, place, service, hasList`

/** Requests that say the same of themselves; 1 or 0 where it's whether. */
export type RequestCount = Subject & {
  readonly isNow: 0 | 1
  readonly count: number
  readonly form: string
  readonly status: Status
  readonly reason: string
  readonly isByFriend: 0 | 1
  /** Where the visit came from, in JSON. */
  readonly source: string
  /** Of each, when it came in and when it was answered, in UTC ms; in JSON. */
  readonly times: string
}

type TapRow = { page: string; kind: 'call' | 'text'; isNow: number; count: number }

/** A count of taps on one page, which is its key. */
export type CountedTaps = Counted & { readonly kind: 'call' | 'text' }

export type Counts = {
  readonly requests: readonly RequestCount[]
  readonly answered: readonly (Answered & { readonly isNow: boolean })[]
  /** Of the span, the one before, and the one a year before: ranges 0 to 2. */
  readonly money: readonly MoneyCount[]
  readonly taps: readonly CountedTaps[]
  /** UTC ms of the oldest request that's kept, and the date of the oldest income of others; null without any. */
  readonly firstAt: number | null
  readonly firstIncome: string | null
}

/** The spans that are counted: `before` is earlier than `now`. */
export type CountedSpans = Readonly<Record<'now' | 'before' | 'year', DayRange>>

/**
 * Counts everything in two spans, and money in a third. Requests from before `since` (UTC ms) are there by exception only: they
 * aren't counted. Throws when D1 does.
 */
export async function readCounts(db: D1Database, { now, before, year }: CountedSpans, since: number): Promise<Counts> {
  const both = [before.start, before.end, now.start, now.end].map((at) => Math.max(at, since))
  const [counted, money, taps, first] = await db.batch([
    db.prepare(requestsSql).bind(...both, serviceNames),
    moneyStatement(db, [now, before, year]),
    db
      .prepare(
        `SELECT page, kind, day >= ?3 AS isNow, sum(count) AS count FROM taps
         WHERE day >= ?1 AND day <= ?4 AND (day <= ?2 OR day >= ?3) GROUP BY page, kind, isNow`,
      )
      .bind(before.from, before.to, now.from, now.to),
    db
      .prepare(
        `SELECT (SELECT min(received_at) FROM leads WHERE received_at >= ?) AS firstAt,
           (SELECT min(done_on) FROM income) AS firstIncome`,
      )
      .bind(since),
  ])
  const firsts = first?.results[0] as Pick<Counts, 'firstAt' | 'firstIncome'> | undefined
  const requests = (counted?.results ?? []) as RequestCount[]
  return {
    requests,
    answered: requests.flatMap(({ times, isNow }) =>
      (JSON.parse(times) as [at: number, answer: number | null][]).map(([receivedAt, touchedAt]) => ({
        receivedAt,
        touchedAt,
        isNow: isNow === 1,
      })),
    ),
    money: moneyCounts(money?.results ?? []),
    taps: ((taps?.results ?? []) as TapRow[]).map(({ page, isNow, ...tap }) => ({
      ...tap,
      key: page,
      isNow: isNow === 1,
    })),
    firstAt: firsts?.firstAt ?? null,
    firstIncome: firsts?.firstIncome ?? null,
  }
}

/** The requests of a range that are counted, the newest first; `since` as above. Throws when D1 does. */
export async function findCounted(db: D1Database, { start, end }: DayRange, since: number): Promise<Job[]> {
  const { results } = await db
    .prepare(
      `SELECT ${keptJob('received_at')} FROM leads WHERE received_at >= ?1 AND received_at < ?3 AND ${isCountedSql}
       ORDER BY received_at DESC LIMIT ${mostCounted}`,
    )
    .bind(Math.max(start, since), serviceNames, end)
    .all<JobRow>()
  return results.map(jobOf)
}

// Taps on our number, by local day and page. No row says anything of who tapped.

/** `page` is a listed path, `day` a local date. */
export type Tap = { readonly day: string; readonly page: string; readonly kind: 'call' | 'text' }

/**
 * Counts a tap, unless its sender's count or the day's is full. `sender`: what budgets count its address by. `now` in UTC ms.
 * Throws when D1 does.
 */
export async function countTap(db: D1Database, { day, page, kind }: Tap, sender: string, now: number): Promise<void> {
  const budgets = [
    { budget: 'tapsOfAddress', spender: sender },
    { budget: 'taps', spender: '' },
  ] as const
  if ((await spend(db, budgets, now)).past) return
  await db
    .prepare(
      `INSERT INTO taps (day, page, kind, count) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (day, page, kind) DO UPDATE SET count = count + 1`,
    )
    .bind(day, page, kind)
    .run()
}
