import { pageWords as es } from '#site/es.ts'
import { pageWords } from '#site/pages.ts'
import { textsByLanguage } from '../language/texts.ts'
import type { PageWords } from '../sites/schema/texts.ts'

/** What the shared pages say of the business and its places. */
export const pageTexts = textsByLanguage<PageWords>(pageWords, { es })
