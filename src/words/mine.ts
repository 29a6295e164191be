import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/mine.tsx'
import { words as es } from './es/mine.tsx'

export const mineWords = byLanguage(en, { es })
