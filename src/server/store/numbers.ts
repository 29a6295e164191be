// What the desk counts of the last four weeks and the four before.
import type { D1Database } from '@cloudflare/workers-types'
import type { Answered, Counted, Money } from '../../domain/numbers.ts'
import { soundSql } from './storedTexts.ts'

/** A day that a period begins with: its local date, and the UTC ms of its midnight. */
export type FirstDay = { readonly date: string; readonly at: number }

/** What requests are counted by. */
const groups = ['source', 'town', 'kind', 'need', 'stage', 'loss'] as const
type Group = (typeof groups)[number]

/** Requests that are counted, the newest: far more than a business gets in eight weeks, and no more than a flood may cost. */
export const mostCounted = 5000

/** Whoever asks for a link to give to friends doesn't ask for a pickup. */
const isCountedSql = `leads.request_status <> 'spam' AND form <> 'referral'`

/** Of a source, all but its page: only that there was one, which a visit with no other source has too. */
const sourceSql = `CASE WHEN referred_by <> '' THEN 'friend'
  WHEN source ->> 'page' IS NULL THEN json_remove(source, '$.last') ELSE json_set(source, '$.page', '/') END`

/** A service that they named or came from, else `list` for the calculator's; empty for their own words. ?3: names of services. */
const needSql = `CASE WHEN answers ->> 'junk-type' IN (SELECT value FROM json_each(?3)) THEN answers ->> 'junk-type'
  WHEN source ->> 'page' LIKE '/services/%' THEN source ->> 'page'
  WHEN answers ->> 'items' <> '' THEN 'list' ELSE '' END`

/** How far a request is; `closed` for one that was taken care of without a job, and a hold is as new as any other. */
const outcomeSql = `CASE WHEN reason = 'closed' AND request_status = 'done' THEN 'closed'
  WHEN request_status = 'held' THEN 'new' ELSE request_status END`

// Each request is read once. What was typed as a place is a key only where it's one of ours: no robot fills the answer.
const requestsSql = `SELECT ${groups.join(', ')}, isNow, count(*) AS count FROM (
    SELECT received_at >= ?2 AS isNow, form AS kind, ${sourceSql} AS source, ${needSql} AS need, ${outcomeSql} AS stage,
      iif(area IN ('yes', 'probably'), coalesce(lower(answers ->> 'location'), ''), area) AS town,
      reason AS loss
    FROM (SELECT form, received_at, request_status, reason, area, referred_by, ${soundSql('answers')} AS answers,
        ${soundSql('source')} AS source FROM leads) AS leads WHERE received_at >= ?1 AND ${isCountedSql}
    ORDER BY received_at DESC LIMIT ${mostCounted})
  GROUP BY ${groups.join(', ')}, isNow`

const moneySql = `SELECT done_at >= ?2 AS isNow, count(*) AS jobs, count(paid) AS priced, coalesce(sum(paid), 0) AS cents
  FROM leads WHERE done_at >= ?1 GROUP BY isNow`

type RequestRow = Readonly<Record<Group, string>> & { isNow: number; count: number }
type TapRow = { page: string; kind: 'call' | 'text'; isNow: number; count: number }

/** A count of taps on one page, which is its key. */
export type CountedTaps = Counted & { readonly kind: 'call' | 'text' }

/** What there is to count: requests by what they said, and all else that the page needs. */
export type Counts = {
  readonly requests: Readonly<Record<Group, readonly Counted[]>>
  readonly answered: readonly (Answered & { readonly isNow: boolean })[]
  readonly money: { readonly now: Money; readonly before: Money }
  readonly taps: readonly CountedTaps[]
  /** UTC ms of the oldest request that's kept; undefined without any. */
  readonly firstAt: number | undefined
}

const none: Money = { jobs: 0, priced: 0, cents: 0 }

/** Counts everything since `before`, apart from what's since `now`. Throws when D1 does. */
export async function readCounts(db: D1Database, before: FirstDay, now: FirstDay, services: string): Promise<Counts> {
  const [requests, answered, money, taps, first] = await db.batch([
    db.prepare(requestsSql).bind(before.at, now.at, services),
    db
      .prepare(
        `SELECT received_at AS receivedAt, touched_at AS touchedAt FROM leads WHERE received_at >= ? AND ${isCountedSql}
         AND form <> 'booking' ORDER BY received_at DESC LIMIT ${mostCounted}`,
      )
      .bind(before.at),
    db.prepare(moneySql).bind(before.at, now.at),
    db
      .prepare(
        `SELECT page, kind, day >= ?2 AS isNow, sum(count) AS count FROM taps WHERE day >= ?1 GROUP BY page, kind, isNow`,
      )
      .bind(before.date, now.date),
    db.prepare('SELECT min(received_at) AS at FROM leads'),
  ])
  const rows = (requests?.results ?? []) as RequestRow[]
  const of = (name: Group) =>
    rows
      .filter(({ stage }) => name !== 'loss' || stage === 'lost')
      .map(({ isNow, count, [name]: key }) => ({ key, isNow: isNow === 1, count }))
  const earned = (money?.results ?? []) as (Money & { isNow: number })[]
  return {
    requests: Object.fromEntries(groups.map((name) => [name, of(name)])) as Record<Group, Counted[]>,
    answered: ((answered?.results ?? []) as Answered[]).map((one) => ({ ...one, isNow: one.receivedAt >= now.at })),
    money: {
      now: earned.find(({ isNow }) => isNow === 1) ?? none,
      before: earned.find(({ isNow }) => isNow === 0) ?? none,
    },
    taps: ((taps?.results ?? []) as TapRow[]).map(({ page, isNow, ...tap }) => ({
      ...tap,
      key: page,
      isNow: isNow === 1,
    })),
    firstAt: (first?.results[0] as { at: number | null } | undefined)?.at ?? undefined,
  }
}
