export type MenuItem = {
  readonly path: string
  readonly label: string
  /** The collection whose pages are listed under it. */
  readonly submenu?: 'services'
}

/** The header's menu, in its order. */
export const menu: readonly MenuItem[] = [
  { path: '/', label: 'Home' },
  { path: '/how-it-works', label: 'How It Works' },
  { path: '/services', label: 'Services', submenu: 'services' },
  { path: '/service-areas', label: 'Service Areas' },
  { path: '/pricing-calculator', label: 'Pricing Calculator' },
  { path: '/book-online', label: 'Book Online' },
  { path: '/blog', label: 'Blog' },
  { path: '/faq', label: 'FAQ' },
  { path: '/referral-program', label: 'Referral Program' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
]

/** The footer's quick links. */
export const quickLinks: readonly MenuItem[] = [
  { path: '/services', label: 'Services' },
  { path: '/service-areas', label: 'Service areas' },
  { path: '/pricing-calculator', label: 'Pricing calculator' },
  { path: '/schedule', label: 'Schedule a pickup' },
  { path: '/reviews', label: 'Reviews' },
  { path: '/faq', label: 'FAQ' },
  { path: '/blog', label: 'Blog' },
  { path: '/sitemap', label: 'Sitemap' },
]

/** Linked from the footer; the pages do not exist yet and answer 404, as agreed with the business. */
export const legalLinks: readonly MenuItem[] = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
]
