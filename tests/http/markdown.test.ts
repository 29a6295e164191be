import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { listedRoutes } from '../../src/pages/pages.ts'
import { readSite as site } from '../support/appSite.ts'
import { siteUrl } from '../support/business.ts'
import { servicePath } from '../support/ownPages.ts'
import { listedKinds } from '../support/pageKinds.ts'

const addressOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)
const confirmation = '/request-received/7K2M9QX4RD'

describe('a page with a Markdown twin', () => {
  it('answers in Markdown where that is preferred, and in HTML otherwise', async () => {
    const types = async (path: string, accept: string) => {
      const { status, headers } = await site.get(path, { headers: { accept } })
      return [status, headers.get('content-type'), headers.get('vary')]
    }
    expect(await types('/about', 'text/markdown')).toEqual([200, 'text/markdown; charset=utf-8', 'accept'])
    expect(await types('/about', 'text/html, text/markdown;q=0.9')).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    expect(await types('/about', '*/*')).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    expect(await types(confirmation, 'text/markdown')).toEqual([200, 'text/html; charset=utf-8', null])
  })

  it('has its own noindex address with a canonical link to the page', async () => {
    const answer = await site.get('/about.md')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect((await site.get('/index.md')).headers.get('link')).toBe(`<${siteUrl}/>; rel="canonical"`)
    const negotiated = await site.get('/about/', { headers: { accept: 'text/markdown, text/html;q=0.8' } })
    expect(negotiated.headers.get('x-robots-tag')).toBeNull()
    expect(await negotiated.text()).toBe(await answer.text())
  })

  it('answers HEAD, refuses other methods, and has no address for pages that are not listed', async () => {
    const { status, headers } = await site.get('/about.md', { method: 'HEAD' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    const post = await site.get('/about.md', { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const path of [`${confirmation}.md`, '/nope.md', '/.md', '/about/index.md', '/about.md.md'])
      expect((await site.get(path)).status, path).toBe(404)
    expect(load(await (await site.get(confirmation)).text())('link[type="text/markdown"]')).toHaveLength(0)
  })
})

it.each(listedKinds)('%s says the same in Markdown', async (path) => {
  const [html, text] = [await site.get(path), await site.get(addressOf(path))]
  expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(text.headers.get('link')).toBe(`<${siteUrl}${path}>; rel="canonical"`)
  const $ = load(await html.text())
  const markdown = await text.text()
  // Backslashes escape Markdown's own characters.
  const plain = markdown.replaceAll('\\', '')
  expect(plain.startsWith(`# ${$('h1').text().replace(/\s+/g, ' ').trim()}\n`)).toBe(true)
  expect($('link[type="text/markdown"]').attr('href')).toBe(addressOf(path))
  for (const paragraph of $('main p:not(:has(*)):not([aria-hidden] *):not(form *):not(search *)').toArray())
    if (!$(paragraph).is('[aria-hidden], [hidden] *'))
      expect(plain).toContain($(paragraph).text().replace(/\s+/g, ' ').trim())
  expect(markdown).not.toMatch(
    /<\/?(div|p|span|svg|a|section|li)\b|\]\(\/|&(amp|quot|#x27);|\n{3,}|[ \t]\n|\bundefined\b/,
  )
  expect(markdown.trimEnd().endsWith(`- This page: <${siteUrl}${path}>`)).toBe(true)
})

describe('the Markdown', () => {
  const read = async (path: string) => (await site.get(path)).text()

  it('has form fields with their choices, and keeps links', async () => {
    const contact = await read('/contact.md')
    expect(contact).toMatch(/^- +Field: Your message \(required\)$/m)
    expect(contact).toMatch(/^- +Button: /m)
    expect(await read('/index.md')).toContain(`](${siteUrl}${servicePath})`)
  })

  it('names no open windows, which change by the minute', async () => {
    const schedule = await read('/schedule.md')
    expect(schedule).not.toMatch(/None open|Choice: /)
    expect(schedule).toContain(`The open windows change by the minute: see ${siteUrl}/schedule`)
  })

  it('is all listed in llms.txt', async () => {
    const listed = Array.from((await read('/llms.txt')).matchAll(/\]\(([^)]+\.md)\)/g), ([, url = '']) => url)
    expect(listed.sort()).toEqual(listedRoutes.map(({ path }) => siteUrl + addressOf(path)).sort())
  })
})
