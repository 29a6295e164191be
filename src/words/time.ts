import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/time.ts'
import { words as es } from './es/time.ts'

export const timeWords = byLanguage(en, { es })
