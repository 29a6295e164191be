import { site } from '#site/site.ts'
import { say } from '#words'
import { replyRules } from '../business/calendar.ts'
import { crewName } from '../business/crews.ts'
import { addDays, localDate, midnight } from '../domain/calendar/localTime.ts'
import { replyDue } from '../domain/calendar/pickupDays.ts'
import { comparedSpan, type Span } from '../domain/calendar/spans.ts'
import { answerTimes, type Counted, moneyBy, moneySum, type Numbers, tallies, total } from '../domain/numbers.ts'
import { keptDays } from '../domain/retention.ts'
import { own } from '../domain/text.ts'
import { isOpen, type Status } from '../request/evolve.ts'
import type { Services } from '../shared/http/services.ts'
import { dayRange, findJobs, type Job } from '../store/income.ts'
import { type CountedTaps, findCounted, mostCounted, type RequestCount, readCounts } from '../store/numbers.ts'
import { kindOf, sourceOf, townOf } from '../store/subject.ts'

/** A request that's counted, or several that say the same. */
type Counting = Pick<Job, 'form' | 'status' | 'reason' | 'isByFriend' | 'source' | 'page' | 'town' | 'kind'>

/** How the numbers call what became of a request. */
function outcomeOf({ status, reason }: Counting): string {
  if (isOpen(status as Status)) return 'open'
  return status === 'done' && reason === 'closed' ? 'closed' : status
}

/** What requests are counted by. */
const requestFigures = {
  source: sourceOf,
  town: ({ town }) => town,
  form: ({ form }) => form,
  need: ({ kind }) => kind,
  outcome: outcomeOf,
  won: (one) => (['booked', 'done'].includes(outcomeOf(one)) ? 'yes' : 'no'),
  // A cancellation that the version before this one recorded has no reason.
  loss: ({ status, reason }) => (status === 'lost' ? reason || 'Customer canceled' : ''),
} as const satisfies Readonly<Record<string, (one: Counting) => string>>

/** What money is counted by. */
const moneyFigures = {
  town: ({ town }) => town,
  kind: ({ kind }) => kind,
  crew: ({ crew }) => (crew > 0 ? crewName(crew) : say.numbers.nobodyKnows),
} as const satisfies Readonly<Record<string, (one: Pick<Job, 'town' | 'kind' | 'crew'>) => string>>

/** A figure of the numbers, by what's counted, in which table, and in which row: all of them without that. */
export type Figure = { readonly of: 'requests' | 'jobs'; readonly by: string; readonly is: string }

/** What a figure counts. Throws when D1 does. */
export async function behind({ env, now }: Numbering, span: Span, { of, by, is }: Figure): Promise<readonly Job[]> {
  const isOfRequests = of === 'requests'
  const all = isOfRequests
    ? await findCounted(env.DB, dayRange(span), countedSince(now()))
    : await findJobs(env.DB, span)
  const figures: Readonly<Record<string, (one: Job) => string>> = isOfRequests ? requestFigures : moneyFigures
  const keyOf = own(figures, by)
  return keyOf ? all.filter((one) => keyOf(one) === is) : all
}

type Counts = readonly (RequestCount & Counting)[]

const countsOf = (requests: Counts, keyOf: (one: Counting) => string): Counted[] =>
  requests.map((one) => ({ key: keyOf(one), isNow: one.isNow === 1, count: one.count }))

function tapsOf(taps: readonly CountedTaps[]): Numbers['taps'] {
  const of = (wanted: CountedTaps['kind']) => total(taps.filter(({ kind }) => kind === wanted))
  return { calls: of('call'), texts: of('text'), pages: tallies(taps) }
}

type Numbering = Pick<Services, 'env' | 'now'>

/** UTC ms: requests from before are deleted, but for those that are to come back. */
const countedSince = (now: number) =>
  midnight(addDays(localDate(now, site.timeZone), -keptDays.requests), site.timeZone)

/** The numbers of a span until today, compared with those of the span before. Throws when D1 does. */
export async function readNumbers({ env, now }: Numbering, asked: Span): Promise<Numbers> {
  const today = localDate(now(), site.timeZone)
  const spans = comparedSpan(asked, today)
  const {
    requests: counts,
    answered,
    money,
    taps,
    firstAt,
    firstIncome,
  } = await readCounts(
    env.DB,
    { now: dayRange(spans.now), before: dayRange(spans.before), year: dayRange(spans.year) },
    countedSince(now()),
  )
  const requests = counts.map((one) => ({ ...one, town: townOf(one), kind: kindOf(one) }))
  const first = firstAt === null ? '9' : localDate(firstAt, site.timeZone)
  const firstMoney = firstIncome !== null && firstIncome < first ? firstIncome : first
  const by = (figure: keyof typeof requestFigures) =>
    tallies(countsOf(requests, requestFigures[figure])).filter(({ name }) => name)
  const outcomes = countsOf(requests, outcomeOf)
  const became = (wanted: keyof Numbers['outcomes']) => total(outcomes.filter(({ key }) => key === wanted))
  const all = total(outcomes)
  const { replyMinutes } = site.hours
  const dueAt = replyMinutes === undefined ? undefined : (at: number) => replyDue(at, replyMinutes, replyRules(at))
  const timesOf = (wanted: boolean) =>
    answerTimes(
      answered.filter(({ isNow }) => isNow === wanted),
      dueAt,
    )
  const moneyOf = (wanted: number) => money.filter(({ range }) => range === wanted)
  const moneyThen = (wanted: number, { to }: Span) => (firstMoney <= to ? moneySum(moneyOf(wanted)) : undefined)
  return {
    spans,
    hasBefore: first <= spans.before.to,
    requests: all,
    newest: all.now + all.before < mostCounted ? undefined : mostCounted,
    sources: by('source'),
    towns: by('town'),
    kinds: by('form'),
    needs: by('need'),
    outcomes: {
      open: became('open'),
      booked: became('booked'),
      done: became('done'),
      closed: became('closed'),
      lost: became('lost'),
    },
    losses: by('loss'),
    answers: { now: timesOf(true), before: timesOf(false) },
    money: {
      now: moneySum(moneyOf(0)),
      before: moneyThen(1, spans.before),
      year: spans.year.from === spans.before.from ? undefined : moneyThen(2, spans.year),
    },
    moneyByTown: moneyBy(moneyOf(0), moneyFigures.town),
    moneyByKind: moneyBy(moneyOf(0), moneyFigures.kind),
    moneyByCrew: moneyOf(0).some(({ crew }) => crew > 1) ? moneyBy(moneyOf(0), moneyFigures.crew) : [],
    taps: tapsOf(taps),
  }
}
