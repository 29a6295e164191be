// What the desk counts of the last four weeks and the four before.
import type { D1Database } from '@cloudflare/workers-types'
import type { Answered, Counted, Money } from '../domain/numbers.ts'
import { sameReason } from '../request/actions.ts'
import type { Status } from '../request/evolve.ts'
import { spend } from './budgets.ts'
import { soundSql } from './lead.ts'

/** A day that a period begins with: its local date, and the UTC ms of its midnight. */
export type FirstDay = { readonly date: string; readonly at: number }

/** Requests that are counted, the newest: far more than a business gets in eight weeks, and no more than a flood may cost. */
export const mostCounted = 5000

/** Whoever asks for a link to give to friends doesn't ask for a pickup, and who asks twice has one need. */
const isCountedSql = `leads.request_status <> 'spam' AND form <> 'referral' AND reason <> '${sameReason}'`

// Each request is read once, and those that say the same are one row. No robot fills the answer: of what was typed, only what may
// be a place of ours and services are read. ?3: names of services.
const requestsSql = `SELECT *, count(*) AS count FROM (
    SELECT received_at >= ?2 AS isNow, form, request_status AS status, reason, area, referred_by <> '' AS isByFriend,
      json_remove(source, '$.page', '$.last') AS source, source ->> 'page' AS page,
      (SELECT lower(answers ->> 'location') WHERE area IN ('yes', 'probably')) AS place,
      (SELECT answers ->> 'junk-type' WHERE answers ->> 'junk-type' IN (SELECT value FROM json_each(?3))) AS service, answers ->> 'items' <> '' AS hasList
    FROM (SELECT form, received_at, request_status, reason, area, referred_by, ${soundSql('answers')} AS answers,
        ${soundSql('source')} AS source FROM leads) AS leads WHERE received_at >= ?1 AND ${isCountedSql}
    ORDER BY received_at DESC LIMIT ${mostCounted})
  GROUP BY isNow, form, status, reason, area, isByFriend, source, page, place, service, hasList`

const moneySql = `SELECT done_at >= ?2 AS isNow, count(*) AS jobs, count(paid) AS priced, coalesce(sum(paid), 0) AS cents
  FROM leads WHERE done_at >= ?1 GROUP BY isNow`

/** Requests that say the same of themselves; 1 or 0 where it's whether. */
export type RequestCount = {
  readonly isNow: 0 | 1
  readonly count: number
  readonly form: string
  readonly status: Status
  readonly reason: string
  /** What its place is for us. */
  readonly area: string
  /** The place that was typed, in small letters, where we may come; null without one. */
  readonly place: string | null
  readonly isByFriend: 0 | 1
  /** Where the visit came from, in JSON, and its first page. */
  readonly source: string
  readonly page: string | null
  /** The service that they named. */
  readonly service: string | null
  /** Whether they have a list from the calculator. */
  readonly hasList: 0 | 1 | null
}

type TapRow = { page: string; kind: 'call' | 'text'; isNow: number; count: number }

/** A count of taps on one page, which is its key. */
export type CountedTaps = Counted & { readonly kind: 'call' | 'text' }

/** What there is to count. */
export type Counts = {
  readonly requests: readonly RequestCount[]
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
  const earned = (money?.results ?? []) as (Money & { isNow: number })[]
  return {
    requests: (requests?.results ?? []) as RequestCount[],
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
