import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { site as business } from '#site/site.ts'
import { isReviewed } from '../../src/business/navigation.ts'
import { posts } from '../../src/business/posts.ts'
import { aboutLanguage } from '../../src/language/language.ts'
import { listedRoutes, publicRoutes, routes } from '../../src/pages.ts'
import { firstLanguage, languageAt, pathIn, paths } from '../../src/routes.ts'
import { appSite, readSite as site } from '../support/appSite.ts'
import { ownZip, siteUrl } from '../support/business.ts'
import { crawl, isKnownDead } from '../support/crawl.ts'
import { isOn, listedKinds } from '../support/ownPages.ts'
import { listedPaths } from '../support/pages.ts'

const document = async (path: string) => {
  const response = await site.get(path)
  return { response, $: load(await response.text()) }
}

it.each(listedKinds)(
  '%s has one h1, its canonical address, a place in the menu and nothing that is blocked',
  async (path) => {
    const { response, $ } = await document(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect([$('h1').length, $('h1').text().trim() === '']).toEqual([1, false])
    const withSlash = await document(path === '/' ? path : `${path}/`)
    for (const page of [$, withSlash.$]) expect(page('link[rel=canonical]').attr('href')).toBe(siteUrl + path)
    expect($('meta[property="og:url"]').attr('content')).toBe(siteUrl + path)
    expect($('[style], script:not([src]):not([type="application/ld+json"])').toArray()).toEqual([])
    const marked = $('header [aria-current=page]').toArray()
    expect(marked.every((link) => $(link).attr('href') === path)).toBe(true)
    const sections = $('header [aria-current=true]').toArray()
    expect(sections.every((link) => path.startsWith(`${$(link).attr('href')}/`))).toBe(true)
    if (/^\/(services|service-areas|blog)\//.test(path)) expect(sections).toHaveLength(1)
  },
)

describe('a page in two languages', () => {
  const kinds = new Set(listedKinds)
  const translated = routes.filter(
    ({ alternates }) => alternates.length > 1 && alternates.some(({ path }) => kinds.has(path)),
  )

  it('names each of them and the first one for all others, and each says the same', async () => {
    for (const { path, language, alternates } of translated) {
      const { $ } = await document(path)
      expect($('html').attr('lang'), path).toBe(aboutLanguage[language].tag)
      const links = $('link[hreflang]').toArray()
      const named = links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')])
      const all = [...alternates, { language: 'x-default', path: alternates[0]?.path }]
      if (!$('meta[name=robots]').length)
        expect(named, path).toEqual(all.map((one) => [one.language, siteUrl + one.path]))
      for (const other of alternates.filter((one) => one.path !== path))
        for (const part of ['header', 'footer'])
          expect($(`${part} a[href="${other.path}"][hreflang=${other.language}]`), `${part} of ${path}`).toHaveLength(1)
    }
  })

  it('is a link on every other page too: the nearest above it', async () => {
    const [home] = translated.filter(({ alternates }) => alternates[0]?.path === '/')
    for (const path of home ? listedKinds.filter((kind) => !translated.some((one) => one.path === kind)) : []) {
      const { $ } = await document(path)
      const above = translated.filter((one) => one.language === languageAt(path) && path.startsWith(one.path))
      const [own] = above.sort((a, b) => b.path.length - a.path.length)
      const nearest = own?.alternates.find(({ language }) => language !== own.language)?.path
      const hrefs = $('header a[hreflang], footer a[hreflang]').toArray()
      expect(
        hrefs.map((link) => $(link).attr('href')),
        path,
      ).toEqual([nearest, nearest])
    }
  })

  it('isn’t there in one that nobody stands behind, on the public site, which doesn’t speak of it either', async () => {
    for (const { path, language } of translated) {
      const response = await site.get(path, { headers: {} }, { SITE_URL: site.origin })
      expect(response.status, path).toBe(isReviewed(language) ? 200 : 404)
      if (language === 'en' && !routes.some((one) => one.language !== 'en' && isReviewed(one.language)))
        expect(load(await response.text())('[hreflang]'), path).toHaveLength(0)
    }
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
    expect(listed).toEqual(publicRoutes.map(({ path }) => siteUrl + path))
    for (const { slug, updated } of inLanguage(firstLanguage, posts))
      expect(xml).toContain(`<loc>${siteUrl}/blog/${slug}</loc><lastmod>${updated}</lastmod>`)
    const dated = listedPaths.filter((path) => path.startsWith('/blog'))
    expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g) ?? []).toHaveLength(dated.length)
    const { $ } = await document(paths.sitemap)
    for (const { path } of listedRoutes.filter(({ language }) => language === 'en'))
      expect($(`main a[href="${path}"], header a[href="${path}"]`).length, path).toBeGreaterThan(0)
  })
})

/** The footer links to these all the same. */
const legal = [...(business.terms ? [] : [paths.terms]), ...(business.privacy ? [] : [paths.privacy])]

const switchedOff = ['/blog', '/blog/feed.xml', '/referral-program', '/pricing-calculator', '/r/ABCD2345'].filter(
  (path) => !isOn(path),
)

it.each([
  ...legal,
  ...switchedOff,
  '/nope',
  '/services/piano-tuning',
  '/service-areas/no-such-town',
  '/blog/old',
  '/services/x/y',
])('%s is not found, inside the frame', async (path) => {
  const { response, $ } = await document(path)
  expect(response.status).toBe(404)
  expect($('header nav a').length).toBeGreaterThan(10)
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect($('link[rel=canonical]')).toHaveLength(0)
})

it('the files that the pages name are there', async () => {
  expect(await (await site.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  const { icons } = (await (await site.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const path of [...icons.map(({ src }) => src), '/favicon.ico', '/icon.svg', '/apple-touch-icon.png'])
    expect((await site.get(path)).status, path).toBe(200)
})

it('security.txt says whom to tell of a hole, for months to come whenever it’s asked for', async () => {
  const later = appSite({}, Date.UTC(2031, 0, 1))
  const url = '/.well-known/security.txt'
  const text = await (await later.get(url)).text()
  for (const field of [
    `Contact: mailto:${business.email}\n`,
    `Canonical: ${siteUrl}${url}\n`,
    `Preferred-Languages: ${firstLanguage}`,
  ])
    expect(text).toContain(field)
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - later.clock.now) / 86_400_000
  expect(days > 30 && days < 365, `${days} days`).toBe(true)
})

describe('a cached page', () => {
  it('has a cache lifetime: until a deploy, or part of a minute with a fragment that depends on the time', async () => {
    const lifetime = async (path: string) => {
      const { headers } = await site.get(path, {}, { SITE_URL: site.origin })
      return [headers.get('cache-control'), headers.get('cdn-cache-control')]
    }
    const aDay = 'public, max-age=86400, stale-while-revalidate=86400'
    const [browser] = await lifetime('/')
    expect(browser).toMatch(/max-age=0/)
    expect(await lifetime('/')).toEqual([browser, 'public, max-age=20'])
    const page = pathIn('howItWorks', firstLanguage)
    const still = [page, `${page}.md`]
    for (const path of still) expect(await lifetime(path), path).toEqual([browser, aDay])
    for (const path of [`/service-areas?zip=${ownZip}`, '/schedule', '/nope'])
      expect(await lifetime(path), path).toEqual(['private, no-cache', null])
    const sent = pathIn('requestReceived', firstLanguage).replace(':reference', '7K2M9QX4RD')
    for (const path of [sent, '/desk/requests', '/desk/sign-in'])
      expect(await lifetime(path), path).toEqual(['no-store', null])
    // The cache knows no host, and elsewhere a page may name more languages.
    for (const path of ['/', ...still])
      expect((await site.get(path)).headers.get('cdn-cache-control'), path).toBe('no-store')
  })

  it('answers HEAD and 304 with the same headers as GET, without the body', async () => {
    const first = await site.get(paths.about)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    const head = await site.get(paths.about, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    const again = await site.get(paths.about, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['content-security-policy', 'cache-control', 'strict-transport-security'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    expect((await site.get(paths.about, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})
