import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/card.ts'
import { words as es } from './es/card.ts'

export const cardWords = byLanguage(en, { es })
