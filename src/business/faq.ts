import { questionGroups as en } from '#site/faq.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'

/** What people ask. */
export const questionGroups = textsByLanguage(en, () => texts.questionGroups)
