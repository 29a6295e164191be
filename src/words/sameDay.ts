import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/sameDay.tsx'
import { words as es } from './es/sameDay.tsx'

export const sameDayWords = byLanguage(en, { es })
