import { load } from 'cheerio'
import { beforeAll, describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { cutoff } from '../../src/business/places.ts'
import { posts } from '../../src/business/posts.ts'
import { listedRoutes, routes } from '../../src/pages/routes.ts'
import { ownZip, siteUrl } from '../support/business.ts'
import { servicePath, townPath } from '../support/ownPages.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
// Linked from the footer by agreement, although they do not exist.
const knownDead = new Set(['/privacy', '/terms'])

const document = async (path: string) => {
  const response = await site.get(path)
  return { response, $: load(await response.text()) }
}

describe.each(listedRoutes.map(({ path }) => path))('%s', (path) => {
  let page: Awaited<ReturnType<typeof document>>
  beforeAll(async () => {
    page = await document(path)
  })

  it('has one h1, a title and description of fitting length, and its canonical address', () => {
    const { response, $ } = page
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect($('h1')).toHaveLength(1)
    expect($('h1').text().trim()).not.toBe('')
    expect($('title').text().length).toBeLessThanOrEqual(60)
    const description = $('meta[name=description]').attr('content') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
    expect($('link[rel=canonical]').attr('href')).toBe(siteUrl + path)
    expect($('meta[property="og:url"]').attr('content')).toBe(siteUrl + path)
  })

  it('has structured data that parses, and nothing that the content policy blocks', () => {
    const { $ } = page
    for (const script of $('script[type="application/ld+json"]').toArray())
      expect(JSON.parse($(script).text())['@context']).toBe('https://schema.org')
    expect($('[style]').toArray()).toEqual([])
    expect($('script:not([src]):not([type="application/ld+json"])').toArray()).toEqual([])
  })

  it('marks its own link in the menu, and has no dead link', async () => {
    const { $ } = page
    const marked = $('header [aria-current=page]').toArray()
    expect(marked.every((link) => $(link).attr('href') === path)).toBe(true)
    const sections = $('header [aria-current=true]').toArray()
    expect(sections.every((link) => path.startsWith(`${$(link).attr('href')}/`))).toBe(true)
    if (/^\/(services|service-areas|blog)\//.test(path)) expect(sections).toHaveLength(1)
    const paths = new Set(
      $('a[href^="/"]')
        .toArray()
        .map((link) => new URL($(link).attr('href') ?? '', site.origin).pathname),
    )
    const known = new Set(routes.map((route) => route.path))
    const dead = [...paths].filter((target) => !known.has(target) && !knownDead.has(target))
    const stillDead = await Promise.all(
      dead.map(async (target) => ((await site.get(target)).status === 200 ? [] : [target])),
    )
    expect(stillDead.flat()).toEqual([])
    for (const link of $('a[href^="#"]').toArray()) expect($($(link).attr('href') ?? '')).toHaveLength(1)
  })

  it('is the same page with a trailing slash', async () => {
    if (path === '/') return
    const slashed = await document(`${path}/`)
    expect(slashed.response.status).toBe(200)
    expect(slashed.$('link[rel=canonical]').attr('href')).toBe(siteUrl + path)
  })
})

describe('the pages together', () => {
  it('have unique titles, descriptions and headings', async () => {
    const seen = {
      title: new Map<string, string>(),
      description: new Map<string, string>(),
      heading: new Map<string, string>(),
    }
    for (const { path } of listedRoutes) {
      const { $ } = await document(path)
      const said = {
        title: $('title').text(),
        description: $('meta[name=description]').attr('content') ?? '',
        heading: $('h1').text(),
      }
      for (const kind of ['title', 'description', 'heading'] as const) {
        expect(seen[kind].get(said[kind]), `${kind} of ${path}: ${said[kind]}`).toBeUndefined()
        seen[kind].set(said[kind], path)
      }
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
  it.each([
    '/privacy',
    '/terms',
    '/nope',
    '/services/piano-tuning',
    '/service-areas/springfield',
    '/blog/old',
    '/services/x/y',
  ])('%s is not found, inside the frame', async (path) => {
    const { response, $ } = await document(path)
    expect(response.status).toBe(404)
    expect($('header nav a').length).toBeGreaterThan(10)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    expect($('link[rel=canonical]')).toHaveLength(0)
  })

  it('answers HEAD like GET, without the body', async () => {
    const head = await site.get('/faq', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe((await site.get('/faq')).headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  it('lists the allowed methods of a page', async () => {
    const put = await site.get('/faq', { method: 'PUT', body: 'x' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const home = await site.get('/', { method: 'DELETE' })
    expect([home.status, home.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('builds no address from the Host header', async () => {
    const { hostname, port } = new URL(site.origin)
    const { request } = await import('node:http')
    const body = await new Promise<string>((resolve, reject) => {
      const sent = request({ hostname, port, path: '/faq', headers: { host: 'evil.example' } }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve(text))
      })
      sent.on('error', reject).end()
    })
    expect(body).toContain(`href="${siteUrl}/faq"`)
    expect(body).not.toContain('evil.example')
  })
})

describe('the files', () => {
  it('name the sitemap and describe the site', async () => {
    expect(await (await site.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    const manifest = await (await site.get('/site.webmanifest')).json()
    for (const { src } of manifest.icons) expect((await site.get(src)).status, src).toBe(200)
    for (const icon of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png'])
      expect((await site.get(icon)).status, icon).toBe(200)
  })

  it('are immutable where their names have a hash, and the build’s own are hidden', async () => {
    const { $ } = await document('/')
    const script = $('script[type=module]').attr('src') ?? ''
    expect(script).toMatch(/^\/assets\/main-[\w-]{8}\.js$/)
    const response = await site.get(script)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await site.get('/.vite/manifest.json')).status).toBe(404)
    expect((await site.get('/_headers')).status).toBe(404)
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
    const edge = async (path: string) => (await site.get(path)).headers.get('cdn-cache-control')
    expect(await edge('/about')).toBe('public, max-age=86400, stale-while-revalidate=86400')
    expect(await edge('/about.md')).toBe('public, max-age=86400, stale-while-revalidate=86400')
    expect(await edge('/')).toBe('public, max-age=20')
    for (const path of [`/service-areas?zip=${ownZip}`, '/request-received/7K2M9QX4RD', '/nope']) {
      const { headers } = await site.get(path)
      expect([headers.get('cache-control'), headers.get('cdn-cache-control')], path).toEqual(['no-store', null])
    }
    const sent = await site.post('/contact', new URLSearchParams({ phone: '1' }))
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([422, 'no-store'])
    for (const path of ['/', '/about']) expect((await site.get(path)).headers.get('cache-control')).toMatch(/max-age=0/)
  })

  it('answers 304 to a browser that has it', async () => {
    const first = await site.get('/about')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    const again = await site.get('/about', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await site.get('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('has the security headers', async () => {
    const { headers } = await site.get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toContain(`max-age=${business.hsts.days * 86_400}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
