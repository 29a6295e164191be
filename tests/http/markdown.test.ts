import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { dayPrices } from '../../src/business/adjustments.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { readSite as site } from '../support/appSite.ts'
import { siteUrl } from '../support/business.ts'
import { listedKinds, servicePath } from '../support/ownPages.ts'

const addressOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)
const confirmation = '/request-received/7K2M9QX4RD'
const read = async (path: string) => (await site.get(path)).text()

it('a page answers in Markdown where that is preferred, and in HTML otherwise', async () => {
  const types = async (path: string, accept: string) => {
    const { status, headers } = await site.get(path, { headers: { accept } })
    return [status, headers.get('content-type'), headers.get('vary')]
  }
  const [markdown, html] = ['text/markdown; charset=utf-8', 'text/html; charset=utf-8']
  expect(await types('/about', 'text/markdown, text/html;q=0.8')).toEqual([200, markdown, 'accept'])
  expect(await types('/about', 'text/html, text/markdown;q=0.9')).toEqual([200, html, 'accept'])
  expect(await types(confirmation, 'text/markdown')).toEqual([200, html, null])
})

it('its Markdown has a noindex address of its own, and a page that is not listed has none', async () => {
  const { headers } = await site.get('/about.md')
  expect([headers.get('x-robots-tag'), headers.get('link')]).toEqual(['noindex', `<${siteUrl}/about>; rel="canonical"`])
  const post = await site.get('/about.md', { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  for (const path of [`${confirmation}.md`, '/nope.md', '/.md', '/about/index.md', '/about.md.md'])
    expect((await site.get(path)).status, path).toBe(404)
  expect(load(await read(confirmation))('link[type="text/markdown"]')).toHaveLength(0)
})

/** What the price depends on from today on. */
const byDay = dayPrices(localDate(Date.now(), business.timeZone))

// What the build wrote has the business's own hours.
const written = listedKinds.filter((path) => !process.env.OTHER_HOURS || !['/', '/faq', '/how-it-works'].includes(path))
it.each(written)('%s says the same in Markdown', async (path) => {
  const $ = load(await read(path))
  const markdown = await read(addressOf(path))
  // Backslashes escape Markdown's own characters.
  const plain = markdown.replaceAll('\\', '')
  // What's true of one moment, like a claim's day, isn't in it.
  const heading = plain.slice(2, plain.indexOf('\n')).split(', ')
  const shown = $('h1').text().replace(/\s+/g, ' ')
  expect([plain.startsWith('# '), heading.filter((part) => !shown.includes(part))]).toEqual([true, []])
  expect($('link[type="text/markdown"]').attr('href')).toBe(addressOf(path))
  for (const paragraph of $('main p:not(:has(*)):not([aria-hidden], [aria-hidden] *, [hidden] *, form *, search *)'))
    expect(plain + byDay).toContain($(paragraph).text().replace(/\s+/g, ' ').trim())
  expect(markdown).not.toMatch(
    /<\/?(div|p|span|svg|a|section|li)\b|\]\(\/|&(amp|quot|#x27);|\n{3,}|[ \t]\n|\bundefined\b/,
  )
  expect(markdown.trimEnd().endsWith(`- This page: <${siteUrl}${path}>`)).toBe(true)
})

it('has form fields, keeps links, and names no open windows, which change by the minute', async () => {
  const contact = await read('/contact.md')
  for (const line of [
    /^- +Field: Your message \(required\), sent as message$/m,
    /^- +Button: /m,
    new RegExp(`^- +Send: POST ${siteUrl}/contact, as form data or JSON$`, 'm'),
  ])
    expect(contact).toMatch(line)
  expect(await read('/index.md')).toContain(`](${siteUrl}${servicePath})`)
  const schedule = await read('/schedule.md')
  expect(schedule).not.toMatch(/None open|sent as slot=/)
  expect(schedule).toMatch(
    /^- +Field: .+ The open windows change by the minute: see .+\/windows\.json \(required\), sent as slot$/m,
  )
})
