import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/home.tsx'
import { words as es } from './es/home.tsx'

export const homeWords = byLanguage(en, { es })
