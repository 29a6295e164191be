import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
import { site as tallgrass } from '../../src/sites/tallgrass/site.ts'
import { towns } from '../../src/sites/tallgrass/towns.ts'
import { crawl, isKnownDead } from '../support/crawl.ts'
import { multipart, ownAddress } from '../support/requests.ts'
import { testSite } from '../support/site.ts'
import { siteCopy } from '../support/siteCopy.ts'
import { site as highplains } from '../support/sites/highplains/site.ts'

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (word: string) => `(?<![\\w$])${escaped(word)}(?!\\w)`
const areaCode = tallgrass.phone.e164.slice(2, 5)

/** What only Tallgrass says: its names, places, numbers and the least and the most that it charges. */
const foreign = [
  escaped(tallgrass.shortName),
  ...[
    tallgrass.area.landmark.name,
    tallgrass.area.state.name,
    tallgrass.address.street,
    ...tallgrass.area.counties.map(({ name }) => `${name} County`),
    ...tallgrass.area.counties.filter(({ name }) => name !== 'Will').map(({ name }) => name),
    ...towns.flatMap(({ name, zips }) => [name, ...zips]),
  ].map(whole),
  `\\(${areaCode}\\)`,
  `${areaCode} 555`,
  `\\+1${areaCode}`,
  `\\$${tallgrass.price.from}(?!\\d)`,
  `\\$${tallgrass.price.to}(?!\\d)`,
]

const anyForeign = new RegExp(foreign.join('|'), 'gi')
const stateCode = new RegExp(whole(tallgrass.area.state.code), 'g')

/** Where a text has a word of Tallgrass's, with what's around it. In code, two letters are somebody's variable. */
function foreignIn(text: string, timeZone: string, isCode = false): string[] {
  const own = text.replaceAll(timeZone, '')
  return [...own.matchAll(anyForeign), ...(isCode ? [] : own.matchAll(stateCode))].map(({ index }) =>
    own.slice(Math.max(0, index - 40), index + 40),
  )
}

describe('a second business, built from this checkout', () => {
  const business = highplains
  const copy = siteCopy('highplains')
  const { timeZone } = business
  beforeAll(copy.build, 600_000)
  afterAll(copy.remove)
  const site = testSite({}, copy.root)
  const read = async (path: string) => {
    const response = await site.get(path)
    const text = await response.text()
    expect(foreignIn(text, timeZone), path).toEqual([])
    return { status: response.status, $: load(text), text }
  }

  it('has nothing of Tallgrass in any built file', () => {
    const files = filesUnder(copy.root, ['dist'], /\.(?:js|css|svg|json|md|txt|xml|webmanifest)$/)
    expect(files.length).toBeGreaterThan(40)
    for (const file of files) {
      const found = foreignIn(readFileSync(file, 'utf8'), 'America/Chicago', file.endsWith('.js'))
      expect(found, file.slice(copy.root.length)).toEqual([])
    }
    const names = readdirSync(join(copy.root, 'dist/public/assets')).join('\n')
    expect(names).not.toMatch(/tallgrass|downers|aurora|naperville/i)
    expect(existsSync(join(copy.root, 'dist/public/blog'))).toBe(false)
  })

  it('has its own name and number in mails to customers, and nothing of Tallgrass', () => {
    const mail = readFileSync(join(copy.root, '.build/mail.json'), 'utf8')
    for (const own of [business.name, business.phone.label]) expect(mail).toContain(own)
    expect(foreignIn(mail, timeZone)).toEqual([])
  })

  it('has nothing of Tallgrass on any page, and no dead link', async () => {
    const { pages, dead } = await crawl(site.get)
    expect(dead.filter((line) => !isKnownDead(line))).toEqual([])
    expect(pages.size).toBeGreaterThan(12)
    for (const [path, $] of pages) {
      expect(foreignIn($.html(), timeZone), path).toEqual([])
      expect($('title').text(), path).not.toBe('')
    }
  })

  it('answers 404 for the features that it leaves out, and mentions none of them', async () => {
    expect(Object.values(business.features)).not.toContain(true)
    const left = ['/blog', '/blog/feed.xml', '/referral-program', '/pricing-calculator', '/r/ABCD2345']
    for (const path of left) expect((await read(path)).status, path).toBe(404)
    const { pages } = await crawl(site.get)
    for (const [path, $] of pages)
      expect($('body').text(), path).not.toMatch(/\bblog\b|referral|calculator|estimator|permit|landfill/i)
    for (const path of ['/llms.txt', '/sitemap.xml'])
      expect((await read(path)).text, path).not.toMatch(/blog|referral|calculator/i)
  })

  it('answers wrong and unknown requests in its own words', async () => {
    for (const path of [
      '/nowhere',
      '/service-areas?place=99999',
      '/service-areas?place=1',
      '/booking?t=x',
      '/add-photos?t=x',
    ])
      await read(path)
    for (const path of ['/', '/contact', '/schedule', '/book-online']) {
      const refused = await site.post(path, multipart({}), ownAddress())
      expect(refused.status, path).toBe(422)
      expect(foreignIn(await refused.text(), timeZone), path).toEqual([])
    }
    expect((await site.post('/referral-program', multipart({}), ownAddress())).status).toBe(404)
  })

  it('takes a booking: its confirmation, its page, its calendar file and the owner’s mail are the business’s own', async () => {
    const page = await read('/schedule')
    const slot = page.$('input[name=slot]').last().attr('value') ?? ''
    const { area } = business
    const fields = {
      slot,
      phone: `${business.phone.e164.slice(2, 5)} 555 0199`,
      address: '12 Oak Street',
      location: area.example.town,
    }
    const sent = await site.post('/schedule', multipart({ ...fields, items: 'sofa.2' }), ownAddress())
    expect(sent.status).toBe(303)
    const to = new URL(sent.headers.get('location') ?? '', site.origin)
    const { $ } = await read(to.pathname + to.search)
    const calendar = $('a[href^="/booking.ics"]').attr('href') ?? ''
    const file = await read(calendar)
    expect(file.text).toContain(business.name)
    await read(calendar.replace('.ics', ''))
    await read(`${calendar.replace('.ics', '')}&do=move`)
    await site.cron()
    const mails = await site.wholeMails()
    expect(mails.length).toBeGreaterThan(0)
    expect(foreignIn(JSON.stringify(mails), timeZone)).toEqual([])
    const [booking] = await site.rows<{ slot: string }>('SELECT slot FROM bookings')
    expect(booking?.slot).toBe(slot)
  })
})
