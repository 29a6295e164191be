import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/app/app.ts'
import { listedRoutes } from '../../src/pages/pages.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { siteUrl } from '../support/business.ts'
import { servicePath } from '../support/ownPages.ts'
import { testSite } from '../support/site.ts'

const wantsMarkdown = { accept: 'text/markdown, text/html;q=0.8' }
const addressOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

describe('a page with a Markdown twin', () => {
  const app = createApp({ now: () => 0 })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers }, bareEnv)

  it('answers in Markdown where that is preferred, and in HTML otherwise', async () => {
    const types = async (path: string, accept: string) => {
      const { status, headers } = await get(path, { accept })
      return [status, headers.get('content-type'), headers.get('vary')]
    }
    expect(await types('/about', 'text/markdown')).toEqual([200, 'text/markdown; charset=utf-8', 'accept'])
    expect(await types('/about', 'text/html, text/markdown;q=0.9')).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    expect(await types('/about', '*/*')).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    const confirmation = '/request-received/7K2M9QX4RD'
    expect(await types(confirmation, 'text/markdown')).toEqual([200, 'text/html; charset=utf-8', null])
  })

  it('has its own noindex address with a canonical link to the page', async () => {
    const answer = await get('/about.md')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('link')).toBe(`<${siteUrl}/about>; rel="canonical"`)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const negotiated = await get('/about/', wantsMarkdown)
    expect(negotiated.headers.get('x-robots-tag')).toBeNull()
    expect(await negotiated.text()).toBe(await answer.text())
    expect((await get('/index.md')).headers.get('link')).toBe(`<${siteUrl}/>; rel="canonical"`)
  })

  it('links to it in its head', async () => {
    const alternate = async (path: string) =>
      load(await (await get(path)).text())('link[type="text/markdown"]').attr('href')
    expect(await alternate('/')).toBe('/index.md')
    expect(await alternate('/about')).toBe('/about.md')
    expect(await alternate('/request-received/7K2M9QX4RD')).toBeUndefined()
  })

  it('answers HEAD, refuses other methods, and has no address for pages that are not listed', async () => {
    const head = await get('/about.md', {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
      200,
      '',
      'text/markdown; charset=utf-8',
    ])
    const post = await get('/about.md', {}, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const path of ['/request-received/7K2M9QX4RD.md', '/nope.md', '/.md', '/about/index.md', '/about.md.md'])
      expect((await get(path)).status, path).toBe(404)
  })
})

describe('the built site', () => {
  const site = testSite()

  it.each(listedRoutes.map(({ path }) => path))('%s says the same in Markdown', async (path) => {
    const [html, text] = [await site.get(path), await site.get(addressOf(path))]
    expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(html.headers.get('vary')?.toLowerCase()).toContain('accept')
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

  it('answers 304 to a client that has it, with an ETag for each format', async () => {
    const etag = (await site.get('/about.md')).headers.get('etag') ?? ''
    const htmlTag = (await site.get('/about')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
    expect(htmlTag).not.toBe(etag)
    const again = await site.get('/about', { headers: { ...wantsMarkdown, 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('vary')?.toLowerCase()]).toEqual([304, '', 'accept'])
    expect((await site.get('/about', { headers: { ...wantsMarkdown, 'if-none-match': htmlTag } })).status).toBe(200)
  })

  it('has form fields with their choices, and keeps links', async () => {
    const text = await (await site.get('/contact.md')).text()
    expect(text).toMatch(/^- +Field: Your message \(required\)$/m)
    expect(text).toMatch(/^- +Button: /m)
    const home = await (await site.get('/index.md')).text()
    expect(home).toContain(`](${siteUrl}${servicePath})`)
  })

  it('names no open windows, which change by the minute', async () => {
    const text = await (await site.get('/schedule.md')).text()
    expect(text).not.toMatch(/None open|Choice: /)
    expect(text).toContain(`The open windows change by the minute: see ${siteUrl}/schedule`)
  })

  it('lists all of it in llms.txt', async () => {
    const answer = await site.get('/llms.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const listed = Array.from((await answer.text()).matchAll(/\]\(([^)]+\.md)\)/g), ([, url = '']) => url)
    expect(listed.sort()).toEqual(listedRoutes.map(({ path }) => siteUrl + addressOf(path)).sort())
  })
})
