import { texts as all } from '#site/texts.ts'
import { momentary } from '../language/texts.ts'
import type { SiteTexts } from '../sites/schema/translation.ts'

/** The business's own texts in the language of the moment, where it isn't English. The browser's code has one language's. */
export const texts = momentary<SiteTexts>({ en: {}, ...all })
