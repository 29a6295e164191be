import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/places.ts'
import { words as es } from './es/places.ts'

export const placesWords = byLanguage(en, { es })
