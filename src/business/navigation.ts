import { site } from '#site/site.ts'
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
  { path: '/', label: 'Home' },
  { path: '/how-it-works', label: 'How It Works' },
  { path: '/services', label: 'Services', submenu: 'services' },
  { path: '/service-areas', label: 'Service Areas' },
  { path: '/pricing-calculator', label: 'Pricing Calculator', part: 'calculator' },
  { path: '/book-online', label: 'Book Online' },
  { path: '/blog', label: 'Blog', part: 'blog' },
  { path: '/faq', label: 'FAQ' },
  { path: '/referral-program', label: 'Referral Program', part: 'referrals' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
]

/** The header's menu, in its order. */
export const menu: readonly MenuItem[] = items.filter(isOn)

const quick: readonly MenuItem[] = [
  { path: '/services', label: 'Services' },
  { path: '/service-areas', label: 'Service areas' },
  { path: '/pricing-calculator', label: 'Price calculator', part: 'calculator' },
  { path: '/schedule', label: 'Book a pickup' },
  { path: '/reviews', label: 'Reviews' },
  { path: '/faq', label: 'FAQ' },
  { path: '/blog', label: 'Blog', part: 'blog' },
  { path: '/sitemap', label: 'Sitemap' },
]

/** The footer's quick links. */
export const quickLinks: readonly MenuItem[] = quick.filter(isOn)

/** Linked from the footer; the pages do not exist yet and answer 404, as agreed with the business. */
export const legalLinks: readonly MenuItem[] = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
]
