import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/itemGuide.tsx'
import { words as es } from './es/itemGuide.tsx'

export const itemGuideWords = byLanguage(en, { es })
