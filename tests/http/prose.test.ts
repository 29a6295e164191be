import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { rangeWords } from '../../src/domain/prices/price.ts'
import { languageAt } from '../../src/routes.ts'
import { forms } from '../../src/shared/forms/forms.ts'
import { appSite } from '../support/appSite.ts'
import { isOurs } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'
import { figuresIn, knownFigures } from '../support/figures.ts'
import { unknownSpanish, unknownWords, unlikely } from '../support/language.ts'
import { mailStates, ownerMails, plainOf, textOf } from '../support/mailStates.ts'
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

/** The windows that the calendar says at the moment of these pages. */
const momentary = new Set(slots(now, arrivalRules(), new Map()).flatMap(({ label }) => figuresIn(label)))

/** Figures of a text that no data, function or limit of the business gives. */
const unknownFigures = (text: string) =>
  figuresIn(text)
    .filter((one) => !knownFigures.has(one) && !momentary.has(one))
    .map((one) => `${one}: ${text}`)

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
  },
)

it.runIf(isOurs)(
  'llms.txt, mails to customers and the owner, and what forms answer have only such figures, too',
  async () => {
    // An example's price, phone number and clock aren't ours.
    const mails = Object.values(mailStates).map((mail) => textOf(mail).replaceAll(mail.reference, ''))
    const toOwner = Object.values(ownerMails()).map(plainOf)
    const lines = [...mails, ...toOwner]
      .flatMap((text) => text.split('\n'))
      .filter((line) => !/^https:|^Price (?:you|they) saw:|^Paid:|^Changed |\(?202\)?[ -]555/.test(line))
    expect([...(await linesOf('/llms.txt')), ...lines, ...asked].flatMap(unknownFigures)).toEqual([])
  },
)

it.each(ourPaths)('%s says nothing that a neighbor wouldn’t', (path) => {
  const $ = page(path)
  said.push(...saidOn($))
  $('blockquote').remove()
  expect(saidOn($).flatMap(unlikely)).toEqual([])
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
