import { languages as siteLanguages } from '#site/languages.ts'
import { type Language, languages } from '../language/language.ts'

/**
 * Whether a language's pages are there at an origin: once somebody stands behind them, and until then wherever it isn't the
 * public one, `siteUrl`.
 */
export const isOffered = (language: Language, origin: string, siteUrl: string): boolean =>
  language === 'en' || (siteLanguages[language] !== undefined && (isReviewed(language) || origin !== siteUrl))

/** Whether somebody has read all that's said in a language, and somebody answers calls in it. */
export function isReviewed(language: Language): boolean {
  const { reviewedBy = '', phones = '' } = language === 'en' ? {} : (siteLanguages[language] ?? {})
  return language === 'en' || (reviewedBy !== '' && phones !== '')
}

/** The languages that visitors get at an origin. */
export const offeredLanguages = (origin: string, siteUrl: string): readonly Language[] =>
  languages.filter((language) => isOffered(language, origin, siteUrl))
