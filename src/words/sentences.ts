import type { Language } from '../language/language.ts'
import { momentary } from '../language/texts.ts'
import * as en from './en/sentences.tsx'
import * as es from './es/sentences.tsx'

/** What we say in whole sentences, with their links, in the language of the moment: `sentences.faq.title`. */
export const sentences = momentary({ en, es } satisfies Record<Language, typeof en>)
