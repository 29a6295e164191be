import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { CheerioAPI } from 'cheerio'
import { beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../src/forms/forms.ts'
import { leadMessage, visitorMessage } from '../../src/server/delivery/leadMessage.ts'
import type { Change, StoredLead } from '../../src/server/store/lead.ts'
import { contractionsIn, unknownWords, unlikely, wordsPerContraction } from '../support/language.ts'
import { listedPaths, readPages, saidOn } from '../support/pages.ts'
import { wordsOf } from '../support/readability.ts'
import { testSite } from '../support/site.ts'

const page = readPages(testSite())

/** Quotations are other people's words, and so are the names of what links lead to elsewhere. */
const own = ($: CheerioAPI): CheerioAPI => {
  $('blockquote').remove()
  return $
}

describe.each(listedPaths)('%s', (path) => {
  it('says nothing that a neighbor wouldn’t', () => {
    expect(saidOn(own(page(path))).flatMap(unlikely)).toEqual([])
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
const ownNames = '.head, .menu, .hero-words'

describe('one thing', () => {
  const named = (path: string, links: string): string[] => {
    const $ = page(path)
    return $(`body :is(${links})`)
      .toArray()
      .filter((link) => $(link).closest(ownNames).length === 0)
      .map((link) => $(link).text().trim())
  }

  it.each(listedPaths)('has one name on %s', (path) => {
    const book = '.foot-link[href="/schedule"], [class*=btn][href="/schedule"], form[action="/schedule"] [type=submit]'
    for (const name of named(path, book)) expect(name).toBe('Book a pickup')
    const calculator = '.foot-link[href="/pricing-calculator"], [class*=btn][href="/pricing-calculator"]'
    for (const name of named(path, calculator)) expect(name).toBe('Price calculator')
    for (const name of named(path, '[class*=btn][href="/#quote"], form[action="/"] [type=submit]'))
      expect(name).toBe('Get a free quote')
    const $ = page(path)
    expect($('.head-book').text().trim()).toBe('Schedule Now')
    const actions = $('.hero-words [data-contact-actions] a').toArray()
    if (path === '/') expect(actions.map((link) => $(link).text().trim()).slice(0, 1)).toEqual(['Book Now'])
  })

  it('is asked for by its name', () => {
    expect(named('/faq', '.foot-link[href="/schedule"]')).toEqual(['Book a pickup'])
    expect(named('/', 'form[action="/"] [type=submit]')).toEqual(['Get a free quote'])
  })
})

/** Markdown without its code, addresses and HTML. */
const plain = (markdown: string): string =>
  markdown
    .replace(/```.*?```/gs, '')
    .replace(/`[^`]*`|<[^>]*>|\]\([^)]*\)|https?:\S+/g, ' ')
    .replace(/^\|[-| ]+\|$/gm, '')

const inFolder = (folder: string): string[] => readdirSync(folder).map((name) => `${folder}/${name}`)
const docs = ['README.md', 'CONTRIBUTING.md', ...inFolder('docs')].filter((name) => name.endsWith('.md'))
const changes: readonly Change[] = ['sent', 'corrected', 'photos', 'moved', 'cancelled']

/** What each form's sender and the owner get, for each change; the names and numbers in them are a test's. */
const mails: readonly string[] = forms
  .flatMap((form) =>
    changes.flatMap((change) => {
      const lead: StoredLead = {
        reference: '7K2M9QX4RD',
        form: form.name,
        revision: 1,
        receivedAt: Date.UTC(2026, 10, 21, 16, 5),
        area: change === 'photos' ? 'probably' : 'call',
        photos: 2,
        signs: ['links', 'too-fast', 'many-from-one-place', 'trap-filled', 'challenge-failed'],
        state: 'new',
        copyTo: undefined,
        code: '',
        referredBy: '',
        friend: undefined,
        booking: undefined,
        unconfirmed: change === 'sent',
        answers: { phone: '+12025550123' },
      }
      const revision = { change, at: lead.receivedAt, before: undefined }
      const messages = [leadMessage(form, lead, revision), visitorMessage(form, lead, revision)]
      return messages.flatMap(({ subject, text }) => [subject, ...text.split('\n')])
    }),
  )
  .map((line) => line.replace(/7K2M9QX4RD|(?:tel|sms|mailto):\S+/g, ''))

const cli = (script: string): string => execFileSync('node', [script, '--help'], { encoding: 'utf8' })

describe('words', () => {
  it('are all American ones, on the pages, in the forms, the docs and the commands', async () => {
    const asked = forms.flatMap((form) => [
      ...Object.values(form.received),
      ...Object.values(form.fields).flatMap((field) => [field.label, ('hint' in field && field.hint) || '']),
    ])
    const helps = [cli('scripts/owner/leads.ts'), cli('scripts/owner/bookings.ts')]
    const texts = [
      ...listedPaths.flatMap((path) => saidOn(page(path))),
      ...asked,
      ...docs.map((file) => plain(readFileSync(file, 'utf8'))),
      ...helps,
      ...mails,
    ]
    expect(await unknownWords([...new Set(texts)].join('\n'))).toEqual([])
  })

  it('are a neighbor’s in every mail', () => {
    expect(mails.length).toBeGreaterThan(100)
    // Capitals warn the owner of a time that nobody has confirmed.
    expect([...new Set(mails.map((line) => line.replace('is NOT', 'isn’t')).flatMap(unlikely))]).toEqual([])
    expect(mails.filter((line) => line.includes('!'))).toEqual([])
  })

  it('are a neighbor’s in the help of the commands', () => {
    const lines = ['scripts/owner/leads.ts', 'scripts/owner/bookings.ts'].flatMap((script) => cli(script).split('\n'))
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.flatMap(unlikely)).toEqual([])
  })

  it.each(docs)('%s says nothing that a neighbor wouldn’t', (file) => {
    expect(plain(readFileSync(file, 'utf8')).split('\n').flatMap(unlikely)).toEqual([])
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
