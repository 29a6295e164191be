import type { Translations } from '../schema/translation.ts'

/** What's said in other languages than English: nothing. */
export const translations: Translations = {}
