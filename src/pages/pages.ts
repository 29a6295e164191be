import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { itemPages } from '../business/itemPages.ts'
import { posts } from '../business/posts.ts'
import type { Page } from '../document/page.ts'
import { normalPath, pagePaths, paths } from '../routes.ts'
import { about } from './About.tsx'
import { blog } from './Blog.tsx'
import { postPage } from './BlogPost.tsx'
import { bookOnline } from './BookOnline.tsx'
import { contact } from './Contact.tsx'
import { faq } from './Faq.tsx'
import { findPickup } from './FindPickup.tsx'
import { home } from './Home.tsx'
import { howItWorks } from './HowItWorks.tsx'
import { itemPage } from './ItemPage.tsx'
import { itemIndex } from './Items.tsx'
import { pricingCalculator } from './PricingCalculator.tsx'
import { privacy } from './Privacy.tsx'
import { referralProgram } from './ReferralProgram.tsx'
import { requestReceived } from './RequestReceived.tsx'
import { reviews } from './Reviews.tsx'
import { schedule } from './Schedule.tsx'
import { servicePage } from './Service.tsx'
import { serviceAreas } from './ServiceAreas.tsx'
import { servicesOverview } from './Services.tsx'
import { sitemap } from './Sitemap.tsx'
import { areaPage } from './Town.tsx'

export type Route = { readonly path: string; readonly page: Page }

/** One route for each record of a collection; unknown slugs are not found. */
const collection = <T extends { readonly slug: string }>(
  pathOf: (slug: string) => string,
  records: readonly T[],
  page: (record: T) => Page,
): Route[] => records.map((record) => ({ path: pathOf(record.slug), page: page(record) }))

/** The page of each path, or the pages of a collection. */
const pages = {
  home,
  howItWorks,
  services: servicesOverview,
  service: collection(paths.service, services, servicePage),
  serviceAreas,
  town: collection(paths.town, towns, areaPage),
  about,
  reviews,
  contact,
  schedule,
  faq,
  items: itemIndex,
  itemPage: collection(paths.itemPage, itemPages, itemPage),
  calculator: pricingCalculator,
  bookOnline,
  referralProgram,
  sitemap,
  blog,
  post: collection(paths.post, posts, postPage),
  findPickup,
  privacy,
  // Only what looks like a reference, since the page shows it as ours.
  requestReceived: [{ path: `${pagePaths.requestReceived}{[0-9A-HJKMNP-TV-Z]{10}}`, page: requestReceived }],
} satisfies Record<keyof typeof pagePaths, Page | readonly Route[]>

/** Pages that a business may leave out. */
const isOn: Partial<Record<keyof typeof pages, boolean>> = {
  calculator: site.features.calculator,
  // They're the calculator's items, with its prices.
  items: site.features.calculator,
  referralProgram: site.features.referrals,
  blog: site.features.blog,
  privacy: site.privacy !== undefined,
}

/** Every page of the site, once. Anything else is not found, the terms too. */
export const routes: readonly Route[] = Object.entries(pages).flatMap(([name, page]) => {
  const key = name as keyof typeof pages
  if (isOn[key] === false) return []
  return 'kind' in page ? { path: pagePaths[key], page } : page
})

/** Whether search engines may index a page, and it has a Markdown twin: it has no parameters and is not noindex. */
export const isListed = ({ path, page }: Route): boolean => !path.includes(':') && !page.head.noindex

export const listedRoutes = routes.filter(isListed)

const listedPaths: ReadonlySet<string> = new Set(listedRoutes.map(({ path }) => path))

/** The normal path of a listed page; undefined for any other path. */
export function listedPath(path: string): string | undefined {
  const normal = normalPath(path)
  return listedPaths.has(normal) ? normal : undefined
}

const crumbs = new Map(routes.map(({ path, page }) => [path, page.head.crumb]))

/** A path's name in breadcrumbs. */
export const crumbAt = (path: string): string | undefined => crumbs.get(path)
