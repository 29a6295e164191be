// What the owner reads of the last four weeks beside the four before, and the sums behind it.

/** A figure of the last four weeks and of the four before. */
export type Pair = { readonly now: number; readonly before: number }

export type Tally = Pair & {
  readonly name: string /** The sum of all that the list has no room for. */
  readonly isRest?: true
}

/** Local dates, both included. */
export type Span = { readonly from: string; readonly to: string }

export type AnswerTimes = {
  /** That wait for one: no pickups that were booked online. */
  readonly requests: number
  readonly answered: number
  /** Whole minutes; undefined while none is answered. */
  readonly median: number | undefined
  /** Answered by the time that the site promised; undefined where it promises none. */
  readonly inTime: number | undefined
}

/** What jobs brought: whole cents, and how many of the jobs that were done have an amount. */
export type Money = { readonly jobs: number; readonly priced: number; readonly cents: number }

export type Numbers = {
  readonly span: Span
  /** Absent where the first request is newer than that. */
  readonly before: Span | undefined
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
  readonly money: { readonly now: Money; readonly before: Money }
  readonly taps: { readonly calls: Pair; readonly texts: Pair; readonly pages: readonly Tally[] }
}

/** A count that the database made of one of the two periods. */
export type Counted = { readonly key: string; readonly isNow: boolean; readonly count: number }

/** Sums counts by what their keys are called, the most first; those that are gone come after those that are here. */
export function tallies(counts: readonly Counted[], nameOf: (key: string) => string): Tally[] {
  const sums = new Map<string, { now: number; before: number }>()
  const names = new Map(counts.map(({ key }) => [key, '']))
  for (const key of names.keys()) names.set(key, nameOf(key))
  for (const { key, isNow, count } of counts) {
    const name = names.get(key) ?? key
    const sum = sums.get(name) ?? { now: 0, before: 0 }
    sum[isNow ? 'now' : 'before'] += count
    sums.set(name, sum)
  }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum }))
    .sort((a, b) => b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1))
}

export const total = (counts: readonly Pick<Counted, 'isNow' | 'count'>[]): Pair => {
  const sum = (wanted: boolean) => counts.reduce((all, { isNow, count }) => all + (isNow === wanted ? count : 0), 0)
  return { now: sum(true), before: sum(false) }
}

/** The first of a list, and the sum of the others under a name of their own where there's more than one. */
export function most(list: readonly Tally[], length: number, others: (count: number) => string): readonly Tally[] {
  if (list.length <= length + 1) return list
  const rest = list.slice(length)
  const sum = (of: keyof Pair) => rest.reduce((all, one) => all + one[of], 0)
  return [...list.slice(0, length), { name: others(rest.length), now: sum('now'), before: sum('before'), isRest: true }]
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
