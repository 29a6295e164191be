import type { CheerioAPI } from 'cheerio'
import { load } from 'cheerio'
import { beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../src/forms/forms.ts'
import { wordiestMoment } from '../support/clock.ts'
import { contractionsIn, unknownWords, unlikely, wordsPerContraction } from '../support/language.ts'
import { pageStates } from '../support/pageStates.ts'
import { apart, listedPaths, readPages, saidOn } from '../support/pages.ts'
import { readingGrade, wordsOf } from '../support/readability.ts'
import { testSite } from '../support/site.ts'

const site = testSite({}, '.', wordiestMoment())
const page = readPages(site)

/** Quotations are other people's words, and so are the names of what links lead to elsewhere. */
const own = ($: CheerioAPI): CheerioAPI => {
  $('blockquote').remove()
  return $
}

describe.each(listedPaths)('%s', (path) => {
  it('says nothing that a neighbor wouldn’t', () => {
    expect(saidOn(own(page(path))).flatMap(unlikely)).toEqual([])
  })

  it('promises nothing for today or tomorrow but where the calendar is asked', () => {
    const $ = load(own(page(path)).html())
    $('.same-day, .order-fields').remove()
    expect(saidOn($).filter((text) => /\b(?:today|tonight|tomorrow)\b/i.test(text))).toEqual([])
  })

  it('has commas in thousands', () => {
    const counts = saidOn(page(path)).flatMap(
      (text) => text.match(/\$\d{4,}|\b\d{4,}\+|\b\d{4,} (?:jobs|reviews|pounds|feet|miles)\b/g) ?? [],
    )
    expect(counts).toEqual([])
  })

  it('has no exclamation marks', () => {
    expect(saidOn(own(page(path))).filter((text) => text.includes('!'))).toEqual([])
  })

  it('has a contraction every 150 words', () => {
    const prose = saidOn(page(path)).filter((text) => wordsOf(text).length >= 8)
    const words = prose.flatMap(wordsOf).length
    if (words >= 150) expect(wordsPerContraction(prose.join('\n'))).toBeLessThanOrEqual(150)
  })
})

/** Buttons and links of the frame that have names of their own by agreement: the header's, the menu's and the front page's. */
const ownNames = '.head, .menu, .hero-scene'

describe('one thing', () => {
  const named = (path: string, links: string): string[] => {
    const $ = page(path)
    return $(`body :is(${links})`)
      .toArray()
      .filter((link) => $(link).closest(ownNames).length === 0)
      .map((link) => $(link).text().trim())
  }

  it.each(listedPaths)('has one name on %s', (path) => {
    const book = '.foot-link[href="/schedule"], [class*=btn][href^="/schedule"], form[action="/schedule"] [type=submit]'
    for (const name of named(path, book)) expect(name).toBe('Book a pickup')
    const calculator = '.foot-link[href="/pricing-calculator"], [class*=btn][href="/pricing-calculator"]'
    for (const name of named(path, calculator)) expect(name).toBe('Price calculator')
    for (const name of named(path, '[class*=btn][href="/#quote"], form[action="/"] [type=submit]'))
      expect(name).toBe('Get a free quote')
    const $ = page(path)
    expect($('.head-book').text().trim()).toBe('Schedule Now')
    const actions = $('.hero-scene [data-contact-actions] a').toArray()
    if (path === '/') expect(actions.map((link) => $(link).text().trim()).slice(0, 1)).toEqual(['Book Now'])
  })

  it('is asked for by its name', () => {
    expect(named('/faq', '.foot-link[href="/schedule"]')).toEqual(['Book a pickup'])
    expect(named('/', 'form[action="/"] [type=submit]')).toEqual(['Get a free quote'])
  })
})

describe('words', () => {
  it('are all American ones, on the pages and in the forms', async () => {
    const asked = forms.flatMap((form) => [
      ...Object.values(form.received),
      ...Object.values(form.fields).flatMap((field) => [field.label, ('hint' in field && field.hint) || '']),
    ])
    const texts = [...listedPaths.flatMap((path) => saidOn(page(path))), ...asked]
    expect(await unknownWords([...new Set(texts)].join('\n'))).toEqual([])
  })
})

/** Text that a visitor typed, or a test's, isn't ours. */
const typed = /x{20,}|\b[0-9A-Z]{10}\b/g

describe('the pages that aren’t listed, and states of pages', () => {
  const said = new Map<string, readonly string[]>()
  beforeAll(async () => {
    for (const { name, answer } of await pageStates(site)) {
      const $ = load(apart(await (await answer()).text()))
      said.set(
        name,
        saidOn(own($)).map((text) => text.replace(typed, '')),
      )
    }
  })

  it('say nothing that a neighbor wouldn’t', () => {
    expect(said.size).toBeGreaterThan(20)
    for (const [name, texts] of said) {
      expect(texts.length, name).toBeGreaterThan(2)
      expect(texts.flatMap(unlikely), name).toEqual([])
      expect(
        texts.filter((text) => text.includes('!')),
        name,
      ).toEqual([])
    }
  })

  it('have American words only', async () => {
    expect(await unknownWords([...new Set([...said.values()].flat())].join('\n'))).toEqual([])
  })

  it('are at a US seventh-grade reading level or easier', () => {
    for (const [name, texts] of said) {
      const prose = texts.filter((text) => /[.?]$/.test(text) && wordsOf(text).length >= 4)
      if (prose.length >= 3) expect(readingGrade(prose), `${name}: ${prose.join(' ')}`).toBeLessThanOrEqual(7)
    }
  })
})

describe('the checks themselves', () => {
  beforeAll(() => expect(contractionsIn('We’ll go, and it’s the neighbor’s. Don’t you?')).toBe(3))

  it('find what isn’t said around here', () => {
    for (const text of [
      'We cannot lift it.',
      'We name one price',
      'Whom may we call?',
      'It is a couch',
      'Where the trucks drive',
    ])
      expect(unlikely(text), text).not.toEqual([])
    for (const text of ['We can’t lift it.', 'It’s a couch', 'Not yet confirmed', 'Two nightstands'])
      expect(unlikely(text), text).toEqual([])
  })

  it('find words of other spellings', async () => {
    expect(await unknownWords('Any colour of couch, and a recycleable one')).toEqual(['colour', 'recycleable'])
  })
})
