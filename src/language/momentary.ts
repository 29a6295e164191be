import { language } from '#language'
import type { Language } from './language.ts'

type All<T> = { readonly en: T } & Readonly<Partial<Record<Language, T>>>

/** Of several objects, the one of the language of the moment, each time that a property is read; English where it has none. */
export const momentary = <T extends object>(all: All<T>): T =>
  new Proxy(all.en, { get: (_, name) => Reflect.get(all[language()] ?? all.en, name) })
