import * as en from '#site/home.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import type { HomeTexts } from '../sites/schema/texts.ts'

/** What the home page says, and what other pages have of it. */
export const homeTexts = textsByLanguage<HomeTexts>(en, () => texts.home)
