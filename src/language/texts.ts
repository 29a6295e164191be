import { language } from '#language'
import type { Language } from './language.ts'

type Others<T> = { readonly [Key in Exclude<Language, 'en'>]?: (() => T) | undefined }

/**
 * A business's own texts in the language of the moment, which are made once, when they're first asked for; in English where
 * it has none in that language.
 */
export function textsByLanguage<T>(en: T, others: Others<NoInfer<T>>): () => T {
  const made = new Map<Language, T>([['en', en]])
  return () => {
    const chosen = language()
    const known = made.get(chosen)
    if (known !== undefined) return known
    const texts = chosen === 'en' ? en : (others[chosen]?.() ?? en)
    made.set(chosen, texts)
    return texts
  }
}
