import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/fields.ts'
import { words as es } from './es/fields.ts'

export const fieldWords = byLanguage(en, { es })
