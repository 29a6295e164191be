import { language } from '#language'
import { aboutLanguage, type Language } from './language.ts'

type All<T> = { readonly en: T } & Readonly<Partial<Record<Language, T>>>

/** Of several objects, the one of the language of the moment, each time that a property is read; English where it has none. */
export const momentary = <T extends object>(all: All<T>): T =>
  new Proxy(all.en, { get: (_, name) => Reflect.get(all[language()] ?? all.en, name) })

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

/**
 * Records with the texts of the language of the moment, by their slugs; one that has none there is in English, or isn't there
 * if all `needTexts`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const recordsByLanguage = <T extends { readonly slug: string }>(
  en: readonly T[],
  own: () => (() => Readonly<Record<string, Partial<NoInfer<T>>>>) | undefined,
  needTexts = false,
): (() => readonly T[]) =>
  dataByLanguage<readonly T[], Readonly<Record<string, Partial<T>>>>(
    en,
    (records, texts) =>
      records.flatMap((record) => (needTexts && !texts[record.slug] ? [] : { ...record, ...texts[record.slug] })),
    own,
  )

/** Words as a list in a sentence: "a, b, and c", or with "or" before the last one. */
export const listed = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(aboutLanguage[language()].tag, { type }).format(words)

/** A text as a sentence ends: one that ends with an abbreviation's dot needs no other. */
export const ended = (words: string): string => words.replace(/\.*$/, '.')
