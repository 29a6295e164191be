// Files that the build makes from rendered pages. Runs as the Worker's code does.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { mailHref, telHref, whatsappHref, writeHref } from '../../src/business/contact.ts'
import { curbAnswerOf, curbTowns } from '../../src/business/guides.ts'
import { itemsAnswerOf } from '../../src/business/itemPages.ts'
import { items } from '../../src/business/items.ts'
import { blogLanguages } from '../../src/business/navigation.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { notFound } from '../../src/handlers/Problem.page.tsx'
import { alternatesAt, crumbAt, listedRoutes, nearestAt, publicRoutes } from '../../src/pages.ts'
import { canonical, files, firstLanguage, languageAt, markdownPath, paths } from '../../src/routes.ts'
import { atomFeed, robotsTxt, sitemapXml, webManifest } from '../../src/shared/document/feeds/crawlers.ts'
import { llmsTxt } from '../../src/shared/document/feeds/llms.ts'
import { openApi } from '../../src/shared/document/feeds/openapi.ts'
import type { Page, PageRequest } from '../../src/shared/document/page.ts'
import { joinFragments } from '../../src/shared/document/pageCache.ts'
import { renderForRequest, renderStatic } from '../../src/shared/document/render.tsx'
import { assetHeaders } from '../../src/shared/http/respond.ts'
import { JobsAt } from '../../src/shared/parts/JobCards.tsx'
import { textLabel } from '../../src/sites/schema/texting.ts'
import { pageMarkdown } from './markdown.ts'

/** A page without a query or a form's state, with the fallbacks of its fragments. */
export type BuiltPage = {
  readonly path: string
  readonly kind: string
  /** Whether some request gets another than this. */
  readonly hasStates: boolean
  readonly html: string
  /** What its fragments may show besides. */
  readonly more: string
}

/** A job with all that one can have. */
const anyJob = {
  key: '',
  what: 'Couch',
  town: 'Springfield',
  month: '2026-11',
  items: '',
  cents: 1,
  went: ['donated'] as const,
  photos: ['/a', '/b'],
}

/** A request without anything. What's open changes by the minute, so files only say where to look. */
const blankRequest = (path: string, siteUrl: string): PageRequest => ({
  path,
  siteUrl,
  query: new URLSearchParams(),
  params: {},
  updates: [],
  now: Date.now(),
  openSlots: async () => ({ today: localDate(Date.now(), site.timeZone), slots: [], sure: true }),
  friend: async () => undefined,
})

const links = { crumbAt, alternatesAt, nearestAt }

async function builtPage(path: string, page: Page, siteUrl: string): Promise<BuiltPage> {
  const rendered = page.perRequest
    ? await renderForRequest(page, blankRequest(path, siteUrl), links)
    : await renderStatic(page, { path, siteUrl, now: Date.now() }, links)
  const hasStates = page.perRequest === true || page.variant !== undefined
  const hasJobs = rendered.fragments.some(({ name }) => name === 'jobs')
  const more = hasJobs ? renderToStaticMarkup(createElement(JobsAt, { path: paths.jobsDone, jobs: [anyJob] })) : ''
  return { path, kind: page.kind, hasStates, html: joinFragments(rendered), more }
}

/** Every listed page and the not-found page. */
export const builtPages = (siteUrl: string): Promise<BuiltPage[]> =>
  Promise.all(
    [...listedRoutes, { path: '/404', page: notFound() }].map(({ path, page }) =>
      inLanguage(languageAt(path), () => builtPage(path, page, siteUrl)),
    ),
  )

const contactLines = (url: string) => [
  `- ${say.twin.call}: [${site.phone.label}](${telHref})`,
  ...(textLabel ? [`- ${say.twin.text}: [${textLabel}](${writeHref()})`] : []),
  ...(whatsappHref ? [`- WhatsApp: <${whatsappHref}>`] : []),
  `- ${say.twin.email}: [${site.email}](${mailHref})`,
  `- ${say.twin.here}: <${url}>`,
]

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** The headers of hashed files, as Cloudflare reads them; `!` takes away what an earlier rule said. */
export const headersFile = (): string =>
  [
    '/assets/*',
    ...headerLines(assetHeaders('/assets/any')),
    '/assets/social-*',
    '  ! cross-origin-resource-policy',
    ...headerLines({
      'cross-origin-resource-policy': assetHeaders('/assets/social-any')['cross-origin-resource-policy'] ?? '',
    }),
    // Browsers accept speculation rules of this type only.
    '/assets/speculation-rules-*',
    '  ! content-type',
    '  content-type: application/speculationrules+json',
    '',
  ].join('\n')

/** Files for crawlers, by path: sitemap, feed, and each page's Markdown twin. What has no language of its own is in the first. */
export const crawlerFiles = (siteUrl: string, pages: readonly BuiltPage[]): Readonly<Record<string, string>> =>
  inLanguage(firstLanguage, () => filesNow(siteUrl, pages))

function filesNow(siteUrl: string, pages: readonly BuiltPage[]): Readonly<Record<string, string>> {
  const twins = listedRoutes.map(({ path }) => {
    const url = canonical(siteUrl, path)
    const html = pages.find((page) => page.path === path)?.html ?? ''
    const twin = inLanguage(languageAt(path), () => pageMarkdown(html, { url, contact: contactLines(url) }))
    return [markdownPath(path), twin] as const
  })
  const catalog = items()
  const [blogLanguage] = blogLanguages()
  const curbs = curbTowns().map((town) => curbAnswerOf(town, siteUrl))
  return {
    [files.sitemap]: sitemapXml(siteUrl, publicRoutes),
    [files.robots]: robotsTxt(siteUrl),
    [files.llms]: llmsTxt(siteUrl, publicRoutes),
    [files.openapi]: JSON.stringify(openApi(siteUrl)),
    ...(curbs.length > 0 && { [files.curb]: JSON.stringify({ towns: curbs }) }),
    ...(catalog && { [files.items]: JSON.stringify(itemsAnswerOf(catalog, siteUrl)) }),
    ...(blogLanguage && { [paths.feed]: inLanguage(blogLanguage, () => atomFeed(siteUrl)) }),
    [files.manifest]: webManifest(),
    ...Object.fromEntries(twins),
  }
}
