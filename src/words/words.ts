import type { Language } from '../language/language.ts'
import { momentary } from '../language/texts.ts'
import * as en from './en/words.ts'
import * as es from './es/words.ts'

// The texts of all languages. `sentences.ts` has those with links in them, which Node's own commands can't read. The browser's
// code is built with one language's folder in the place of both.

/** What we say, in the language of the moment: `say.frame.skip`. It's read when it's said, and never kept by a module. */
export const say = momentary({ en, es } satisfies Record<Language, typeof en>)
