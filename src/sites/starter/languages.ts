import type { Language } from '../../language/language.ts'
import type { SiteLanguages } from '../schema/translation.ts'
import answers from './answers/languages.json' with { type: 'json' }
import { es } from './es/language.ts'

const known: Required<SiteLanguages> = { en: { reviewedBy: '', phones: '' }, es }

/** The languages that the pages exist in, as `npm run new-site` asked: the first one has the addresses without a language. */
export const languages: SiteLanguages = Object.fromEntries((answers as Language[]).map((name) => [name, known[name]]))
