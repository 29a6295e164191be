import { pageWords } from '#site/pages.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import type { PageWords } from '../sites/schema/texts.ts'

/** What the shared pages say of the business and its places. */
export const pageTexts = textsByLanguage<PageWords>(pageWords, () => texts.pageWords)
