import type { Translations } from '../schema/translation.ts'
import * as es from './es/texts.ts'

/** What's said in each language of `languages.ts`. */
export const texts: Translations = { es }
