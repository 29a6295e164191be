import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/town.ts'
import { words as es } from './es/town.ts'

export const townWords = byLanguage(en, { es })
