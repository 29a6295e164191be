import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { cutoff } from '../../src/business/places.ts'
import { posts } from '../../src/business/posts.ts'
import { listedRoutes } from '../../src/pages/pages.ts'
import { readSite as site } from '../support/appSite.ts'
import { ownZip, siteUrl } from '../support/business.ts'
import { crawl, isKnownDead } from '../support/crawl.ts'
import { servicePath, townPath } from '../support/ownPages.ts'
import { listedKinds } from '../support/pageKinds.ts'
import { listedPaths } from '../support/pages.ts'

const document = async (path: string) => {
  const response = await site.get(path)
  return { response, $: load(await response.text()) }
}

describe.each(listedKinds)('%s', (path) => {
  it('has one h1, a title and description of fitting length, and its canonical address', async () => {
    const { response, $ } = await document(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect($('h1')).toHaveLength(1)
    expect($('h1').text().trim()).not.toBe('')
    expect($('title').text().length).toBeLessThanOrEqual(60)
    const description = $('meta[name=description]').attr('content') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
    expect($('link[rel=canonical]').attr('href')).toBe(siteUrl + path)
    expect($('meta[property="og:url"]').attr('content')).toBe(siteUrl + path)
    const withSlash = await document(path === '/' ? path : `${path}/`)
    expect(withSlash.response.status).toBe(200)
    expect(withSlash.$('link[rel=canonical]').attr('href')).toBe(siteUrl + path)
  })

  it('has nothing that the content policy blocks, and marks its own place in the menu', async () => {
    const { $ } = await document(path)
    expect($('[style]').toArray()).toEqual([])
    expect($('script:not([src]):not([type="application/ld+json"])').toArray()).toEqual([])
    const marked = $('header [aria-current=page]').toArray()
    expect(marked.every((link) => $(link).attr('href') === path)).toBe(true)
    const sections = $('header [aria-current=true]').toArray()
    expect(sections.every((link) => path.startsWith(`${$(link).attr('href')}/`))).toBe(true)
    if (/^\/(services|service-areas|blog)\//.test(path)) expect(sections).toHaveLength(1)
  })
})

describe('the pages together', () => {
  it('are all linked from the front page without JavaScript, with no dead link, and differ in title and heading', async () => {
    const { pages, dead } = await crawl(site.get)
    expect(dead.filter((line) => !isKnownDead(line))).toEqual([])
    expect(listedPaths.filter((path) => !pages.has(path))).toEqual([])
    for (const selector of ['title', 'meta[name=description]', 'h1']) {
      const texts = listedPaths.map((path) => {
        const element = pages.get(path)?.(selector)
        return element?.attr('content') ?? element?.text()
      })
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  it('are all in the sitemap, and all linked from the sitemap page', async () => {
    const xml = await (await site.get('/sitemap.xml')).text()
    const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url)
    expect(listed).toEqual(listedRoutes.map(({ path }) => siteUrl + path))
    for (const { slug, updated } of posts)
      expect(xml).toContain(`<loc>${siteUrl}/blog/${slug}</loc><lastmod>${updated}</lastmod>`)
    expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(listed.length)
    const { $ } = await document('/sitemap')
    for (const { path } of listedRoutes)
      expect($(`main a[href="${path}"], header a[href="${path}"]`).length, path).toBeGreaterThan(0)
  })
})

describe('what is not a page', () => {
  it.each(['/privacy', '/nope', '/services/piano-tuning', '/service-areas/springfield', '/blog/old', '/services/x/y'])(
    '%s is not found, inside the frame',
    async (path) => {
      const { response, $ } = await document(path)
      expect(response.status).toBe(404)
      expect($('header nav a').length).toBeGreaterThan(10)
      expect($('meta[name=robots]').attr('content')).toBe('noindex')
      expect($('link[rel=canonical]')).toHaveLength(0)
    },
  )

  it('HEAD has the headers of GET without the body, and other methods are refused', async () => {
    const head = await site.get('/faq', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe((await site.get('/faq')).headers.get('etag'))
    const put = await site.get('/faq', { method: 'PUT', body: 'x' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const home = await site.get('/', { method: 'DELETE' })
    expect([home.status, home.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('the files that the pages name are there', async () => {
    expect(await (await site.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    const { icons } = (await (await site.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
    for (const path of [...icons.map(({ src }) => src), '/favicon.ico', '/icon.svg', '/apple-touch-icon.png'])
      expect((await site.get(path)).status, path).toBe(200)
  })
})

describe('a cached page', () => {
  it('says whether a call still means today, or when the next pickups are', async () => {
    for (const path of ['/', servicePath, townPath]) {
      const { $ } = await document(path)
      expect($('main .same-day').text(), path).toMatch(
        new RegExp(
          `^Next pickup: (today|tomorrow|\\w{3}, \\w{3} \\d+), .* to .*?(Call before ${cutoff} for today: (\\d+ h ?)?(\\d+ min)? ?left)?$`,
        ),
      )
    }
  })

  it('has a cache lifetime: until a deploy, or part of a minute with a fragment that depends on the time', async () => {
    const lifetime = async (path: string) => {
      const { headers } = await site.get(path)
      return [headers.get('cache-control'), headers.get('cdn-cache-control')]
    }
    const aDay = 'public, max-age=86400, stale-while-revalidate=86400'
    const [browser] = await lifetime('/')
    expect(browser).toMatch(/max-age=0/)
    expect(await lifetime('/')).toEqual([browser, 'public, max-age=20'])
    for (const path of ['/about', '/about.md']) expect(await lifetime(path), path).toEqual([browser, aDay])
    for (const path of [`/service-areas?zip=${ownZip}`, '/request-received/7K2M9QX4RD', '/nope'])
      expect(await lifetime(path), path).toEqual(['no-store', null])
    const sent = await site.post('/contact', new URLSearchParams({ phone: '1' }))
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([422, 'no-store'])
  })

  it('answers 304 with the same headers to a browser that has it', async () => {
    const first = await site.get('/about')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    const again = await site.get('/about', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['content-security-policy', 'cache-control', 'strict-transport-security'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    expect((await site.get('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})
