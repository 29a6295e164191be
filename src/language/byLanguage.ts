import { language } from '#language'
import type { Language } from './language.ts'

type Others<T> = { readonly [Key in Exclude<Language, 'en'>]: T }

/** What's said in the language of the moment. Browser code that doesn't say it leaves it out. */
/* @__NO_SIDE_EFFECTS__ */
export const byLanguage =
  <T>(en: T, others: Others<NoInfer<T>>): (() => T) =>
  () => {
    const chosen = language()
    return chosen === 'en' ? en : others[chosen]
  }
