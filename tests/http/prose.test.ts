import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { towns } from '#site/towns.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { callDiscountOffer } from '../../src/business/pricing.ts'
import { addDays, localDate, localTime, spokenTime } from '../../src/domain/calendar/localTime.ts'
import { sameDay, spokenMinutes } from '../../src/domain/calendar/pickupDays.ts'
import { dateLabel, slotLabel, slots } from '../../src/domain/calendar/slots.ts'
import { rangeWords } from '../../src/domain/prices/words.ts'
import { forms } from '../../src/forms/forms.ts'
import { languageAt, paths } from '../../src/routes.ts'
import { seePhotosDays } from '../../src/server/delivery/links.ts'
import { budgets } from '../../src/server/store/budgets.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { appSite } from '../support/appSite.ts'
import { isOurs } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'
import { figuresIn, knownFigures } from '../support/figures.ts'
import { unknownSpanish, unknownWords, unlikely } from '../support/language.ts'
import { bookedLead, mailedAt, mailStates, textOf } from '../support/mailStates.ts'
import { ownersMessages } from '../support/ownersMessages.ts'
import { listedPaths, readPages, saidOn } from '../support/pages.ts'

const now = wordiestMoment()
const twins = appSite({}, now)
const page = readPages(twins)
/** Pages whose words are the project's own. */
const ourPaths = isOurs ? listedPaths.filter((path) => languageAt(path) === 'en') : []

/** Every text of every page, collected for the dictionary. */
const said: string[] = []

/** Labels, hints and answers of the forms. */
const asked = forms.flatMap((form) => [
  ...Object.values(form.received()),
  ...Object.values(form.fields).flatMap((field) => [field.label(), field.hint?.() ?? '']),
])

const notWords = /`[^`]*`|<[^>]*>|\]\([^)]*\)|https?:\S+|[*_|#>[\]-]/g
const docs = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(name, 'utf8').replace(/```.*?```/gs, ''))
  .flatMap((text) => text.split(/\n\s*\n/))
  .map((block) => block.replace(notWords, ' '))

/** What the calendar and the clock say at the moment of these pages: windows, days of the week shown, time left to call. */
const rules = arrivalRules()
const state = sameDay(now, rules)
const momentary = new Set(
  [
    ...slots(now, rules, new Map()).map(({ label }) => label),
    ...Array.from({ length: 8 }, (_, ahead) => dateLabel(addDays(localDate(now, rules.timeZone), ahead))),
    state.kind === 'today' ? spokenMinutes(state.minutesLeft) : '',
  ].flatMap(figuresIn),
)

/**
 * Figures of a text that no data, function or limit of the business gives, nor `more`; an estimate is “usually”, never
 * “about”.
 */
const unknownBeside = (more: ReadonlySet<string>) => (text: string) =>
  [
    ...figuresIn(text).filter((one) => !knownFigures.has(one) && !more.has(one)),
    ...(text.match(/about \$\d[\d,]*/gi) ?? []),
  ].map((one) => `${one}: ${text}`)
const unknownFigures = unknownBeside(momentary)

/** Promises of the discount for calling that aren't followed by its terms. */
const bareDiscount = (text: string) =>
  (callDiscountOffer() ? text.replaceAll(callDiscountOffer() ?? '', '') : text).match(
    /.{0,30}\$\d+ off|(?:save|take)s? (?:you )?\$\d+.{0,30}/gi,
  ) ?? []

/** What we like to say so much that a page may say it once. */
const favorites = ['one price', 'before we lift', 'you agree'] as const

/** A page's texts without its frame, its forms and its description. */
const ownWords = (path: string) => {
  const $ = load(page(path)('main').html() ?? '', null, false)
  $('script, style, svg, template, form').remove()
  return $.root().text().replace(/\s+/g, ' ').toLowerCase()
}

it.each(ourPaths)('%s says each of our favorite phrases once at most', (path) => {
  const words = ownWords(path)
  expect(favorites.filter((phrase) => words.split(phrase).length > 2)).toEqual([])
})

/** All of a town page's main element: its 5-word shingles, and its sentences and labels of three words or more. */
function townWords({ slug, name }: Town) {
  const $ = load(page(paths.town(slug))('main').html() ?? '', null, false)
  $('script, style, template').remove()
  $('p, li, dt, dd, h1, h2, h3, figcaption, text, desc').append('\n')
  const text = $.root().text().replaceAll(name, 'Town')
  const words = text.toLowerCase().match(/[\w$’]+/g) ?? []
  return {
    shingles: new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))),
    sentences: text
      .split(/\n|(?<=[.?!])\s/)
      .map((one) => one.replace(/\s+/g, ' ').trim())
      .filter((one) => one.split(' ').length > 2),
  }
}

// The starter's towns begin with the same words, until a town has some of its own.
it.runIf(isOurs && towns.every(({ loads }) => loads))(
  'a town’s page is its own: few words of another’s, and “Ask” twice',
  () => {
    const pages = towns.map((town) => ({
      ...townWords(town),
      ask: page(paths.town(town.slug))('main .curb-ask').length,
    }))
    const alike = pages.flatMap(({ shingles }, at) =>
      pages.slice(at + 1).map((other) => {
        const both = [...shingles].filter((one) => other.shingles.has(one)).length
        return both / (shingles.size + other.shingles.size - both)
      }),
    )
    expect(alike.reduce((sum, one) => sum + one, 0) / alike.length).toBeLessThan(0.12)
    expect(Math.max(...alike)).toBeLessThanOrEqual(0.16)
    for (const { sentences, ask } of pages) {
      const elsewhere = new Set(
        pages.filter((other) => other.sentences !== sentences).flatMap((other) => other.sentences),
      )
      expect(sentences.filter((one) => elsewhere.has(one)).length / sentences.length).toBeLessThan(0.25)
      expect(ask).toBeLessThanOrEqual(2)
    }
  },
)

/** Each value of structured data as a text, and both ends of a price as they'd be printed. Addresses aren't texts. */
function structured(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/\$(\d+)-\$(\d+)/, '$$$1 to $$$2')]
  if (typeof value !== 'object' || value === null) return [String(value)]
  const { minPrice, maxPrice, lowPrice = minPrice, highPrice = maxPrice, ...rest } = value as Record<string, unknown>
  const range = { low: Number(lowPrice) * 100, high: Number(highPrice) * 100 }
  const others = Object.entries(rest).filter(([key]) => !/^@(id|type|context)|url|^(item|image|logo)$/i.test(key))
  return [...(lowPrice === undefined ? [] : [rangeWords(range)]), ...others.flatMap(([, one]) => structured(one))]
}

/** A file's lines without addresses. */
const linesOf = async (path: string) =>
  (await (await twins.get(path)).text()).replace(/\]\((?:[^()]|\([^)]*\))*\)|<https?:[^>]*>/g, ']').split('\n')

it.each(ourPaths)(
  '%s has only figures of the business’s data, functions and limits, in Markdown and structured data too',
  async (path) => {
    const $ = page(path)
    const data = structured(JSON.parse($('script[type="application/ld+json"]').text()))
    const texts = [...saidOn($), ...data, ...(await linesOf(path === '/' ? '/index.md' : `${path}.md`))]
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.flatMap(unknownFigures)).toEqual([])
    expect(texts.flatMap(bareDiscount)).toEqual([])
    const tag = /^Usually (.*)/.exec($('main .price-tag strong').first().text())?.[1]
    if (tag) expect(data).toContain(tag)
  },
)

it.runIf(isOurs)('llms.txt, customers’ mails and what forms answer have only such figures, too', async () => {
  // An example's price isn't ours.
  const mails = Object.values(mailStates).flatMap((mail) =>
    textOf(mail)
      .replaceAll(mail.reference, '')
      .split('\n')
      .filter((line) => !/^https:|^Price you saw:|^Paid:|^The number we’ll call:/.test(line)),
  )
  expect([...(await linesOf('/llms.txt')), ...mails, ...asked].flatMap(unknownFigures)).toEqual([])
})

it.runIf(isOurs)(
  'the owner’s mails and texts have only such figures, and those of their own time and limits',
  async () => {
    const { timeZone } = arrivalRules()
    const own = [
      new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(mailedAt),
      spokenTime(localTime(mailedAt, timeZone).ms / 60_000),
      localDate(mailedAt, timeZone),
      slotLabel(bookedLead.answers.slot ?? '', windowHours),
      `${seePhotosDays} days`,
      `${budgets.textsOfDay.limit} texts`,
      // On a quiet day nothing came.
      '0',
    ]
    // What customers typed, and a list's price, aren't ours.
    const theirs = [
      bookedLead.reference,
      '(202) 555-0123',
      '$240-310',
      '2 photos',
      // In a subject they go on in small letters.
      ...Object.values(bookedLead.answers).flatMap((typed) => [typed, typed.charAt(0).toLowerCase() + typed.slice(1)]),
    ]
    const read = (await ownersMessages()).map((text) =>
      theirs.reduce((rest, typed) => rest.replaceAll(typed, ''), text),
    )
    const lines = read.join('\n').split('\n')
    expect(lines.length).toBeGreaterThan(100)
    const unknown = unknownBeside(new Set(own.flatMap(figuresIn)))
    expect(lines.filter((line) => !line.startsWith('https:')).flatMap(unknown)).toEqual([])
  },
)

it.each(ourPaths)('%s says nothing that a neighbor wouldn’t', (path) => {
  const $ = page(path)
  said.push(...saidOn($))
  $('blockquote').remove()
  expect(saidOn($).flatMap(unlikely)).toEqual([])
})

/** Sentences of a text that count to its rhythm, by their number of words. */
const rhythm = (text: string) =>
  text
    .split(/(?<=[.!?][”)]?) (?=[“(]?[A-Z0-9$])/)
    .filter((sentence) => /[a-z].*[.!?][”)]?$/i.test(sentence))
    .map((sentence) => sentence.split(' ').filter((word) => /\w/.test(word)).length)

/** Sentences of a row so long, each under eight words, sound clipped. */
const mostClipped = 4

it.each(ourPaths)('%s has no five short sentences in a row', (path) => {
  const $ = load(page(path)('main').html() ?? '')
  $('form, nav, blockquote, .sr-only, [hidden], template, svg').remove()
  const row: string[] = []
  for (const text of saidOn($)) for (const words of rhythm(text)) row.push(words < 8 ? 's' : '-')
  expect(row.join('')).not.toContain('s'.repeat(mostClipped + 1))
})

it('documents say nothing either, and all words are American ones, in forms too', async () => {
  expect(docs.length).toBeGreaterThan(50)
  expect(docs.map((block) => block.replace('is NOT', 'isn’t')).flatMap(unlikely)).toEqual([])
  expect(await unknownWords([...new Set([...said, ...asked, ...docs])].join('\n'))).toEqual([])
})

it.runIf(isOurs)('Spanish pages have no English words', async () => {
  const spanish = listedPaths.filter((path) => languageAt(path) === 'es').flatMap((path) => saidOn(page(path)))
  expect(await unknownSpanish([...new Set(spanish)].join('\n'))).toEqual([])
  // A time ends with a dot of its own.
  expect(spanish.filter((text) => text.includes('..'))).toEqual([])
})

it('what is wrong is found', async () => {
  expect(['We cannot lift it.', 'It is a couch'].map((text) => unlikely(text).length)).toEqual([1, 1])
  expect(await unknownWords('Any colour of couch, and a recycleable one')).toEqual(['colour', 'recycleable'])
  expect(await unknownSpanish('Un couch y una lavadora, before el sofá')).toEqual(['couch', 'before'])
  expect(unknownFigures('Usually $12 to $998, about $98')).toHaveLength(3)
  expect(unknownFigures('That’s $12,345.67, in 00000.')).toHaveLength(2)
  expect(['Get $25 off when you call', 'Call and save $25.'].flatMap(bareDiscount)).toHaveLength(2)
})
