import { inLanguage } from '#language'
import { guides } from '#site/guides.ts'
import { site } from '#site/site.ts'
import { bookOnline } from './booking/BookOnline.page.tsx'
import { schedule } from './booking/Schedule.page.tsx'
import { guidesNow } from './business/guides.ts'
import { itemPagesNow } from './business/itemPages.ts'
import './business/leftOut.ts'
import { isReviewed } from './business/navigation.ts'
import { posts } from './business/posts.ts'
import { services, towns } from './business/siteTexts.ts'
import type { Alternate, Language } from './language/language.ts'
import { findPickup } from './mine/FindPickup.page.tsx'
import { requestReceived } from './mine/RequestReceived.page.tsx'
import {
  type Collection,
  hasPage,
  normalPath,
  type PageName,
  pathIn,
  paths,
  slugIn,
  spokenLanguages,
} from './routes.ts'
import type { Page } from './shared/document/page.ts'
import { about } from './site/About.page.tsx'
import { blog, postPage } from './site/blog/Blog.page.tsx'
import { contact } from './site/Contact.page.tsx'
import { faq } from './site/Faq.page.tsx'
import { guideIndex, guidePage } from './site/guides/Guide.page.tsx'
import { howItWorks } from './site/HowItWorks.page.tsx'
import { home } from './site/home/Home.page.tsx'
import { itemPage } from './site/items/Item.page.tsx'
import { itemIndex } from './site/items/Items.page.tsx'
import { jobsDone } from './site/JobsDone.page.tsx'
import { privacy, terms } from './site/Legal.page.tsx'
import { pricingCalculator } from './site/prices/PricingCalculator.page.tsx'
import { referralProgram } from './site/ReferralProgram.page.tsx'
import { reviews } from './site/Reviews.page.tsx'
import { sitemap } from './site/Sitemap.page.tsx'
import { servicePage, servicesOverview } from './site/services/Services.page.tsx'
import { serviceAreas } from './site/towns/ServiceAreas.page.tsx'
import { areaPage } from './site/towns/Town.page.tsx'

export type Route = { readonly path: string; readonly page: Page }

export type SiteRoute = Route & {
  readonly language: Language
  /** The page in every language that it exists in, this one too. */
  readonly alternates: readonly Alternate[]
}

/** What makes a page in the language of the moment, or a collection's. */
type Made = (() => Page) | readonly RecordPage[]

type RecordPage = { readonly slug: string; readonly path: string; readonly page: Page }

/** One page for each record of a collection; unknown slugs are not found. */
const collection = <T extends { readonly slug: string }>(
  pathOf: (slug: string) => string,
  records: readonly T[],
  page: (record: T) => Page,
): RecordPage[] => records.map((record) => ({ slug: record.slug, path: pathOf(record.slug), page: page(record) }))

/** Only what looks like a reference, since the page shows it as ours. */
const referencePattern = '{[0-9A-HJKMNP-TV-Z]{10}}'

/** The page of each path, or the pages of a collection, in the language of the moment. */
const pagesNow = () =>
  ({
    home,
    howItWorks,
    services: servicesOverview,
    service: collection(paths.service, services(), servicePage),
    serviceAreas,
    town: collection(paths.town, towns(), areaPage),
    about,
    reviews,
    contact,
    schedule,
    faq,
    items: itemIndex,
    itemPage: collection(paths.itemPage, itemPagesNow(), itemPage),
    guides: guideIndex,
    guide: collection(paths.guide, guidesNow(), guidePage),
    calculator: pricingCalculator,
    bookOnline,
    referralProgram,
    sitemap,
    blog,
    post: posts().map((post) => ({
      slug: post.english ?? post.slug,
      path: paths.post(post.slug),
      page: postPage(post),
    })),
    findPickup,
    jobsDone,
    privacy,
    terms,
    requestReceived,
  }) satisfies Record<PageName, Made>

/** Pages that a business may leave out. */
const isOn: Partial<Record<PageName, boolean>> = {
  calculator: site.features.calculator,
  // They're the calculator's items, with its prices.
  items: site.features.calculator,
  guides: guides.length > 0,
  referralProgram: site.features.referrals,
  blog: site.features.blog,
  jobsDone: site.features.jobs === true,
  privacy: site.privacy !== undefined,
  terms: site.terms !== undefined,
}

/** The pages of a name in the language of the moment, each with what it has in common with its translations. */
function pagesNamed(name: PageName, page: Made, language: Language) {
  if (isOn[name] === false || !hasPage(name, language)) return []
  if (typeof page !== 'function')
    return page.flatMap(({ slug, ...own }) =>
      name === 'post' || slugIn(name as Collection, slug) ? [{ key: `${name} ${slug}`, language, ...own }] : [],
    )
  const path = pathIn(name) + (name === 'requestReceived' ? referencePattern : '')
  return [{ key: name, language, path, page: page() }]
}

const pages = spokenLanguages.flatMap((language) =>
  inLanguage(language, () =>
    Object.entries(pagesNow()).flatMap(([name, page]) => pagesNamed(name as PageName, page, language)),
  ),
)

const translations = Map.groupBy(pages, ({ key }) => key)

/** Every page of the site, once in each of its languages. Anything else is not found, the terms too. */
export const routes: readonly SiteRoute[] = pages.map(({ key, ...route }) => ({
  ...route,
  alternates: (translations.get(key) ?? []).map(({ language, path }) => ({ language, path })),
}))

/** Whether search engines may index a page, and it has a Markdown twin: it has no parameters and is not noindex. */
export const isListed = ({ path, page }: Route): boolean => !path.includes(':') && !page.head.noindex

export const listedRoutes = routes.filter(isListed)

/** Those that search engines and assistants are told of: in languages that somebody stands behind. */
export const publicRoutes = listedRoutes
  .filter(({ language }) => isReviewed(language))
  .map((route) => ({ ...route, alternates: route.alternates.filter((one) => isReviewed(one.language)) }))

const listedPaths: ReadonlySet<string> = new Set(listedRoutes.map(({ path }) => path))

/** The normal path of a listed page; undefined for any other path. */
export function listedPath(path: string): string | undefined {
  const normal = normalPath(path)
  return listedPaths.has(normal) ? normal : undefined
}

const byPath = new Map(routes.map((route) => [route.path, route]))

/** A path's name in breadcrumbs. */
export const crumbAt = (path: string): string | undefined => byPath.get(path)?.page.head.crumb

/** The page at a path in the languages that it exists in; none where there's no such page. */
export const alternatesAt = (path: string): readonly Alternate[] => byPath.get(path)?.alternates ?? []

/** The page at a path in each language; where a language lacks it, the nearest page above it that isn't missing. */
export function nearestAt(path: string): readonly Alternate[] {
  const own = alternatesAt(path)
  if (path === '/') return own
  const above = nearestAt(path.slice(0, path.lastIndexOf('/')) || '/')
  return spokenLanguages.flatMap(
    (language) => [...own, ...above].find((alternate) => alternate.language === language) ?? [],
  )
}
