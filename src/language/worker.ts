import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from './language.ts'

// A Worker answers many requests at once, and renders each over several tasks: what one is answered in goes along with it.
const current = new AsyncLocalStorage<Language>()

/** The language that's being said now: English unless `inLanguage` says otherwise. */
export const language = (): Language => current.getStore() ?? 'en'

/** Runs a function, with all that it starts, in a language. */
export const inLanguage = <T>(chosen: Language, run: () => T): T => current.run(chosen, run)
