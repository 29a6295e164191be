import type { SiteLanguages } from '../schema/translation.ts'

/** The languages besides English that the pages exist in: none. */
export const languages: SiteLanguages = {}
