import { site } from '#site/site.ts'
import { paths } from '../routes.ts'
import type { Site } from '../sites/schema/site.ts'

export type MenuItem = {
  readonly path: string
  readonly label: string
  /** The collection whose pages are listed under it. */
  readonly submenu?: 'services'
  /** The optional part that the page belongs to. */
  readonly part?: keyof Site['parts']
}

const isOn = ({ part }: MenuItem): boolean => !part || site.parts[part]

const items: readonly MenuItem[] = [
  { path: paths.home, label: 'Home' },
  { path: paths.howItWorks, label: 'How It Works' },
  { path: paths.services, label: 'Services', submenu: 'services' },
  { path: paths.serviceAreas, label: 'Service Areas' },
  { path: paths.calculator, label: 'Pricing Calculator', part: 'calculator' },
  { path: paths.bookOnline, label: 'Book Online' },
  { path: paths.blog, label: 'Blog', part: 'blog' },
  { path: paths.faq, label: 'FAQ' },
  { path: paths.referralProgram, label: 'Referral Program', part: 'referrals' },
  { path: paths.about, label: 'About' },
  { path: paths.contact, label: 'Contact' },
]

/** The header's menu, in its order. */
export const menu: readonly MenuItem[] = items.filter(isOn)

const quick: readonly MenuItem[] = [
  { path: paths.services, label: 'Services' },
  { path: paths.serviceAreas, label: 'Service areas' },
  { path: paths.calculator, label: 'Price calculator', part: 'calculator' },
  { path: paths.schedule(), label: 'Book a pickup' },
  { path: paths.reviews, label: 'Reviews' },
  { path: paths.faq, label: 'FAQ' },
  { path: paths.blog, label: 'Blog', part: 'blog' },
  { path: paths.sitemap, label: 'Sitemap' },
]

/** The footer's quick links. */
export const quickLinks: readonly MenuItem[] = quick.filter(isOn)

/** Linked from the footer; the pages do not exist yet and answer 404, as agreed with the business. */
export const legalLinks: readonly MenuItem[] = [
  { path: paths.privacy, label: 'Privacy' },
  { path: paths.terms, label: 'Terms' },
]
