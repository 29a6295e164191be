// Guides, each town's rule for big items wherever it's said, and addresses of pages that are gone.
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { guides } from '#site/guides.ts'
import { moved } from '#site/moved.ts'
import { curbGuide, curbTowns } from '../../src/business/guides.ts'
import type { CurbsAnswer } from '../../src/shared/forms/answers.ts'
import { appSite } from '../support/appSite.ts'
import { priceOf } from '../support/items.ts'

const site = appSite()
const read = async (path: string) => (await site.get(path)).text()
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

it('a business without guides has no page of them and no link to one', async () => {
  expect((await site.get('/guides')).status).toBe(guides.length > 0 ? 200 : 404)
  expect(load(await read('/'))('footer a[href="/guides"]')).toHaveLength(guides.length > 0 ? 1 : 0)
})

describe.runIf(guides.length > 0)('a guide', () => {
  it.each(guides)(
    '$slug answers first, has the calculator’s price in each row, and each source with its date',
    async (guide) => {
      const $ = load(await read(`/guides/${guide.slug}`))
      expect($('h1 + p').text()).toBe(guide.answer)
      for (const row of $('.load-table tbody tr').toArray()) {
        const [, query = ''] = ($(row).find('a').attr('href') ?? '').split('?')
        expect($(row).find('td').last().text(), query).toBe(priceOf(query))
      }
      const sources = plain($('section[aria-labelledby=sources]').text())
      for (const { label, asOf } of guide.sources) expect(sources).toContain(`${label}, ${asOf}`)
    },
  )

  it('is in the list of guides, the site map, llms.txt and the other guides', async () => {
    for (const { slug } of guides) {
      for (const path of ['/guides', '/sitemap', '/llms.txt', '/sitemap.xml'])
        expect(await read(path), path).toContain(`/guides/${slug}`)
      for (const other of guides.filter((one) => one.slug !== slug))
        expect(await read(`/guides/${other.slug}`)).toContain(`/guides/${slug}"`)
    }
  })
})

describe.runIf(curbGuide())('the table of towns', () => {
  it('says of each town what its own page says, as a page, as Markdown and as JSON', async () => {
    const path = curbGuide() ?? ''
    const [$, markdown] = [load(await read(path)), await read(`${path}.md`)]
    const { towns } = (await (await site.get('/curb-pickup.json')).json()) as CurbsAnswer
    expect(towns).toHaveLength(curbTowns().length)
    expect($('.guide-table').first().find('tbody tr')).toHaveLength(towns.length)
    for (const { town, answer, verdict = '', ask, page } of towns) {
      const ticket = load(await read(new URL(page).pathname))('section[aria-labelledby=curb]').text()
      for (const said of [answer, verdict, ask.phone ?? '']) expect(ticket, town).toContain(said)
      expect(markdown).toMatch(new RegExp(`\\| \\[${town}\\]\\([^)]*\\).*\\|`))
      expect($('.guide-table').first().text()).toContain(ask.phone ?? town)
    }
  })
})

it('the address of a page that’s gone leads to the one that it was folded into, as Markdown too', async () => {
  for (const { from, href } of moved)
    for (const end of ['', '.md']) {
      const answer = await site.get(from + end)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, href + end])
      expect((await site.get(href + end)).status).toBe(200)
    }
})
