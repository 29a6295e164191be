import { isLanguage, type Language } from './language.ts'

/** The document's language: another one's pages are another document. */
export function language(): Language {
  const chosen = document.documentElement.lang.slice(0, 2)
  return isLanguage(chosen) ? chosen : 'en'
}
