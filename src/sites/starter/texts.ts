import type { Translations } from '../schema/translation.ts'

/** What's said in each language of `languages.ts`: nothing yet. */
export const texts: Translations = {}
