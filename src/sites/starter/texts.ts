import type { Translations } from '../schema/translation.ts'
import * as es from './es/texts.ts'

/** What's said in other languages than English, whether or not the pages exist in them. */
export const texts: Translations = { es }
