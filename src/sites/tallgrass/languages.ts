import type { SiteLanguages } from '../schema/translation.ts'
import { es } from './es/language.ts'

/** The languages besides English that the pages exist in; what they say is in the language's folder. */
export const languages: SiteLanguages = { es }
