import type { Addresses } from '../routes.ts'
import { about as en } from '../words/en/language.ts'
import { about as es } from '../words/es/language.ts'

/** What a language's folder in `src/words` says of it in its `language.ts`. */
export type AboutLanguage = {
  /** What a document and its structured data say they're in. */
  readonly tag: string
  /** How it calls itself. */
  readonly name: string
  /** What it says to those who speak it, on pages of another. */
  readonly invitation: { readonly offer: string; readonly spoken: string }
  /** The paths of its pages and links; English ones are those of `routes.ts`. */
  readonly addresses?: Addresses
}

const known = { en, es }

/** The languages that we have words in: a folder each. */
export type Language = keyof typeof known

export const aboutLanguage: Readonly<Record<Language, AboutLanguage>> = known

/** First the one that every page exists in, and a business's own files are in. */
export const languages = Object.keys(known) as Language[]

/** A page in one of the languages that it exists in. */
export type Alternate = { readonly language: Language; readonly path: string }

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

/** What a language calls another one: "Spanish". */
export const nameIn = (speaker: Language, named: Language): string =>
  new Intl.DisplayNames(aboutLanguage[speaker].tag, { type: 'language' }).of(named) ?? aboutLanguage[named].name
