import type { Translations } from '../schema/translation.ts'
import { howItWorks } from './howItWorks.es.ts'
import { siteWords } from './site.es.ts'

/** What's said in other languages than English, file by file. */
export const translations: Translations = {
  es: {
    site: siteWords,
    howItWorks,
  },
}
