import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { posts } from '../business/posts.ts'
import type { Page } from '../document/page.ts'
import { about } from './About.tsx'
import { blog } from './Blog.tsx'
import { postPage } from './BlogPost.tsx'
import { bookOnline } from './BookOnline.tsx'
import { contact } from './Contact.tsx'
import { faq } from './Faq.tsx'
import { home } from './Home.tsx'
import { howItWorks } from './HowItWorks.tsx'
import { pricingCalculator } from './PricingCalculator.tsx'
import { referralProgram } from './ReferralProgram.tsx'
import { requestReceived } from './RequestReceived.tsx'
import { reviews } from './Reviews.tsx'
import { schedule } from './Schedule.tsx'
import { servicePage } from './Service.tsx'
import { serviceAreas } from './ServiceAreas.tsx'
import { servicesOverview } from './Services.tsx'
import { sitemap } from './Sitemap.tsx'
import { areaPage } from './Town.tsx'

const { blog: hasBlog, calculator, referrals } = site.parts

export type Route = { readonly path: string; readonly page: Page }

/** One route for each record of a collection; unknown slugs are not found. */
const collection = <T extends { readonly slug: string }>(
  parent: string,
  records: readonly T[],
  page: (record: T) => Page,
): Route[] => records.map((record) => ({ path: `${parent}/${record.slug}`, page: page(record) }))

/** Every page of the site, once; a part that the business leaves out has none. Anything else is not found, `/privacy` and `/terms` too. */
export const routes: readonly Route[] = [
  { path: '/', page: home },
  { path: '/how-it-works', page: howItWorks },
  { path: '/services', page: servicesOverview },
  ...collection('/services', services, servicePage),
  { path: '/service-areas', page: serviceAreas },
  ...collection('/service-areas', towns, areaPage),
  { path: '/about', page: about },
  { path: '/reviews', page: reviews },
  { path: '/contact', page: contact },
  { path: '/schedule', page: schedule },
  { path: '/faq', page: faq },
  ...(calculator ? [{ path: '/pricing-calculator', page: pricingCalculator }] : []),
  { path: '/book-online', page: bookOnline },
  ...(referrals ? [{ path: '/referral-program', page: referralProgram }] : []),
  { path: '/sitemap', page: sitemap },
  ...(hasBlog ? [{ path: '/blog', page: blog }] : []),
  ...collection('/blog', posts, postPage),
  // Only what looks like a reference, since the page shows it as ours.
  { path: '/request-received/:reference{[0-9A-HJKMNP-TV-Z]{10}}', page: requestReceived },
]

/** The pages that search engines may index: without parameters and not noindex. */
export const listedRoutes = routes.filter(({ path, page }) => !path.includes(':') && !page.head.noindex)

const crumbs = new Map(routes.map(({ path, page }) => [path, page.head.crumb]))

/** A path's name in breadcrumbs. */
export const crumbAt = (path: string): string | undefined => crumbs.get(path)
