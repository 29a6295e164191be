import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../business/calendar.ts'
import { lookUpPlace } from '../business/lookUpPlace.ts'
import { addDays, dateMs, localDate, noonOffset } from '../domain/calendar/localTime.ts'
import { replyDue } from '../domain/calendar/pickupDays.ts'
import { answerTimes, type Counted, type Numbers, tallies, total } from '../domain/numbers.ts'
import { sourceWords } from '../domain/source.ts'
import { isOpen } from '../request/evolve.ts'
import { paths } from '../routes.ts'
import type { Services } from '../shared/http/services.ts'
import { readStored } from '../store/lead.ts'
import { type CountedTaps, mostCounted, type RequestCount, readCounts } from '../store/numbers.ts'

/** Days of a period: four weeks, so that both have the same weekdays. */
const days = 28

const firstDay = (date: string) => ({ date, at: dateMs(date) - noonOffset(date, site.timeZone) })

function sourceOf({ isByFriend, source, page }: RequestCount): string {
  if (isByFriend) return 'Sent by a friend'
  return sourceWords({ ...readStored(source), ...(page !== null && { page }) }) || 'Not known'
}

const mayBeOurs = ({ area }: RequestCount) => area === '' || area === 'yes' || area === 'probably'

function townNamed(typed: string): string {
  if (typed === '') return 'Didn’t say'
  const place = lookUpPlace(typed)
  return 'town' in place ? place.town : 'Outside our towns'
}

/** A service that they named or came from, or else how they said what for. */
function needOf({ service, page, hasList }: RequestCount): string {
  if (service) return service
  if (page?.startsWith(`${paths.services}/`))
    return services.find(({ slug }) => page === paths.service(slug))?.name ?? page
  return hasList ? 'A list from the calculator' : 'In their own words'
}

/** How the numbers call what became of a request; undefined for spam, which isn't counted. */
function outcomeOf({ status, reason }: RequestCount): keyof Numbers['outcomes'] | undefined {
  if (isOpen(status)) return 'open'
  if (status === 'done') return reason === 'closed' ? 'closed' : 'done'
  return status === 'spam' ? undefined : status
}

const countsOf = (requests: readonly RequestCount[], keyOf: (request: RequestCount) => string): Counted[] =>
  requests.map((one) => ({ key: keyOf(one), isNow: one.isNow === 1, count: one.count }))

const itself = (key: string) => key

function tapsOf(taps: readonly CountedTaps[]): Numbers['taps'] {
  const of = (wanted: CountedTaps['kind']) => total(taps.filter(({ kind }) => kind === wanted))
  return { calls: of('call'), texts: of('text'), pages: tallies(taps, itself) }
}

/** The numbers of the last four weeks, today included, and of the four before. Throws when D1 does. */
export async function readNumbers({ env, now }: Pick<Services, 'env' | 'now'>): Promise<Numbers> {
  const today = localDate(now(), site.timeZone)
  const begins = firstDay(addDays(today, 1 - days))
  const beforeBegins = firstDay(addDays(today, 1 - 2 * days))
  const serviceNames = JSON.stringify(services.map(({ name }) => name))
  const { requests, answered, money, taps, firstAt } = await readCounts(env.DB, beforeBegins, begins, serviceNames)
  const firstDate = localDate(firstAt ?? now(), site.timeZone)
  const since = (date: string) => (firstDate > date ? firstDate : date)
  const by = (keyOf: (request: RequestCount) => string, nameOf = itself, some = requests) =>
    tallies(countsOf(some, keyOf), nameOf)
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
  return {
    span: { from: since(begins.date), to: today },
    before: firstDate < begins.date ? { from: since(beforeBegins.date), to: addDays(begins.date, -1) } : undefined,
    requests: all,
    newest: all.now + all.before < mostCounted ? undefined : mostCounted,
    sources: by(sourceOf),
    towns: by((one) => (mayBeOurs(one) ? (one.place ?? '') : one.area), townNamed),
    kinds: by(({ form }) => form),
    needs: by(needOf),
    outcomes: {
      open: became('open'),
      booked: became('booked'),
      done: became('done'),
      closed: became('closed'),
      lost: became('lost'),
    },
    losses: by(
      ({ reason }) => reason || 'Canceled their pickup',
      itself,
      requests.filter(({ status }) => status === 'lost'),
    ),
    answers: { now: timesOf(true), before: timesOf(false) },
    money,
    taps: tapsOf(taps),
  }
}
