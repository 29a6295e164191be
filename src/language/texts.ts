import { language } from '#language'
import type { Language } from './language.ts'

/**
 * A business's data with the texts of the language of the moment, which `say` puts in once, when they're first asked for; in
 * English where it has none in that language.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dataByLanguage<T, Texts>(
  en: T,
  say: (en: T, texts: Texts) => T,
  own: () => (() => Texts) | undefined,
): () => T {
  const made = new Map<Language, T>([['en', en]])
  return () => {
    const chosen = language()
    const known = made.get(chosen)
    if (known !== undefined) return known
    const texts = own()?.()
    const said = texts === undefined ? en : say(en, texts)
    made.set(chosen, said)
    return said
  }
}

/** A business's own texts in the language of the moment. */
/* @__NO_SIDE_EFFECTS__ */
export const textsByLanguage = <T>(en: T, own: () => (() => NoInfer<T>) | undefined): (() => T) =>
  dataByLanguage<T, T>(en, (_, texts) => texts, own)

/** Records with the texts of the language of the moment, by their slugs; one that has none there is in English. */
/* @__NO_SIDE_EFFECTS__ */
export const recordsByLanguage = <T extends { readonly slug: string }>(
  en: readonly T[],
  own: () => (() => Readonly<Record<string, Partial<NoInfer<T>>>>) | undefined,
): (() => readonly T[]) =>
  dataByLanguage<readonly T[], Readonly<Record<string, Partial<T>>>>(
    en,
    (records, texts) => records.map((record) => ({ ...record, ...texts[record.slug] })),
    own,
  )
