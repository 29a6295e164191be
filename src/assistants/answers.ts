// The answers to what programs ask, by HTTP and by MCP: the same functions that the pages are made with.
// Handlers of what programs ask by HTTP.
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { codeNote, dayPrices } from '../business/adjustments.ts'
import { arrivalRules } from '../business/calendar.ts'
import { curbAnswerOf, curbTowns } from '../business/guides.ts'
import { searchIn } from '../business/indexedItems.ts'
import { itemAnswerOf } from '../business/itemPages.ts'
import { items } from '../business/items.ts'
import { sizesToPrice } from '../business/namedItems.ts'
import { cutoff } from '../business/places.ts'
import { callDiscountTerms, priceWords, type Quote, quoteFor } from '../business/pricing.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { dateLabel, dayProblem } from '../domain/calendar/slots.ts'
import { guidesFor } from '../domain/items/itemSearch.ts'
import type { Range } from '../domain/prices/price.ts'
import type { AppContext } from '../handlers/context.ts'
import { listed } from '../language/texts.ts'
import { readTexts } from '../request/sentJson.ts'
import { paths, withQuery } from '../routes.ts'
import { lookUpTyped } from '../shared/form/zip.ts'
import type {
  AreaAnswer,
  CurbsAnswer,
  ErrorAnswer,
  EstimateAnswer,
  FoundItems,
  ItemAnswer,
  WindowsAnswer,
} from '../shared/forms/answers.ts'
import { parseFields, type Values } from '../shared/forms/form.ts'
import { type Question, questions } from '../shared/forms/questions.ts'
import { jsonResponse } from '../shared/http/respond.ts'
import type { Services } from '../shared/http/services.ts'
import { openSlots } from '../store/availability.ts'

const inDollars = ({ low, high }: Range) => ({ low: low / 100, high: high / 100 })

/** What to do about an answer: a place that's too far or unknown is never the end of it. */
function nextStep(answer: AreaAnswer['answer'], town: string, isZip: boolean): string {
  const { yesText, probablyText, tooFarText, notListed } = say.serviceAreas
  if (answer === 'yes') return yesText(town, cutoff())
  if (answer === 'too-far') return tooFarText(site.area.region)
  const words = answer === 'probably' ? probablyText(town) : notListed(isZip)
  return `${words} ${site.phone.label}`
}

const isMeant = (name: string) => `${say.zip.meant(name)} Then ask again with that name.`

/** Whether we come to a typed ZIP or town. */
export function areaOf(typed: string, siteUrl: string): AreaAnswer {
  const { answer, meant, town } = lookUpTyped(typed)
  return {
    answer,
    ...(meant && { meant }),
    ...(town && { town: town.name, page: siteUrl + paths.town(town.slug) }),
    next: meant ? isMeant(meant) : nextStep(answer, town?.name ?? '', /^\d/.test(typed)),
  }
}

/** A typed town's rule for big items; for any other place, what's served there and that we don't know. */
export function curbOf(typed: string, siteUrl: string): CurbsAnswer | ErrorAnswer {
  const { meant, town } = lookUpTyped(typed)
  const found = curbTowns().find(({ slug }) => slug === town?.slug)
  if (found) return { towns: [curbAnswerOf(found, siteUrl)] }
  const names = listed(curbTowns().map(({ name }) => name))
  const message = meant
    ? isMeant(meant)
    : `We only know about ${names}. Anywhere else, ask city or village hall who collects the trash`
  return { ok: false, errors: { zip: message }, codes: { zip: 'invalid' } }
}

/** Extras that the question left open: stairs for something heavy, and the way to the truck. */
function stillOpen({ estimate, counted }: Quote, { flights, carry }: Values) {
  const isHeavy = counted.some(({ item }) => item.accepted && item.heavyPiece)
  const isOpen: Readonly<Record<string, boolean>> = { stairs: isHeavy && !flights, 'long-carry': !carry }
  return estimate.kind === 'price' ? estimate.whatCouldChange.filter(({ id }) => isOpen[id]) : []
}

/** What to do about a list without a price. */
const afterWords: Readonly<Record<Quote['estimate']['kind'], string>> = {
  price: '',
  empty: 'The item tool says where each can go.',
  project: 'Ask for a quote with request_quote.',
}

/** The price of a list; undefined where the business has no calculator, or the list has nothing on it. */
export function estimateOf(values: Values, siteUrl: string): EstimateAnswer | undefined {
  const file = items()
  const { zip = '', date: slot = '', code } = values
  const area = zip ? areaOf(zip, siteUrl) : undefined
  const quote = file && quoteFor({ ...values, slot }, file, area?.answer)
  if (!quote) return undefined
  const { estimate, counted, query, firm } = quote
  const known = { ...Object.fromEntries(new URLSearchParams(query)), zip }
  return {
    kind: estimate.kind,
    words: [priceWords(estimate) || say.twin.nothing, afterWords[estimate.kind]].filter(Boolean).join(' '),
    ...(estimate.kind === 'price' && { total: inDollars(estimate.total) }),
    ...(firm !== undefined && { firm: firm / 100 }),
    lines:
      estimate.kind === 'price'
        ? estimate.lines.map(({ label, reason, ...range }) => ({ label, for: reason, ...inDollars(range) }))
        : [],
    items: counted.map(({ id, item, count }) => ({ id, name: item.label, count, taken: item.accepted })),
    cubicFeet: estimate.cubicFeet,
    truckShare: Math.round(estimate.share * 100) / 100,
    couldChange: stillOpen(quote, values).map(({ label, unit, ...range }) => ({
      label,
      per: unit,
      ...inDollars(range),
    })),
    ...(area && { area }),
    terms: [say.twin.terms, callDiscountTerms(), slot ? '' : dayPrices(''), codeNote({ code, slot })]
      .filter(Boolean)
      .join(' '),
    links: {
      calculator: siteUrl + withQuery(paths.calculator, known),
      book: siteUrl + withQuery(paths.schedule(), known),
    },
  }
}

const mostFound = 5

/** What people may mean by a word: the likeliest first. */
export function itemsNamed(typed: string, siteUrl: string): readonly ItemAnswer[] {
  const catalog = items()
  if (!catalog) return []
  return searchIn(catalog)
    .search(typed)
    .hits.slice(0, mostFound)
    .map((item) => itemAnswerOf(item, catalog, siteUrl))
}

const daysAtOnce = 14

export async function windowsOf(
  { env, now }: Pick<Services, 'env' | 'now'>,
  { zip = '', from = '' }: Values,
): Promise<WindowsAnswer> {
  const { SITE_URL: siteUrl } = env
  const { slots, sure, today } = await openSlots(env, now())
  const problem = from && dayProblem(from, now(), arrivalRules())
  const first = from > today ? from : today
  const end = addDays(first, daysAtOnce)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    timeZone: site.timeZone,
    sure,
    ...(problem && { note: sentences.pickup.lost[problem](dateLabel(from)) }),
    windows: slots
      .filter(({ date }) => date >= first && date < end)
      .map(({ id, label, start, end: until }) => ({ slot: id, when: label, starts: iso(start), ends: iso(until) })),
    ...(slots.some(({ date }) => date >= end) && { more: siteUrl + withQuery(paths.windows, { zip, from: end }) }),
    ...(zip && { area: areaOf(zip, siteUrl) }),
    towns: towns.map(({ name, slug, zips }) => ({
      name,
      zips: [...zips],
      book: siteUrl + paths.schedule({ town: slug }),
    })),
  }
}

type Asked =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly error: ErrorAnswer }

/** Checks what was asked: cleaned texts, or a code and a message for each field that is none. */
export function readQuestion(question: Question, sent: unknown): Asked {
  const { textOf, errors, codes } = readTexts(sent, (name) => Object.hasOwn(question, name))
  const typed = Object.fromEntries(Object.keys(question).map((name) => [name, textOf(name)]))
  const parsed = parseFields(Object.entries(question), typed)
  if (parsed.ok && Object.keys(errors).length === 0) return { ok: true, values: parsed.answers }
  const more = parsed.ok ? { errors: {}, codes: {} } : parsed
  return {
    ok: false,
    error: { ok: false, errors: { ...more.errors, ...errors }, codes: { ...more.codes, ...codes } } as ErrorAnswer,
  }
}

const nothingToTake: ErrorAnswer = {
  ok: false,
  errors: { items: 'Say what needs to go, like “2 couches, fridge”' },
  codes: { items: 'missing' },
}

/** The answers to what only asks: a value, or what is wrong with the question. */
export const reading = {
  estimate: (values: Readonly<Record<string, string>>, { env }: AppContext) =>
    estimateOf(values, env.SITE_URL) ?? nothingToTake,
  check_area: ({ zip = '' }: Readonly<Record<string, string>>, { env }: AppContext) => areaOf(zip, env.SITE_URL),
  curb_pickup: ({ zip = '' }: Readonly<Record<string, string>>, { env }: AppContext) => curbOf(zip, env.SITE_URL),
  open_windows: (values: Readonly<Record<string, string>>, c: AppContext) => windowsOf(c.var.services, values),
  item: ({ name = '' }: Readonly<Record<string, string>>, { env }: AppContext): FoundItems => {
    const found = itemsNamed(name, env.SITE_URL)
    const guides = guidesFor(name, items()?.guides ?? []).map(({ href, label: title }) => ({
      title,
      page: env.SITE_URL + href,
    }))
    if (found.length + guides.length > 0) return { items: [...found], ...(guides.length > 0 && { guides }) }
    return { items: [], next: `${say.items.probably} ${site.phone.label}. Or price it by its size: ${sizesToPrice()}` }
  },
} as const

/** A query's fields. What is asked twice is joined as a list of items is: the calculator adds them up, and nothing else takes two. */
export const asked = ({ req }: AppContext): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(req.queries()).map(([name, values]) => [name, values.join('_')]))

export const answerQuery = (name: keyof typeof reading) => async (c: AppContext) => {
  const read = readQuestion(questions[name], asked(c))
  const answer = read.ok ? await reading[name](read.values, c) : read.error
  return jsonResponse(answer, 'ok' in answer ? 422 : 200)
}
