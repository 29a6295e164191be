import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/itemPage.tsx'
import { words as es } from './es/itemPage.tsx'

export const itemPageWords = byLanguage(en, { es })
