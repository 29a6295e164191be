import { testimonials } from '#site/home.ts'
import { ratings } from '#site/reviews.ts'
import { site } from '#site/site.ts'
import { paths } from '../routes.ts'
import type { Site } from '../sites/schema/site.ts'

export type MenuItem = {
  readonly path: string
  readonly label: string
  /** The collection whose pages are listed under it. */
  readonly submenu?: 'services'
  /** The optional feature that the page belongs to. */
  readonly feature?: keyof Site['features']
}

const isOn = ({ feature }: MenuItem): boolean => !feature || site.features[feature]

const items: readonly MenuItem[] = [
  { path: paths.home, label: 'Home' },
  { path: paths.howItWorks, label: 'How It Works' },
  { path: paths.services, label: 'Services', submenu: 'services' },
  { path: paths.serviceAreas, label: 'Service Areas' },
  { path: paths.calculator, label: 'Pricing Calculator', feature: 'calculator' },
  { path: paths.bookOnline, label: 'Book Online' },
  { path: paths.blog, label: 'Blog', feature: 'blog' },
  { path: paths.faq, label: 'FAQ' },
  { path: paths.referralProgram, label: 'Referral Program', feature: 'referrals' },
  { path: paths.about, label: 'About' },
  { path: paths.contact, label: 'Contact' },
]

/** The name of the reviews page: a business without any asks for them there. */
export const hasReviews = testimonials.length + ratings.length > 0
export const reviewsLabel = hasReviews ? 'Reviews' : 'How did we do?'

/** The header's menu, in its order. */
export const menu: readonly MenuItem[] = items.filter(isOn)

const quick: readonly MenuItem[] = [
  { path: paths.services, label: 'Services' },
  { path: paths.serviceAreas, label: 'Service areas' },
  { path: paths.calculator, label: 'Price calculator', feature: 'calculator' },
  { path: paths.schedule(), label: 'Book a pickup' },
  { path: paths.findPickup, label: 'Find my pickup' },
  { path: paths.reviews, label: reviewsLabel },
  { path: paths.faq, label: 'FAQ' },
  { path: paths.blog, label: 'Blog', feature: 'blog' },
  { path: paths.sitemap, label: 'Sitemap' },
]

/** The footer's quick links. */
export const quickLinks: readonly MenuItem[] = quick.filter(isOn)

const privacy: MenuItem = { path: paths.privacy, label: 'Privacy' }

/** The pages of the site map that are in no menu. */
export const otherLinks: readonly MenuItem[] = site.privacy ? [privacy] : []

/** Linked from the footer; where there's no such page, it answers 404, as agreed with the business. */
export const legalLinks: readonly MenuItem[] = [privacy, { path: paths.terms, label: 'Terms' }]
