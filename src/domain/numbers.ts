// What the owner reads of a span and the one before, and the sums behind it.
import { say } from '#words'
import type { ComparedSpan } from './calendar/spans.ts'

export type Pair = { readonly now: number; readonly before: number }

type Named = {
  readonly name: string
  /** The sum of all that the list has no room for. */
  readonly isRest?: true
}

export type Tally = Pair & Named

export type AnswerTimes = {
  /** That wait for one: no pickups that were booked online. */
  readonly requests: number
  readonly answered: number
  /** Whole minutes; undefined while none is answered. */
  readonly median: number | undefined
  /** Answered by the time that the site promised; undefined where it promises none. */
  readonly inTime: number | undefined
}

/** What jobs brought and cost: whole cents, and how many of the jobs that were done have an amount. */
export type Money = Readonly<Record<'jobs' | 'priced' | 'cents' | 'costs', number>>

/** The money of jobs that have something in common. */
export type NamedMoney = Money & Named

export type Numbers = {
  readonly spans: ComparedSpan
  /** Whether there are requests that old. */
  readonly hasBefore: boolean
  readonly requests: Pair
  /** Only so many requests were counted, the newest; undefined for all of them. */
  readonly newest: number | undefined
  readonly sources: readonly Tally[]
  readonly towns: readonly Tally[]
  /** How they asked: for a quote, a pickup, in a message. */
  readonly kinds: readonly Tally[]
  /** What for: a service, the calculator's list, their own words. */
  readonly needs: readonly Tally[]
  readonly outcomes: Readonly<Record<'open' | 'booked' | 'done' | 'closed' | 'lost', Pair>>
  readonly losses: readonly Tally[]
  readonly answers: { readonly now: AnswerTimes; readonly before: AnswerTimes }
  /** Absent where there's no money that old. */
  readonly money: { readonly now: Money; readonly before: Money | undefined; readonly year: Money | undefined }
  readonly moneyByTown: readonly NamedMoney[]
  readonly moneyByKind: readonly NamedMoney[]
  /** None where there's only one crew. */
  readonly moneyByCrew: readonly NamedMoney[]
  readonly taps: { readonly calls: Pair; readonly texts: Pair; readonly pages: readonly Tally[] }
}

/** A count that the database made of one of the two spans. */
export type Counted = { readonly key: string; readonly isNow: boolean; readonly count: number }

/** Sums counts by their keys, the most first; those that are gone come after those that are here. */
export function tallies(counts: readonly Counted[]): Tally[] {
  const sums = new Map<string, { now: number; before: number }>()
  for (const { key, isNow, count } of counts) {
    const sum = sums.get(key) ?? { now: 0, before: 0 }
    sum[isNow ? 'now' : 'before'] += count
    sums.set(key, sum)
  }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum }))
    .sort((a, b) => b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1))
}

export function moneySum(list: readonly Money[]): Money {
  const sum = (of: keyof Money) => list.reduce((all, one) => all + one[of], 0)
  return { jobs: sum('jobs'), priced: sum('priced'), cents: sum('cents'), costs: sum('costs') }
}

/** Sums money by a name, the most first. */
export const moneyBy = <One extends Money>(list: readonly One[], nameOf: (one: One) => string): NamedMoney[] =>
  [...Map.groupBy(list, nameOf)]
    .map(([name, own]) => ({ name, ...moneySum(own) }))
    .sort((a, b) => b.cents - a.cents || b.jobs - a.jobs || (a.name < b.name ? -1 : 1))

export const total = (counts: readonly Pick<Counted, 'isNow' | 'count'>[]): Pair => {
  const sum = (wanted: boolean) => counts.reduce((all, { isNow, count }) => all + (isNow === wanted ? count : 0), 0)
  return { now: sum(true), before: sum(false) }
}

/** The first five of a list, and the sum of the others in a row of their own where there's more than one: "3 other towns". */
export function most<Sum>(
  list: readonly (Sum & Named)[],
  what: Parameters<typeof say.numbers.rest>[1],
  sumOf: (rest: readonly Sum[]) => Sum,
  length = 5,
): readonly (Sum & Named)[] {
  if (list.length <= length + 1) return list
  const rest = list.slice(length)
  return [...list.slice(0, length), { ...sumOf(rest), name: say.numbers.rest(rest.length, what), isRest: true }]
}

export const pairSum = (list: readonly Pair[]): Pair => {
  const sum = (of: keyof Pair) => list.reduce((all, one) => all + one[of], 0)
  return { now: sum('now'), before: sum('before') }
}

/** A request that waits for an answer: when it came, when somebody first did something with it. UTC ms. */
export type Answered = { readonly receivedAt: number; readonly touchedAt: number | null }

/** `dueAt`: by when a request is to be answered, both in UTC ms; undefined where nothing is promised. */
export function answerTimes(
  requests: readonly Answered[],
  dueAt: ((receivedAt: number) => number) | undefined,
): AnswerTimes {
  const touched = requests.filter((one): one is Answered & { touchedAt: number } => one.touchedAt !== null)
  const minutes = touched.map((one) => (one.touchedAt - one.receivedAt) / 60_000).sort((a, b) => a - b)
  const middle = minutes.slice(Math.floor((minutes.length - 1) / 2), Math.floor(minutes.length / 2) + 1)
  return {
    requests: requests.length,
    answered: touched.length,
    median: minutes.length > 0 ? Math.floor(middle.reduce((a, b) => a + b, 0) / middle.length) : undefined,
    inTime: dueAt && touched.filter(({ receivedAt, touchedAt }) => touchedAt <= dueAt(receivedAt)).length,
  }
}
