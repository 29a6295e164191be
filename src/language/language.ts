/** The languages that we have words in: first the one that every business has and every page exists in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** What a document and its structured data say they're in. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** How a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** A page in one of the languages that it exists in. */
export type Alternate = { readonly language: Language; readonly path: string }

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

/** What a language calls another one: "Spanish". */
export const nameIn = (speaker: Language, named: Language): string =>
  new Intl.DisplayNames(languageTags[speaker], { type: 'language' }).of(named) ?? languageNames[named]
