import type { Language } from '../language/language.ts'
import { momentary } from '../language/momentary.ts'
import * as en from './en/sentences.ts'
import * as es from './es/sentences.ts'

/** What we say in whole sentences, with their links, in the language of the moment: `sentences.faq.title`. */
export const sentences = momentary({ en, es } satisfies Record<Language, typeof en>)
