import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/business.ts'
import { words as es } from './es/business.ts'

export const businessWords = byLanguage(en, { es })
