import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../../business/calendar.ts'
import { lookUpPlace } from '../../business/lookUpPlace.ts'
import { addDays, dateMs, localDate, noonOffset } from '../../domain/calendar/localTime.ts'
import { replyDue } from '../../domain/calendar/pickupDays.ts'
import { answerTimes, type Numbers, type Pair, tallies, total } from '../../domain/numbers.ts'
import { sourceWords } from '../../domain/source.ts'
import { paths } from '../../routes.ts'
import type { Services } from '../lib/services.ts'
import { type CountedTaps, type Counts, mostCounted, readCounts } from '../store/numbers.ts'
import { readStored } from '../store/storedTexts.ts'

/** Days of a period: four weeks, so that both have the same weekdays. */
const days = 28

const firstDay = (date: string) => ({ date, at: dateMs(date) - noonOffset(date, site.timeZone) })

/** What a count's key is called; a page keeps its path, which the page of the numbers names. */
const names = {
  source: (key: string) => (key === 'friend' ? 'Sent by a friend' : sourceWords(readStored(key)) || 'Not known'),
  town: (key: string) => {
    if (key === '') return 'Didn’t say'
    const place = lookUpPlace(key)
    return 'town' in place ? place.town : 'Outside our towns'
  },
  need: (key: string) => {
    if (key === 'list') return 'A list from the calculator'
    if (!key) return 'In their own words'
    return services.find(({ slug }) => key === paths.service(slug))?.name ?? key
  },
  loss: (key: string) => key || 'Canceled their pickup',
} as const

/** How many requests are at some of the stages. */
const atStages = (stages: Counts['requests']['stage'], ...wanted: readonly string[]): Pair =>
  total(stages.filter(({ key }) => wanted.includes(key)))

function outcomesOf({ stage }: Counts['requests']): Numbers['outcomes'] {
  return {
    open: atStages(stage, 'new', 'called', 'quoted'),
    booked: atStages(stage, 'booked'),
    done: atStages(stage, 'done'),
    closed: atStages(stage, 'closed'),
    lost: atStages(stage, 'lost'),
  }
}

function tapsOf(taps: readonly CountedTaps[]): Numbers['taps'] {
  const of = (wanted: CountedTaps['kind']) => total(taps.filter(({ kind }) => kind === wanted))
  return { calls: of('call'), texts: of('text'), pages: tallies(taps, (page) => page) }
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
  const all = total(requests.stage)
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
    sources: tallies(requests.source, names.source),
    towns: tallies(requests.town, names.town),
    kinds: tallies(requests.kind, (form) => form),
    needs: tallies(requests.need, names.need),
    outcomes: outcomesOf(requests),
    losses: tallies(requests.loss, names.loss),
    answers: { now: timesOf(true), before: timesOf(false) },
    money,
    taps: tapsOf(taps),
  }
}
