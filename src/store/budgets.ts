import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { textsADay } from '../domain/contact/textMessage.ts'

type Db = Pick<D1Database, 'prepare'>

const hour = 60 * 60_000
const day = 24 * hour

/** How long a mailed link opens the desk, in minutes. */
export const signInMinutes = 15

const MB = 1024 * 1024

/** How much one spender may do in a window: each begins where the last one ended, counted from midnight UTC. */
export type Budget = {
  readonly windowMs: number
  /** Past this much, the effect that the table names happens. */
  readonly limit: number
  /** Past this much, it still happens but is marked, and the owner gets it in a batch. */
  readonly marked?: number
}

/**
 * Every budget of the site: what somebody who attacks it can use up, by who causes it, who receives it, and the day.
 * `docs/run.md` explains the table to the owner. "Home" is an IPv4 address or the /56 of an IPv6 one, "site" its /48.
 * A person's request is never refused because of somebody else's: only `sender` and `address` refuse.
 */
export const budgets = {
  // Requests, and changes to requests (corrections, details, photos, moves, cancellations).
  /** By phone number or email at one address. Past it: told to call or text. */
  sender: { windowMs: hour, limit: 20, marked: 5 },
  /** By address (IPv4, or the /64 of IPv6), which an office or a carrier may share. Past it: told to call or text. */
  address: { windowMs: hour, limit: 60, marked: 5 },
  home: { windowMs: hour, limit: Number.POSITIVE_INFINITY, marked: 10 },
  site: { windowMs: hour, limit: Number.POSITIVE_INFINITY, marked: 20 },
  /** From everybody who sends a usual number. Past `marked` a flood is on: nobody makes one alone. */
  everybody: { windowMs: hour, limit: Number.POSITIVE_INFINITY, marked: 30 },
  /** New requests from everybody. Past it they wait in the bucket until the next day. */
  day: { windowMs: day, limit: 2000, marked: 150 },
  /** Counts with `day`, for the first two requests of an address in an hour: a flood can't use up these. */
  dayOfFirst: { windowMs: day, limit: 3000, marked: 150 },
  /** By reference, changes to one request. Past it: told to call or text. */
  changes: { windowMs: hour, limit: 10 },
  changesOfDay: { windowMs: day, limit: 20 },

  /** By site, what an assistant sends, since strangers share its address. Past the limit it waits in the bucket, as the day's. */
  assistants: { windowMs: day, limit: 500, marked: 60 },

  // Seats in pickup windows, whoever books. Past `marked` they're held for 30 minutes until proven; past the limit it's a request.
  seatsOfHome: { windowMs: day, limit: 12, marked: 4 },
  seatsOfSite: { windowMs: day, limit: 60, marked: 20 },
  /** From all assistants, each of which counts as a site: a robot gains little by posing as many. */
  seatsOfAssistants: { windowMs: day, limit: Number.POSITIVE_INFINITY, marked: 40 },

  // Mails to customers, by their address. Past them the mail is recorded as dropped.
  mails: { windowMs: day, limit: 4 },
  /** Moves, cancellations and reminders of a real booking. */
  mailsOfBooking: { windowMs: day, limit: 6 },
  mailsOfDay: { windowMs: day, limit: 500 },

  // Text messages, by number and from everybody. Past them the text is recorded as dropped, and goes by mail.
  texts: { windowMs: day, limit: textsADay },
  textsOfDay: { windowMs: day, limit: 200 },
  /** By number and by booking, those that its page offers: most of the others stay for what we have to say. */
  textsOfLink: { windowMs: day, limit: 2 },
  /** Requests, changes and links that are asked for. Past these they cause no texts, to the owner neither. */
  textsOfHome: { windowMs: day, limit: Number.POSITIVE_INFINITY, marked: 20 },
  textsOfSite: { windowMs: day, limit: Number.POSITIVE_INFINITY, marked: 60 },

  // Mails to the owner that nobody has answered a request: past these, the day's mail has them.
  nudges: { windowMs: hour, limit: 10 },

  // Looking for a pickup by its reference and phone number, or for its link. Past these, the page says to call or text.
  findsOfAddress: { windowMs: hour, limit: 10 },
  /** By what was typed as a reference, so that nobody can try phone numbers for one. */
  findsOfReference: { windowMs: day, limit: 10 },
  /** Through an assistant: by phone number at its address, and by its site. */
  findsOfPerson: { windowMs: day, limit: 10 },
  findsOfAssistant: { windowMs: day, limit: 500 },

  // Links that open the desk. Past these no mail goes out; whoever asks reads the same as ever, or to wait.
  signInsOfAddress: { windowMs: hour, limit: 10 },
  /** By network address and the address that was typed: so many mails one stranger can have sent to somebody. */
  signInsOfPair: { windowMs: day, limit: 12 },
  /** By the address that was typed, in half of a link's life: their newest one always works for at least as long. */
  signInsOfPerson: { windowMs: signInMinutes * 30_000, limit: 1 },

  // Photos that come before their form. Past these they come with the form.
  photosOfAddress: { windowMs: hour, limit: 40, marked: 8 },
  bytesOfAddress: { windowMs: hour, limit: 64 * MB },
  bytesOfSite: { windowMs: day, limit: 256 * MB },
  /** Photos that the platform converts: its free plan has 5,000 a month. */
  conversions: { windowMs: day, limit: 150 },
  photosOfDay: { windowMs: day, limit: 500 },
  bytesOfDay: { windowMs: day, limit: 1024 * MB },

  // Taps on our number. Past these they aren't counted.
  tapsOfAddress: { windowMs: day, limit: 10 },
  taps: { windowMs: day, limit: 1000 },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof budgets

/** A budget and whose it is; empty for one that everybody shares. */
export type Spender = { readonly budget: BudgetName; readonly spender: string }

export type Spending = Spender & {
  /** 1 where it isn't said. */
  readonly amount?: number
  /** It's only spent while none of these is marked. */
  readonly ifUsual?: readonly Spender[]
}

/** `used` has what is used up of each budget that was spent; `past` is the first that wasn't spent. */
export type Spent = {
  readonly used: ReadonlyMap<BudgetName, number>
  readonly past: BudgetName | undefined
}

/** Another limit of the same count. */
const countedAs: Partial<Record<BudgetName, BudgetName>> = { dayOfFirst: 'day' }

export const budgetRow = (budget: BudgetName, spender: string): string => `${countedAs[budget] ?? budget}:${spender}`

/** A budget's row and the start of its window, which identify its count. */
const countOf = ({ budget, spender }: Spender, now: number) =>
  [budgetRow(budget, spender), windowStart(budget, now)] as const

const numbersOf = ({ budget }: Spender) => {
  const { limit, marked = limit }: Budget = budgets[budget]
  return { limit: Math.min(limit, Number.MAX_SAFE_INTEGER), marked }
}

const isUsualSql = (at: number) =>
  `AND NOT EXISTS (SELECT 1 FROM budgets WHERE name = ?${at} AND window_start = ?${at + 1} AND used > ?${at + 2})`

/**
 * A budget is spent only where it has enough left, and so had the one before it, whose statement changed a row. What was used in
 * an earlier window counts as 0.
 */
const spendSql = (isFirst: boolean, conditions: number) => `INSERT INTO budgets (name, window_start, used)
  SELECT ?1, ?2, ?3 WHERE ?3 <= ?4 ${isFirst ? '' : 'AND changes() > 0'}
    ${Array.from({ length: conditions }, (_, index) => isUsualSql(5 + 3 * index)).join(' ')}
  ON CONFLICT (name) DO UPDATE SET window_start = excluded.window_start,
    used = used * (window_start = excluded.window_start) + excluded.used
  WHERE used * (window_start = excluded.window_start) + excluded.used <= ?4
  RETURNING used`

function spendStatement(db: Db, spending: Spending, isFirst: boolean, now: number): D1PreparedStatement {
  const { amount = 1, ifUsual = [] } = spending
  const conditions = ifUsual.flatMap((one) => [...countOf(one, now), numbersOf(one).marked])
  return db
    .prepare(spendSql(isFirst, ifUsual.length))
    .bind(...countOf(spending, now), amount, numbersOf(spending).limit, ...conditions)
}

const spentOf = (spendings: readonly Spending[], used: readonly (number | undefined)[]): Spent => ({
  used: new Map(
    spendings.flatMap(({ budget }, index) => (used[index] === undefined ? [] : [[budget, used[index]] as const])),
  ),
  past: spendings[used.indexOf(undefined)]?.budget,
})

/**
 * Spends some of several budgets, the narrowest first, in one transaction; a flood past the first writes nothing. `now` in
 * UTC ms. Throws when D1 does.
 */
export async function spend(db: D1Database, spendings: readonly Spending[], now: number): Promise<Spent> {
  if (spendings.length === 0) return { used: new Map(), past: undefined }
  const statements = spendings.map((spending, index) => spendStatement(db, spending, index === 0, now))
  const results = await db.batch<{ used: number }>(statements)
  return spentOf(
    spendings,
    results.map((result) => result.results[0]?.used),
  )
}

/** Counts in one isolate's memory, for when there's no database. */
export function spendInMemory(counts: Map<string, number>, spendings: readonly Spending[], now: number): Spent {
  // The oldest go first: a flood of addresses mustn't fill the memory.
  for (const name of counts.keys()) {
    if (counts.size <= 5000) break
    counts.delete(name)
  }
  const usedOf = (spender: Spender) => counts.get(countOf(spender, now).join(' ')) ?? 0
  let isPast = false
  const used = spendings.map((spending) => {
    const { amount = 1, ifUsual = [] } = spending
    const next = usedOf(spending) + amount
    isPast ||= next > numbersOf(spending).limit || ifUsual.some((one) => usedOf(one) > numbersOf(one).marked)
    if (isPast) return undefined
    counts.set(countOf(spending, now).join(' '), next)
    return next
  })
  return spentOf(spendings, used)
}

/** Whether more of any budget is used up than may be without a mark. */
export const isMarked = ({ used }: Spent, ...names: readonly BudgetName[]): boolean =>
  names.some((name) => {
    const { marked }: Budget = budgets[name]
    return marked !== undefined && (used.get(name) ?? 0) > marked
  })

/** When the window of a budget began that a time is in. Both in UTC ms. */
export const windowStart = (name: BudgetName, now: number): number => {
  const { windowMs } = budgets[name]
  return Math.floor(now / windowMs) * windowMs
}

/** Whole seconds until a budget's window is over. */
export const secondsLeft = (name: BudgetName, now: number): number => {
  const { windowMs } = budgets[name]
  return Math.ceil((windowMs - (now % windowMs)) / 1000)
}

/** Gives back what was used up of a budget. Throws when D1 does. */
export async function refund(db: Db, { budget, spender }: Spender): Promise<void> {
  await db.prepare('DELETE FROM budgets WHERE name = ?').bind(budgetRow(budget, spender)).run()
}

/** Whether the owner of an address, by its keyed hash, doesn't want mails. Throws when D1 does. */
export async function hasStoppedMails(db: Db, emailKey: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM stopped_mails WHERE email_key = ?').bind(emailKey).first()) !== null
}

/** Sends an address no mails anymore. `now` in UTC ms. Throws when D1 does. */
export async function stopMails(db: Db, emailKey: string, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO stopped_mails (email_key, at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(emailKey, now)
    .run()
}
