import { language } from '#language'
import { aboutLanguage } from './language.ts'

/** Words as a list in a sentence: "a, b, and c", or with "or" before the last one. */
export const listed = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(aboutLanguage[language()].tag, { type }).format(words)
