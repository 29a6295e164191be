import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Page } from '../../src/document/page.ts'
import { listedRoutes } from '../../src/routes.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { testSite } from '../support/site.ts'

const publicUrl = 'https://tallgrasshauling.example'
const wantsMarkdown = { accept: 'text/markdown, text/html;q=0.8' }
const addressOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

describe('an application with a few pages', () => {
  let drawn = 0
  const page = (more: Partial<Page>, noindex = false): Page => ({
    kind: 'test',
    head: { title: 'Test', description: 'A page of this test.', noindex },
    body: ({ query }) => `drawn ${++drawn} for ${query.get('zip')}`,
    ...more,
  })
  const routes = [
    { path: '/', page: page({}) },
    { path: '/kept', page: page({}) },
    { path: '/live', page: page({ live: true }) },
    { path: '/hidden', page: page({}, true) },
    { path: '/one/:name', page: page({ live: true }) },
  ]
  const app = createApp({ now: () => 0, routes })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers }, bareEnv)

  it('answers in Markdown where that is preferred, and in HTML otherwise', async () => {
    const types = async (path: string, accept: string) => {
      const { status, headers } = await get(path, { accept })
      return [status, headers.get('content-type'), headers.get('vary')]
    }
    expect(await types('/kept', 'text/markdown')).toEqual([200, 'text/markdown; charset=utf-8', 'accept'])
    expect(await types('/kept', 'text/html, text/markdown;q=0.9')).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    expect(await types('/kept', '*/*')).toEqual([200, 'text/html; charset=utf-8', 'accept'])
    expect(await types('/hidden', 'text/markdown')).toEqual([200, 'text/html; charset=utf-8', null])
    expect(await types('/one/x', 'text/markdown')).toEqual([200, 'text/html; charset=utf-8', null])
  })

  it('has an address of its own for it, kept out of search engines, that names the page', async () => {
    const answer = await get('/kept.md')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('link')).toBe(`<${publicUrl}/kept>; rel="canonical"`)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const negotiated = await get('/kept/', wantsMarkdown)
    expect(negotiated.headers.get('x-robots-tag')).toBeNull()
    expect(await negotiated.text()).toBe(await answer.text())
    expect((await get('/index.md')).headers.get('link')).toBe(`<${publicUrl}/>; rel="canonical"`)
  })

  it('is named in the head of the pages that have it', async () => {
    const alternate = async (path: string) =>
      load(await (await get(path)).text())('link[type="text/markdown"]').attr('href')
    expect(await alternate('/')).toBe('/index.md')
    expect(await alternate('/kept')).toBe('/kept.md')
    expect(await alternate('/hidden')).toBeUndefined()
  })

  it('makes a kept page once, from the same HTML, and a live one each time', async () => {
    const html = await (await get('/kept')).text()
    const [number] = /drawn \d+/.exec(load(html)('main').text()) ?? []
    expect(await (await get('/kept.md?zip=1')).text()).toContain(`${number} for null`)
    expect(await (await get('/live.md?zip=60540')).text()).toMatch(/drawn \d+ for 60540/)
    const [first, second] = [await get('/live.md'), await get('/live.md')]
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(await first.text()).not.toBe(await second.text())
  })

  it('is not sent again to who has it, and each form has a validator of its own', async () => {
    const etag = (await get('/kept.md')).headers.get('etag') ?? ''
    const htmlTag = (await get('/kept')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    expect(htmlTag).not.toBe(etag)
    const again = await get('/kept', { ...wantsMarkdown, 'if-none-match': `W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'accept'])
    expect((await get('/kept', { ...wantsMarkdown, 'if-none-match': htmlTag })).status).toBe(200)
  })

  it('answers HEAD, refuses other methods, and has no address for pages that are not listed', async () => {
    const head = await get('/kept.md', {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
      200,
      '',
      'text/markdown; charset=utf-8',
    ])
    const post = await get('/kept.md', {}, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const path of ['/hidden.md', '/nope.md', '/.md', '/kept/index.md', '/kept.md.md'])
      expect((await get(path)).status, path).toBe(404)
  })
})

describe('the built site', () => {
  const site = testSite()

  it.each(listedRoutes.map(({ path }) => path))('%s says the same in Markdown', async (path) => {
    const [html, text] = [await site.get(path), await site.get(addressOf(path))]
    expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(html.headers.get('vary')?.toLowerCase()).toContain('accept')
    expect(text.headers.get('link')).toBe(`<${publicUrl}${path}>; rel="canonical"`)
    const $ = load(await html.text())
    const markdown = await text.text()
    // What marks Markdown's own characters is no part of the words.
    const plain = markdown.replaceAll('\\', '')
    expect(plain.startsWith(`# ${$('h1').text().replace(/\s+/g, ' ').trim()}\n`)).toBe(true)
    expect($('link[type="text/markdown"]').attr('href')).toBe(addressOf(path))
    for (const paragraph of $('main p:not(:has(*)):not([aria-hidden] *):not(form *):not(search *)').toArray())
      if (!$(paragraph).is('[aria-hidden], [hidden] *'))
        expect(plain).toContain($(paragraph).text().replace(/\s+/g, ' ').trim())
    expect(markdown).not.toMatch(
      /<\/?(div|p|span|svg|a|section|li)\b|\]\(\/|&(amp|quot|#x27);|\n{3,}|[ \t]\n|\bundefined\b/,
    )
    expect(markdown.trimEnd().endsWith(`- This page: <${publicUrl}${path}>`)).toBe(true)
  })

  it('lists all of it in llms.txt', async () => {
    const answer = await site.get('/llms.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const listed = Array.from((await answer.text()).matchAll(/\]\(([^)]+\.md)\)/g), ([, url = '']) => url)
    expect(listed.sort()).toEqual(listedRoutes.map(({ path }) => publicUrl + addressOf(path)).sort())
  })
})
