import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { crewName } from '../business/crews.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { replyDue } from '../domain/calendar/pickupDays.ts'
import { comparedSpan, type Span } from '../domain/calendar/spans.ts'
import { answerTimes, type Counted, moneyBy, moneySum, type Numbers, tallies, total } from '../domain/numbers.ts'
import { isOpen } from '../request/evolve.ts'
import type { Services } from '../shared/http/services.ts'
import { dayRange } from '../store/income.ts'
import { type CountedTaps, mostCounted, type RequestCount, readCounts } from '../store/numbers.ts'
import { kindOf, sourceOf, townOf } from '../store/subject.ts'

/** How the numbers call what became of a request; undefined for spam, which isn't counted. */
function outcomeOf({ status, reason }: RequestCount): keyof Numbers['outcomes'] | undefined {
  if (isOpen(status)) return 'open'
  if (status === 'done') return reason === 'closed' ? 'closed' : 'done'
  return status === 'spam' ? undefined : status
}

const countsOf = (requests: readonly RequestCount[], keyOf: (request: RequestCount) => string): Counted[] =>
  requests.map((one) => ({ key: keyOf(one), isNow: one.isNow === 1, count: one.count }))

function tapsOf(taps: readonly CountedTaps[]): Numbers['taps'] {
  const of = (wanted: CountedTaps['kind']) => total(taps.filter(({ kind }) => kind === wanted))
  return { calls: of('call'), texts: of('text'), pages: tallies(taps) }
}

/** The numbers of a span until today, compared with those of the span before. Throws when D1 does. */
export async function readNumbers({ env, now }: Pick<Services, 'env' | 'now'>, asked: Span): Promise<Numbers> {
  const spans = comparedSpan(asked, localDate(now(), site.timeZone))
  const { requests, answered, money, taps, firstAt, firstIncome } = await readCounts(env.DB, {
    now: dayRange(spans.now),
    before: dayRange(spans.before),
    year: dayRange(spans.year),
  })
  const first = firstAt === null ? '9' : localDate(firstAt, site.timeZone)
  const firstMoney = firstIncome !== null && firstIncome < first ? firstIncome : first
  const by = (keyOf: (request: RequestCount) => string, some = requests) => tallies(countsOf(some, keyOf))
  const outcomes = countsOf(requests, (one) => outcomeOf(one) ?? '')
  const became = (wanted: keyof Numbers['outcomes']) => total(outcomes.filter(({ key }) => key === wanted))
  const all = total(outcomes)
  const { replyMinutes } = site.hours
  const dueAt = replyMinutes === undefined ? undefined : (at: number) => replyDue(at, replyMinutes, arrivalRules())
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
    sources: by(sourceOf),
    towns: by(townOf),
    kinds: by(({ form }) => form),
    needs: by(kindOf),
    outcomes: {
      open: became('open'),
      booked: became('booked'),
      done: became('done'),
      closed: became('closed'),
      lost: became('lost'),
    },
    losses: by(
      // A cancellation that the version before this one recorded has no reason.
      ({ reason }) => reason || 'Customer canceled',
      requests.filter(({ status }) => status === 'lost'),
    ),
    answers: { now: timesOf(true), before: timesOf(false) },
    money: {
      now: moneySum(moneyOf(0)),
      before: moneyThen(1, spans.before),
      year: spans.year.from === spans.before.from ? undefined : moneyThen(2, spans.year),
    },
    moneyByTown: moneyBy(moneyOf(0), ({ town }) => town),
    moneyByKind: moneyBy(moneyOf(0), ({ kind }) => kind),
    moneyByCrew: moneyOf(0).some(({ crew }) => crew > 1)
      ? moneyBy(moneyOf(0), ({ crew }) => (crew > 0 ? crewName(crew) : 'Nobody knows'))
      : [],
    taps: tapsOf(taps),
  }
}
