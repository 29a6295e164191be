import { home as es } from '#site/es.ts'
import * as en from '#site/home.ts'
import { textsByLanguage } from '../language/texts.ts'
import type { HomeTexts } from '../sites/schema/texts.ts'

/** What the home page says, and what other pages have of it. */
export const homeTexts = textsByLanguage<HomeTexts>(en, { es })
