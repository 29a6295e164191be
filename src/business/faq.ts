import { questionGroups as es } from '#site/es.ts'
import { questionGroups as en } from '#site/faq.ts'
import { textsByLanguage } from '../language/texts.ts'

/** What people ask. */
export const questionGroups = textsByLanguage(en, { es })
