import { language } from '#language'
import { guides } from '#site/guides.ts'
import { testimonials } from '#site/home.ts'
import { languages as siteLanguages } from '#site/languages.ts'
import { reward } from '#site/referral.ts'
import { ratings } from '#site/reviews.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import type { Language } from '../language/language.ts'
import { firstLanguage, hasPage, languageAt, paths, spokenLanguages } from '../routes.ts'
import type { Site } from '../sites/schema/site.ts'

/**
 * Whether a language's pages are there at an origin: once somebody stands behind them, and until then wherever it isn't the
 * public one, `siteUrl`.
 */
export const isOffered = (language: Language, origin: string, siteUrl: string): boolean =>
  siteLanguages[language] !== undefined && (isReviewed(language) || origin !== siteUrl)

/** Whether somebody has read what's said in a language, and somebody answers calls in it: the owner in the first one. */
export function isReviewed(language: Language): boolean {
  const { reviewedBy = '', phones = '' } = siteLanguages[language] ?? {}
  return language === firstLanguage || (reviewedBy !== '' && phones !== '')
}

export const offeredLanguages = (origin: string, siteUrl: string): readonly Language[] =>
  spokenLanguages.filter((language) => isOffered(language, origin, siteUrl))

/** The languages with a blog: the first one's has the feed. */
export const blogLanguages = (): readonly Language[] =>
  site.features.blog ? spokenLanguages.filter((language) => hasPage('blog', language)) : []

export type MenuItem = {
  readonly path: string
  readonly label: string
  readonly submenu?: 'services'
  readonly feature?: keyof Site['features']
}

/** Pages that the business has, and that the language has: no link leads from one language into another unsaid. */
const isShown = ({ path, feature }: MenuItem): boolean =>
  (!feature || site.features[feature] === true) && languageAt(path) === language()

export function menu(): readonly MenuItem[] {
  const { menu: label } = say.frame
  const items: readonly MenuItem[] = [
    { path: paths.home, label: label.home },
    { path: paths.howItWorks, label: label.howItWorks },
    { path: paths.services, label: label.services, submenu: 'services' },
    { path: paths.serviceAreas, label: label.serviceAreas },
    { path: paths.calculator, label: label.calculator, feature: 'calculator' },
    { path: paths.bookOnline, label: label.bookOnline },
    { path: paths.blog, label: label.blog, feature: 'blog' },
    { path: paths.faq, label: label.faq },
    { path: paths.referralProgram, label: reward ? label.referralProgram : label.passItOn, feature: 'referrals' },
    { path: paths.about, label: label.about },
    { path: paths.contact, label: label.contact },
  ]
  return items.filter(isShown)
}

/** The name of the reviews page: a business without any asks for them there. */
export const hasReviews = testimonials.length + ratings.length > 0
export const reviewsLabel = (): string => (hasReviews ? say.frame.reviews : say.frame.noReviews)

export function quickLinks(): readonly MenuItem[] {
  const { links: label } = say.frame
  const links: readonly MenuItem[] = [
    { path: paths.services, label: label.services },
    { path: paths.serviceAreas, label: label.serviceAreas },
    { path: paths.calculator, label: label.calculator, feature: 'calculator' },
    { path: paths.schedule(), label: label.schedule },
    { path: paths.findPickup, label: label.findPickup },
    { path: paths.reviews, label: reviewsLabel() },
    { path: paths.jobsDone, label: label.jobsDone, feature: 'jobs' },
    { path: paths.faq, label: label.faq },
    ...(guides.length > 0 ? [{ path: paths.guides, label: label.guides }] : []),
    { path: paths.blog, label: label.blog, feature: 'blog' },
    { path: paths.sitemap, label: label.sitemap },
  ]
  return links.filter(isShown)
}

const privacy = (): MenuItem => ({ path: paths.privacy, label: say.frame.links.privacy })
const terms = (): MenuItem => ({ path: paths.terms, label: say.frame.links.terms })

/** The pages of the site map that are in no menu. */
export const otherLinks = (): readonly MenuItem[] => [
  ...(site.privacy ? [privacy()] : []),
  ...(site.terms ? [terms()] : []),
]

/** Linked from the footer; where there's no such English page, it answers 404, as agreed with the business. */
export const legalLinks = (): readonly MenuItem[] =>
  (language() === 'en' ? [privacy(), terms()] : otherLinks()).filter(isShown)
