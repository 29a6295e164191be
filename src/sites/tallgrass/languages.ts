import type { SiteLanguages } from '../schema/translation.ts'
import { es } from './es/language.ts'

/** The languages that the pages exist in, the first one first; what the others say is in the language's folder. */
export const languages: SiteLanguages = { en: {}, es }
